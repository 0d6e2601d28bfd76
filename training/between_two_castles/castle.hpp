// A castle as the training plays it: its rooms, where a tile may be placed, its points.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

enum Reach { FLAT, SET, LINKED, WHOLE, ABOVE, COLUMN, BELOW, ABOVE_BELOW, LEFT_RIGHT, TWO_BELOW, AROUND, NOT_BELOW, THREE_BELOW };
enum Tag { FOOD, LIVING, UTILITY, OUTDOOR, SLEEPING, CORRIDOR, DOWNSTAIRS, SPECIAL, MIRROR, PAINTING, SWORDS, TORCH, ANY, NO_TAG };
enum Card {
    TYPES_PRESENT, PER_ATTENDANT, PER_FOOD, PER_SPECIAL = PER_FOOD + 7, BELOW_GROUND, LEVEL_3_UP, TOTAL_HEIGHT,
    TOTAL_WIDTH, SURROUNDED_8, EDGES_4, THRONE_EDGE_TYPES, THRONE_RING, FIVE_OF_TYPE, THREE_OF_TYPE, CARDS
};
const int TYPES = 7, WANTED = 8, TAGS = 13, HANGINGS = 4, DRAFTED = 16;

struct Tile {
    int type;  // a regular type, or SPECIAL
    int hanging, reach, want, points;
};
struct Throne {
    int hanging, types[2], cells[2][2];
};

#include "rooms.hpp"  // written by `headers.py` from the engine: REGULAR, TILES, THRONES

const int FOUNTAIN = REGULAR, FOYER = REGULAR + 1, TOWER = REGULAR + 2, THRONE = REGULAR + 3, NOTHING = 255;

struct Chance {
    uint64_t state;
    uint64_t next() {
        state ^= state >> 12, state ^= state << 25, state ^= state >> 27;
        return state * 2685821657736338717ull;
    }
    int below(int number) { return (next() >> 33) % number; }
    double share() { return (next() >> 11) * (1.0 / 9007199254740992.0); }
};

const int ROW = 64, ROWS = 56, LEFT = -1, RIGHT = 1, UP = ROW, DOWN = -ROW;
const int GROUND = 26 * ROW, THRONE_LEFT = GROUND + 28, THRONE_RIGHT = THRONE_LEFT + 1;
const int EDGES[4] = {UP, LEFT, RIGHT, DOWN};
const int EIGHT[8] = {UP + LEFT, UP, UP + RIGHT, LEFT, RIGHT, DOWN + LEFT, DOWN, DOWN + RIGHT};
const int THRONE_EDGES[6] = {THRONE_LEFT + UP, THRONE_RIGHT + UP, THRONE_LEFT - 1, THRONE_RIGHT + 1, THRONE_LEFT + DOWN, THRONE_RIGHT + DOWN};
const int THRONE_AROUND[10] = {THRONE_LEFT + UP - 1, THRONE_LEFT + UP, THRONE_RIGHT + UP, THRONE_RIGHT + UP + 1, THRONE_LEFT - 1, THRONE_RIGHT + 1,
                               THRONE_LEFT + DOWN - 1, THRONE_LEFT + DOWN, THRONE_RIGHT + DOWN, THRONE_RIGHT + DOWN + 1};
static const std::vector<int> OFFSETS[13] = {{}, {}, {}, {}, {}, {}, {}, {UP, DOWN}, {LEFT, RIGHT}, {DOWN, 2 * DOWN},
    {UP + LEFT, UP, UP + RIGHT, LEFT, RIGHT, DOWN + LEFT, DOWN, DOWN + RIGHT},
    {UP + LEFT, UP, UP + RIGHT, LEFT, RIGHT, DOWN + LEFT, DOWN + RIGHT}, {DOWN + LEFT, DOWN, DOWN + RIGHT}};

static uint16_t TAGS_OF[256];   // the tags of each tile as bits; 0 for an empty cell
static uint8_t OPEN_SKY[256];

static void prepare() {
    for (int tile = 0; tile < REGULAR + 3; tile++) {
        TAGS_OF[tile] = 1 << TILES[tile].type | 1 << ANY;
        if (TILES[tile].hanging != NO_TAG) TAGS_OF[tile] |= 1 << TILES[tile].hanging;
        OPEN_SKY[tile] = TILES[tile].type == OUTDOOR || tile == FOUNTAIN || tile == TOWER;
    }
    for (int throne = 0; throne < 7; throne++)
        TAGS_OF[THRONE + throne] = 1 << SPECIAL | 1 << ANY | 1 << THRONES[throne].hanging;
}

struct Castle {
    uint8_t grid[ROW * ROWS];
    int cells[32], number;      // of the rooms, in the order they were placed
    int counts[10];             // of each regular type, fountains, grand foyers, towers
    int attendants[HANGINGS], throne, left;
    uint32_t cards;
    int pending;                // the bonus to be used next: a type, SPECIAL (any special room), or -1

    void begin(int which) {
        std::memset(this, 0, sizeof *this);
        std::memset(grid, NOTHING, sizeof grid);
        throne = which, left = DRAFTED, pending = -1;
        grid[THRONE_LEFT] = grid[THRONE_RIGHT] = THRONE + which;
    }
    static int kind(int tile) { return tile < REGULAR ? TILES[tile].type : TYPES + tile - REGULAR; }
    void place(int tile, int cell) {
        grid[cell] = tile, cells[number++] = cell, counts[kind(tile)]++;
        pending = -1;
        if (tile >= REGULAR) return;
        int reached = counts[TILES[tile].type];
        if (reached == 3) pending = TILES[tile].type;
        if (reached == 5) pending = SPECIAL;
    }
    void undo(int before) {
        int cell = cells[--number];
        counts[kind(grid[cell])]--, grid[cell] = NOTHING, pending = before;
    }
    bool empty(int cell) const { return grid[cell] == NOTHING; }
    // Whether a room could be placed on an empty cell that touches the castle.
    bool stands(int cell) const {
        int below = grid[cell + DOWN];
        return below == NOTHING ? cell < GROUND + ROW : !OPEN_SKY[below];
    }
    int sites(int* found) const {
        uint64_t seen[ROWS] = {0};
        int many = 0;
        auto look = [&](int at) {
            for (int edge : EDGES) {
                int cell = at + edge;
                if (!empty(cell) || seen[cell / ROW] >> (cell % ROW) & 1) continue;
                seen[cell / ROW] |= 1ull << (cell % ROW);
                if (stands(cell)) found[many++] = cell;
            }
        };
        look(THRONE_LEFT), look(THRONE_RIGHT);
        for (int room = 0; room < number; room++) look(cells[room]);
        return many;
    }
    static bool fits(int tile, int cell) {
        int type = TILES[tile].type;
        if (type == CORRIDOR || tile == FOYER) return true;
        return type == DOWNSTAIRS ? cell < GROUND : cell >= GROUND;
    }
    bool has_all_others() const {
        for (int type = 0; type < TYPES; type++)
            if (type != SLEEPING && !counts[type]) return false;
        return true;
    }
    int tagged(int tag) const {
        int many = TAGS_OF[THRONE + throne] >> tag & 1;
        for (int room = 0; room < number; room++) many += TAGS_OF[grid[cells[room]]] >> tag & 1;
        return many;
    }
    // Returns the rooms that a utility room on this cell reaches; marks the visited cells.
    int linked(int cell, int want, int* chain) const {
        uint64_t seen[ROWS] = {0};
        int many = 0, at = -1, points = 0;
        seen[cell / ROW] |= 1ull << (cell % ROW);
        int from = cell;
        for (;;) {
            for (int edge : EDGES) {
                int next = from + edge;
                if (!(TAGS_OF[grid[next]] >> want & 1) || seen[next / ROW] >> (next % ROW) & 1) continue;
                points++;
                if (next == THRONE_LEFT || next == THRONE_RIGHT) {
                    seen[THRONE_LEFT / ROW] |= 3ull << (THRONE_LEFT % ROW);
                    chain[many++] = THRONE_LEFT, chain[many++] = THRONE_RIGHT;
                } else {
                    seen[next / ROW] |= 1ull << (next % ROW);
                    chain[many++] = next;
                }
            }
            if (++at >= many) break;
            from = chain[at];
        }
        return points;
    }
    // Rooms with a tag in a column from one cell on, going up or down; gaps are passed.
    int in_column(int cell, int step, int tag) const {
        int many = 0, lowest = GROUND - ROW * (counts[CORRIDOR] + counts[DOWNSTAIRS] + counts[kind(FOYER)]);
        for (int at = cell + step; at >= lowest; at += step) {
            if (grid[at] != NOTHING)
                many += TAGS_OF[grid[at]] >> tag & 1;
            else if (step > 0 && at >= GROUND)
                break;
        }
        return many;
    }
    int around(int cell, int tag) const {
        int many = 0;
        for (int step : EIGHT) many += TAGS_OF[grid[cell + step]] >> tag & 1;
        return many - (throne_twice(cell) && (TAGS_OF[THRONE + throne] >> tag & 1));
    }
    static bool throne_twice(int cell) {
        return cell == THRONE_LEFT + UP || cell == THRONE_RIGHT + UP || cell == THRONE_LEFT + DOWN || cell == THRONE_RIGHT + DOWN;
    }
    int points_at(int cell) const {
        const Tile& tile = TILES[grid[cell]];
        int chain[40];
        switch (tile.reach) {
            case FLAT: return tile.points;
            case SET: return has_all_others() ? tile.points : 1;
            case LINKED: return tile.points * linked(cell, tile.want, chain);
            case WHOLE: return tile.points * tagged(tile.want);
            case ABOVE: return tile.points * in_column(cell, UP, tile.want);
            case BELOW: return tile.points * in_column(cell, DOWN, tile.want);
            case COLUMN: return tile.points * (in_column(cell, UP, tile.want) + in_column(cell, DOWN, tile.want));
            case AROUND: return tile.points * around(cell, tile.want);
        }
        int found = 0;
        for (int step : OFFSETS[tile.reach]) found += TAGS_OF[grid[cell + step]] >> tile.want & 1;
        return tile.points * found;
    }
    int throne_found() const {
        int found = 0;
        for (auto& at : THRONES[throne].cells) {
            int tile = grid[THRONE_LEFT + at[0] + at[1] * ROW];
            if (tile < REGULAR) found += TILES[tile].type == THRONES[throne].types[0] || TILES[tile].type == THRONES[throne].types[1];
        }
        return found;
    }
    template <int N> bool all_occupied(const int (&around)[N], int from) const {
        for (int step : around)
            if (empty(from + step)) return false;
        return true;
    }
    template <int N> int occupied(const int (&around)[N]) const {
        int many = 0;
        for (int cell : around) many += !empty(cell);
        return many;
    }
    int surrounded() const {
        int many = all_occupied(THRONE_AROUND, 0);
        for (int room = 0; room < number; room++) many += all_occupied(EIGHT, cells[room]);
        return many;
    }
    int closed() const {
        int many = all_occupied(THRONE_EDGES, 0);
        for (int room = 0; room < number; room++) many += all_occupied(EDGES, cells[room]);
        return many;
    }
    void extent(int& rows, int& columns) const {
        uint64_t wide = 3ull << (THRONE_LEFT % ROW), high = 1ull << (THRONE_LEFT / ROW);
        for (int room = 0; room < number; room++) wide |= 1ull << (cells[room] % ROW), high |= 1ull << (cells[room] / ROW);
        rows = __builtin_popcountll(high), columns = __builtin_popcountll(wide);
    }
    int on_level(int from, int to) const {
        int many = 0;
        for (int room = 0; room < number; room++) many += cells[room] >= from && cells[room] < to;
        return many;
    }
    int card_points(int card) const {
        int many = 0, rows, columns;
        switch (card) {
            case TYPES_PRESENT:
                for (int each : counts) many += each > 0;
                return many;
            case PER_ATTENDANT:
                for (int each : attendants) many += each;
                return 4 * many;
            case BELOW_GROUND: return on_level(0, GROUND);
            case LEVEL_3_UP: return on_level(GROUND + 2 * ROW, ROW * ROWS);
            case TOTAL_HEIGHT: extent(rows, columns); return rows;
            case TOTAL_WIDTH: extent(rows, columns); return columns;
            case SURROUNDED_8: return 3 * surrounded();
            case EDGES_4: return 2 * closed();
            case THRONE_EDGE_TYPES: {
                int types = 0;
                for (int cell : THRONE_EDGES) types |= TAGS_OF[grid[cell]] & 127;
                return 2 * __builtin_popcount(types);
            }
            case THRONE_RING: return occupied(THRONE_AROUND);
            case FIVE_OF_TYPE:
                for (int type = 0; type < TYPES; type++) many += counts[type] >= 5;
                return 4 * many;
            case THREE_OF_TYPE:
                for (int type = 0; type < TYPES; type++) many += counts[type] >= 3;
                return 2 * many;
            default: return 2 * tagged(card - PER_FOOD);
        }
    }
    int points() const {
        int sum = 2 * throne_found();
        for (int room = 0; room < number; room++) sum += points_at(cells[room]);
        for (int hanging = 0; hanging < HANGINGS; hanging++)
            if (attendants[hanging]) sum += attendants[hanging] * tagged(MIRROR + hanging);
        for (uint32_t rest = cards; rest; rest &= rest - 1) sum += card_points(__builtin_ctz(rest));
        return sum;
    }
};
