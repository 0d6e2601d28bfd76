// A castle as the training's model knows it: where tiles may lie, and what a tile brings where it is put.
// The geometry comes from the engine, as tables.

#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "tables.hpp"

enum Type { ACTIVITY, CORRIDOR, DOWNSTAIRS, FOOD, LIVING, OUTDOOR, SLEEPING, UTILITY, TYPES };
enum Effect { NO_EFFECT, CONNECT, ADJACENT, IN_CASTLE };
const int SIZES = 10, SMALL_SIZES = 5;
const int SPAN = 2 * REACH + 1, BARRED = 1, TOUCHES = 2;
const int SIDE = 128, MIDDLE = SIDE / 2, EDGE = 9;  // the foyer lies in the middle; near the edge nothing is put
const int MOST_TILES = 48, MOST_OPEN = 220;
const int STEP_X[4] = {0, 1, 0, -1}, STEP_Y[4] = {-1, 0, 1, 0};
const int ACTIVITY_POINTS = 5, OUTDOOR_MONEY = 10;
const uint8_t FREE = 0, TAKEN = 1, CORNER = 2;

inline bool may_connect(int kind, int other) { return kind % 2 == other % 2 && !(kind >= 2 && other >= 2); }

struct Waiting {
    int extra = 0, corridor = 0, look = 0, draw = 0, choose = 0;
    bool any() const { return extra || corridor || look || draw || choose; }
};

struct Spot {
    short form, x, y;
};

// A summary of a castle: everything but the positions of its tiles. Money in thousands.
struct Summary {
    int tiles = 0, money = 0, points = 0;
    uint64_t done = 0;
    uint8_t tile[MOST_TILES], missing[MOST_TILES], good[MOST_TILES], again[MOST_TILES];
    int types[TYPES] = {}, areas[TYPES] = {}, sizes[SIZES] = {}, hallways = 0, stairs = 0;
    int in_castle[TYPES] = {}, trouble[TYPES] = {};
    int cellars = 0, open_rooms = 0;
    int ground = 0, dark = 0;  // good doors
    Waiting waiting;
    uint64_t deep = 0;  // the downstairs rooms that were completed last

    int again_of(int number) const {
        const Tile& tile_here = TILE[tile[number]];
        int points_again = again[number];
        if (tile_here.effect == IN_CASTLE)
            for (int type = 0; type < TYPES; type++)
                if (tile_here.effect_types >> type & 1) points_again += tile_here.effect_points * types[type];
        return points_again;
    }
};

struct OpenDoor {
    short x, y;  // the cell in front
    uint8_t tile, own, side, kind;
    bool good, is_room;
};

struct Castle : Summary {
    short form[MOST_TILES], x[MOST_TILES], y[MOST_TILES];
    OpenDoor open[MOST_OPEN], cornered[64];
    int opens = 0, corners = 0;
    short x0, y0, x1, y1;
    uint8_t grid[SIDE * SIDE];
    uint8_t at[SIDE * SIDE * 4];  // by front cell and side: the number of the open door, plus one

    explicit Castle(int foyer) {
        memset(grid, 0, sizeof grid);
        memset(at, 0, sizeof at);
        money = 15;
        put({short(4 * foyer), MIDDLE, MIDDLE}, false);
    }

    bool is_free(int cx, int cy) const { return grid[cy * SIDE + cx] == FREE; }

    // Whether two by two cells in front of a door are free.
    bool is_good(int fx, int fy, int side) const {
        int sx = STEP_X[side], sy = STEP_Y[side];
        if (!is_free(fx, fy) || !is_free(fx + sx, fy + sy)) return false;
        return (is_free(fx + sy, fy + sx) && is_free(fx + sx + sy, fy + sy + sx)) ||
               (is_free(fx - sy, fy - sx) && is_free(fx + sx - sy, fy + sy - sx));
    }

    static bool covers(const Form& of, int lx, int ly) {
        if (lx < 0 || ly < 0 || lx >= of.w || ly >= of.h) return false;
        if (of.count == of.w * of.h) return true;
        for (int cell = 0; cell < of.count; cell++)
            if (of.cells[cell][0] == lx && of.cells[cell][1] == ly) return true;
        return false;
    }

    const OpenDoor* met(const Form& of, int own, int px, int py) const {
        const FormDoor& door = of.door[own];
        // the castle's door that lies opposite has its front on this door's own cell
        int index = at[((py + door.y) * SIDE + px + door.x) * 4 + (door.side + 2) % 4];
        return index ? &open[index - 1] : nullptr;
    }

    // The castle with one tile more, rewards without a choice taken. `after` is a copy of this summary.
    void foresee(Spot spot, bool corridor_used, Summary& after) const {
        const Form& of = FORM[spot.form];
        const Tile& new_tile = TILE[of.tile];
        int number = tiles;
        uint64_t linked = 0;
        int joined = 0;
        for (int own = 0; own < new_tile.doors; own++)
            if (const OpenDoor* door = met(of, own, spot.x, spot.y)) {
                joined++;
                after.missing[door->tile]--;
                linked |= 1ull << door->tile;
            }
        after.tiles++;
        after.tile[number] = of.tile;
        after.missing[number] = new_tile.doors - joined;
        after.good[number] = 0;
        after.types[new_tile.type]++;
        after.areas[new_tile.type] += new_tile.area;
        if (new_tile.size >= 0) after.sizes[new_tile.size]++;
        after.hallways += of.tile == HALLWAY || of.tile == DARK_HALLWAY;
        after.stairs += of.tile == STAIRS;
        bool narrow = of.count == of.w * of.h;
        for (int index = 0; index < opens; index++) {
            const OpenDoor& door = open[index];
            if (!door.good && !door.is_room) continue;
            int lx = door.x - spot.x, ly = door.y - spot.y;
            if (lx < -2 || ly < -2 || lx > of.w + 1 || ly > of.h + 1) continue;
            bool covered = narrow ? lx >= 0 && ly >= 0 && lx < of.w && ly < of.h : covers(of, lx, ly);
            if (covered && door.is_room) after.open_rooms--;
            if (!door.good) continue;
            int sx = STEP_X[door.side], sy = STEP_Y[door.side];
            auto free_here = [&](int dx, int dy) {
                return is_free(door.x + dx, door.y + dy) && !covers(of, lx + dx, ly + dy);
            };
            bool good_now = !covered && free_here(sx, sy) &&
                            ((free_here(sy, sx) && free_here(sx + sy, sy + sx)) ||
                             (free_here(-sy, -sx) && free_here(sx - sy, sy - sx)));
            if (!good_now) {
                after.good[door.tile]--;
                (door.kind % 2 ? after.dark : after.ground)--;
            }
        }
        for (int own = 0; own < new_tile.doors; own++) {
            const FormDoor& door = of.door[own];
            int sx = STEP_X[door.side], sy = STEP_Y[door.side];
            int fx = spot.x + door.x + sx, fy = spot.y + door.y + sy;
            if (!is_free(fx, fy)) continue;
            after.open_rooms += new_tile.type != CORRIDOR;
            int lx = door.x + sx, ly = door.y + sy;
            auto free_here = [&](int dx, int dy) {
                return is_free(fx + dx, fy + dy) && !covers(of, lx + dx, ly + dy);
            };
            if (free_here(sx, sy) && ((free_here(sy, sx) && free_here(sx + sy, sy + sx)) ||
                                      (free_here(-sy, -sx) && free_here(sx - sy, sy - sx)))) {
                after.good[number]++;
                (door.kind % 2 ? after.dark : after.ground)++;
            }
        }
        int gained = new_tile.points, printed_again = new_tile.points;
        const auto& fits = FIT;
        if (new_tile.effect == IN_CASTLE)
            for (int type = 0; type < TYPES; type++)
                if (new_tile.effect_types >> type & 1) {
                    gained += new_tile.effect_points * after.types[type];
                    after.in_castle[type] += new_tile.effect_points;
                }
        for (int other = 0; other < number; other++) {
            const Tile& there = TILE[tile[other]];
            bool connected = linked >> other & 1;
            if (connected) {
                if (new_tile.effect == CONNECT && new_tile.effect_types >> there.type & 1) {
                    gained += new_tile.effect_points;
                    printed_again += new_tile.effect_points;
                }
                if (there.effect == CONNECT && there.effect_types >> new_tile.type & 1) {
                    gained += there.effect_points;
                    after.again[other] += there.effect_points;
                }
            }
            bool asks = new_tile.effect == ADJACENT && new_tile.effect_types >> there.type & 1;
            bool asked = there.effect == ADJACENT && there.effect_types >> new_tile.type & 1;
            if (asks || asked) {
                int dx = spot.x - x[other], dy = spot.y - y[other];
                if (abs(dx) <= REACH && abs(dy) <= REACH &&
                    fits[FORM[form[other]].body][of.body][(dy + REACH) * SPAN + dx + REACH] & TOUCHES) {
                    if (asks) gained += new_tile.effect_points;
                    if (asked) gained += there.effect_points;
                }
            }
            if (there.effect == IN_CASTLE && there.effect_types >> new_tile.type & 1)
                gained += there.effect_points;
        }
        if (new_tile.effect == ADJACENT)
            for (int type = 0; type < TYPES; type++)
                if (new_tile.effect_types >> type & 1) after.trouble[type] -= new_tile.effect_points;
        after.again[number] = printed_again;
        int deep = 0;
        uint64_t completed = 0;
        for (int other = 0; other <= number; other++)
            if ((other == number || linked >> other & 1) && !after.missing[other]) completed |= 1ull << other;
        after.done |= completed;
        uint64_t deep_ones = 0;
        for (int other = 0; other <= number; other++) {
            if (!(completed >> other & 1)) continue;
            switch (TILE[after.tile[other]].type) {
                case ACTIVITY: gained += ACTIVITY_POINTS; break;
                case LIVING: gained += after.again_of(other); break;
                case OUTDOOR: after.money += OUTDOOR_MONEY; break;
                case FOOD: after.waiting.extra++; break;
                case CORRIDOR: after.waiting.corridor = 1; break;
                case SLEEPING: after.waiting.look++; break;
                case UTILITY: after.waiting.draw++; break;
                default: deep++, deep_ones |= 1ull << other;
            }
        }
        if (deep) {
            int more = (after.cellars + deep) / 2 - after.cellars / 2;
            after.waiting.choose += more;
            after.cellars += deep;
            if (more) after.deep = deep_ones;
        }
        if (corridor_used) after.waiting.corridor = 0;
        after.points += gained;
    }

    void put(Spot spot, bool corridor_used) {
        const Form& of = FORM[spot.form];
        int number = tiles;
        Summary after = *this;
        foresee(spot, corridor_used, after);
        uint64_t touched = 0;
        for (int other = 0; other < number; other++) {
            int dx = spot.x - x[other], dy = spot.y - y[other];
            if (abs(dx) <= REACH && abs(dy) <= REACH &&
                FIT[FORM[form[other]].body][of.body][(dy + REACH) * SPAN + dx + REACH] & TOUCHES)
                touched |= 1ull << other;
        }
        uint8_t before[28];
        for (int cell = 0; cell < of.count; cell++)
            before[cell] = grid[(spot.y + of.cells[cell][1]) * SIDE + spot.x + of.cells[cell][0]];
        // whether the new doors face free cells is asked before the tile is there
        bool faces_free[MOST_DOORS];
        for (int own = 0; own < TILE[of.tile].doors; own++) {
            const FormDoor& door = of.door[own];
            faces_free[own] =
                is_free(spot.x + door.x + STEP_X[door.side], spot.y + door.y + STEP_Y[door.side]);
        }
        for (int cell = 0; cell < of.count; cell++) {
            int cx = spot.x + of.cells[cell][0], cy = spot.y + of.cells[cell][1];
            bool corner = false;
            for (int index = 0; index < of.corners; index++)
                corner |= of.corner[index][0] == of.cells[cell][0] && of.corner[index][1] == of.cells[cell][1];
            uint8_t mark = TAKEN;
            if (corner && before[cell] == FREE) mark = CORNER;
            if (corner && before[cell] == CORNER) {
                bool taken = false;
                for (int other = 0; other < number; other++)
                    taken |= touched >> other & 1 && covers(FORM[form[other]], cx - x[other], cy - y[other]);
                if (!taken) mark = CORNER;
            }
            grid[cy * SIDE + cx] = mark;
        }
        form[number] = spot.form, x[number] = spot.x, y[number] = spot.y;
        OpenDoor kept[MOST_OPEN];
        int count = 0;
        int had_corners = corners;
        corners = 0;
        for (int index = 0; index < had_corners; index++)
            if (grid[cornered[index].y * SIDE + cornered[index].x] == CORNER) cornered[corners++] = cornered[index];
        for (int index = 0; index < opens; index++) {
            const OpenDoor& door = open[index];
            at[(door.y * SIDE + door.x) * 4 + door.side] = 0;
            if (!covers(of, door.x - spot.x, door.y - spot.y))
                kept[count++] = door;
            else if (of.corners && grid[door.y * SIDE + door.x] == CORNER && corners < 64)
                cornered[corners++] = door;
        }
        for (int own = 0; own < TILE[of.tile].doors; own++) {
            const FormDoor& door = of.door[own];
            short fx = spot.x + door.x + STEP_X[door.side], fy = spot.y + door.y + STEP_Y[door.side];
            OpenDoor made{fx, fy, uint8_t(number), uint8_t(own), uint8_t(door.side), uint8_t(door.kind), false,
                          TILE[of.tile].type != CORRIDOR};
            if (faces_free[own])
                kept[count++] = made;
            else if (grid[fy * SIDE + fx] == CORNER && corners < 64)
                cornered[corners++] = made;
        }
        opens = count;
        for (int index = 0; index < count; index++) {
            open[index] = kept[index];
            OpenDoor& door = open[index];
            door.good = is_good(door.x, door.y, door.side);
            at[(door.y * SIDE + door.x) * 4 + door.side] = index + 1;
        }
        short right = spot.x + of.w - 1, foot = spot.y + of.h - 1;
        if (!number) x0 = spot.x, y0 = spot.y, x1 = right, y1 = foot;
        x0 = std::min(x0, spot.x), y0 = std::min(y0, spot.y), x1 = std::max(x1, right), y1 = std::max(y1, foot);
        static_cast<Summary&>(*this) = after;
    }

    // The external entrances of rooms; those of all tiles when `any`.
    int external(bool any) const {
        static thread_local uint8_t reached[SIDE * SIDE];
        static thread_local int stack[SIDE * SIDE];
        int left = x0 - 1, top = y0 - 1, right = x1 + 1, foot = y1 + 1;
        for (int row = top; row <= foot; row++) memset(reached + row * SIDE + left, 0, right - left + 1);
        int height = 0;
        stack[height++] = top * SIDE + left;
        reached[top * SIDE + left] = 1;
        while (height) {
            int cell = stack[--height], cx = cell % SIDE, cy = cell / SIDE;
            for (int side = 0; side < 4; side++) {
                int nx = cx + STEP_X[side], ny = cy + STEP_Y[side];
                if (nx < left || nx > right || ny < top || ny > foot) continue;
                int next = ny * SIDE + nx;
                if (reached[next] || grid[next] == TAKEN) continue;
                reached[next] = 1;
                stack[height++] = next;
            }
        }
        int found = 0;
        for (int index = 0; index < opens; index++)
            found += (any || open[index].is_room) && reached[open[index].y * SIDE + open[index].x];
        for (int index = 0; index < corners; index++)
            found += (any || cornered[index].is_room) && reached[cornered[index].y * SIDE + cornered[index].x];
        return found;
    }

    // Straight ways out of the castle's doors that nothing lies in.
    struct Stretch {
        short x0, y0, x1, y1;
    };
    int ways_out(Stretch* ways) const {
        int count = 0;
        for (int index = 0; index < opens; index++) {
            const OpenDoor& door = open[index];
            int cx = door.x, cy = door.y;
            bool clear = true;
            while (clear && cx >= x0 && cx <= x1 && cy >= y0 && cy <= y1) {
                clear = grid[cy * SIDE + cx] == FREE;
                cx += STEP_X[door.side], cy += STEP_Y[door.side];
            }
            if (!clear) continue;
            switch (door.side) {
                case 0: ways[count++] = {door.x, 0, door.x, door.y}; break;
                case 1: ways[count++] = {door.x, door.y, SIDE, door.y}; break;
                case 2: ways[count++] = {door.x, door.y, door.x, SIDE}; break;
                default: ways[count++] = {0, door.y, door.x, door.y};
            }
        }
        return count;
    }

    // Every legal place of a tile; of orientations that look the same only the first.
    void places(int of_tile, std::vector<Spot>& found) const {
        static thread_local std::vector<int> seen(SIDE * SIDE, 0);
        static thread_local int stamp = 0;
        Stretch ways[MOST_OPEN];
        int way_count = ways_out(ways);
        for (int rot = 0; rot < 4; rot++) {
            if (!(WAYS[of_tile] >> rot & 1)) continue;
            const Form& of = FORM[4 * of_tile + rot];
            stamp++;
            for (int own = 0; own < TILE[of_tile].doors; own++) {
                const FormDoor& door = of.door[own];
                int opposite = (door.side + 2) % 4;
                for (int index = 0; index < opens; index++) {
                    const OpenDoor& there = open[index];
                    if (there.side != opposite || !may_connect(there.kind, door.kind)) continue;
                    int px = there.x - door.x, py = there.y - door.y;
                    if (px < EDGE || py < EDGE || px > SIDE - 2 * EDGE || py > SIDE - 2 * EDGE) continue;
                    int& mark = seen[py * SIDE + px];
                    if (mark == stamp) continue;
                    mark = stamp;
                    Spot spot{short(4 * of_tile + rot), short(px), short(py)};
                    if (is_legal(spot, of, ways, way_count)) found.push_back(spot);
                }
            }
        }
    }

    bool is_legal(Spot spot, const Form& of, const Stretch* ways, int way_count) const {
        for (int other = tiles - 1; other >= 0; other--) {
            int dx = spot.x - x[other], dy = spot.y - y[other];
            if (abs(dx) <= REACH && abs(dy) <= REACH &&
                FIT[FORM[form[other]].body][of.body][(dy + REACH) * SPAN + dx + REACH] & BARRED)
                return false;
        }
        for (int own = 0; own < TILE[of.tile].doors; own++) {
            const OpenDoor* door = met(of, own, spot.x, spot.y);
            if (door && !may_connect(door->kind, of.door[own].kind)) return false;
        }
        int right = spot.x + of.w - 1, foot = spot.y + of.h - 1;
        for (int way = 0; way < way_count; way++)
            if (spot.x > ways[way].x1 || right < ways[way].x0 || spot.y > ways[way].y1 || foot < ways[way].y0)
                return true;
        Castle with = *this;
        with.put(spot, false);
        return with.external(true) > 0;
    }
};
