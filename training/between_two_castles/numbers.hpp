// A castle in numbers, and what the network makes of them: the points that are still to come.
#pragma once

#include "castle.hpp"

const int BONUSES = TYPES + 1, OF_TYPE = 7, GEOMETRY = 17;
const int LEFT_AT = 0, PENDING_AT = LEFT_AT + DRAFTED + 1, COUNTS_AT = PENDING_AT + BONUSES;
const int SPECIALS_AT = COUNTS_AT + TYPES * OF_TYPE, HUNG_AT = SPECIALS_AT + 3, ATTENDANTS_AT = HUNG_AT + HANGINGS;
const int CARDS_AT = ATTENDANTS_AT + HANGINGS, WISHED_AT = CARDS_AT + CARDS, WISHED_LEFT_AT = WISHED_AT + 12;
const int GAIN_AT = WISHED_LEFT_AT + 12, HOPE_AT = GAIN_AT + 3 * TAGS, NEAR_AT = HOPE_AT + TAGS;
const int CHAIN_AT = NEAR_AT + 12, COLUMN_AT = CHAIN_AT + WANTED, UPRIGHT_AT = COLUMN_AT + WANTED;
const int FLAT_AT = UPRIGHT_AT + WANTED, GEOMETRY_AT = FLAT_AT + WANTED, NUMBERS = GEOMETRY_AT + GEOMETRY;

struct Told {
    float of[NUMBERS];
};

static inline bool may_come(const Castle& castle, int tag, int cell) {
    if (cell < GROUND ? tag < CORRIDOR : tag == DOWNSTAIRS) return false;
    int below = castle.grid[cell + DOWN];
    return below == NOTHING || !OPEN_SKY[below];
}

static inline bool is_site_of(int tag, int cell) {
    return tag < CORRIDOR ? cell >= GROUND : tag == DOWNSTAIRS ? cell < GROUND : true;
}

// Groups of adjacent rooms of one type, special rooms taken as one: the number of each room's group and its size.
struct Groups {
    uint8_t of[ROW * ROWS], size[34];

    void find(const Castle& castle) {
        int many = 0;
        of[THRONE_LEFT] = of[THRONE_RIGHT] = 0;
        for (int room = 0; room < castle.number; room++) of[castle.cells[room]] = 0;
        auto grow = [&](int from) {
            int stack[34], waiting = 0, type = TAGS_OF[castle.grid[from]] & 255;
            of[from] = ++many, size[many] = 0, stack[waiting++] = from;
            while (waiting) {
                int cell = stack[--waiting];
                size[many] += cell != THRONE_RIGHT;
                for (int edge : EDGES) {
                    int next = cell + edge;
                    if ((TAGS_OF[castle.grid[next]] & 255) != type || of[next]) continue;
                    of[next] = many, stack[waiting++] = next;
                }
            }
        };
        grow(THRONE_LEFT);
        for (int room = 0; room < castle.number; room++)
            if (!of[castle.cells[room]]) grow(castle.cells[room]);
    }
    // The rooms of a type that a utility room on this empty cell would reach.
    int linked(const Castle& castle, int cell, int tag) const {
        int seen[4], many = 0, found = 0;
        for (int edge : EDGES) {
            int next = cell + edge;
            if (!(TAGS_OF[castle.grid[next]] >> tag & 1)) continue;
            bool again = false;
            for (int at = 0; at < many; at++) again |= seen[at] == of[next];
            if (!again) found += size[of[next]], seen[many++] = of[next];
        }
        return found;
    }
};

// Describes the castle and returns its points.
static int describe(const Castle& castle, Told& told) {
    float* of = told.of;
    std::memset(&told, 0, sizeof told);
    int sites[96], many = castle.sites(sites);
    static thread_local int16_t number_of[ROW * ROWS];
    int8_t gain[97][TAGS];
    std::memset(gain, 0, sizeof(gain[0]) * (many + 1));
    for (int site = 0; site < many; site++) number_of[sites[site]] = site + 1;
    int wished[TAGS] = {0}, hope[TAGS] = {0}, sum = 2 * castle.throne_found();
    int hung[TAGS] = {0};
    for (int tag = 0; tag < TAGS; tag++) hung[tag] = castle.tagged(tag);
    bool complete = castle.has_all_others();
    int column_gain[ROW][TAGS], columns_used[32], columns_many = 0;
    uint64_t columns_seen = 0;
    auto column = [&](int cell) -> int* {
        int x = cell % ROW;
        if (!(columns_seen >> x & 1)) {
            columns_seen |= 1ull << x;
            std::memset(column_gain[x], 0, sizeof column_gain[x]);
            columns_used[columns_many++] = x;
        }
        return column_gain[x];
    };
    for (int room = 0; room < castle.number; room++) {
        int cell = castle.cells[room];
        const Tile& tile = TILES[castle.grid[cell]];
        int want = tile.want;
        switch (tile.reach) {
            case FLAT: sum += tile.points; break;
            case SET: sum += complete ? tile.points : 1; break;
            case WHOLE: sum += tile.points * hung[want], wished[want] += tile.points; break;
            case LINKED: {
                int chain[40], length = 0, points = castle.linked(cell, want, chain);
                sum += tile.points * points;
                length = points;
                if (want == SPECIAL) {  // the throne room is two cells
                    for (int at = 0; at < points; at++)
                        if (chain[at] == THRONE_LEFT) length = points + 1;
                }
                uint64_t seen[ROWS] = {0};
                for (int at = -1; at < length; at++)
                    for (int edge : EDGES) {
                        int next = (at < 0 ? cell : chain[at]) + edge;
                        if (!castle.empty(next) || seen[next / ROW] >> (next % ROW) & 1) continue;
                        seen[next / ROW] |= 1ull << (next % ROW);
                        if (may_come(castle, want, next)) hope[want]++;
                        gain[number_of[next]][want]++;
                    }
                break;
            }
            case ABOVE:
                sum += tile.points * castle.in_column(cell, UP, want);
                column(cell)[want] += tile.points;
                break;
            case COLUMN:
                sum += tile.points * (castle.in_column(cell, UP, want) + castle.in_column(cell, DOWN, want));
                column(cell)[want] += tile.points;
                break;
            case BELOW:
                sum += tile.points * castle.in_column(cell, DOWN, want);
                column(cell)[want] += tile.points;
                break;
            default: {
                int found = 0;
                for (int step : OFFSETS[tile.reach]) {
                    int other = castle.grid[cell + step];
                    if (other != NOTHING) {
                        found += TAGS_OF[other] >> want & 1;
                        continue;
                    }
                    if (may_come(castle, want, cell + step)) hope[want] += tile.points;
                    gain[number_of[cell + step]][want] += tile.points;
                }
                if (tile.reach == AROUND && Castle::throne_twice(cell) && TAGS_OF[THRONE + castle.throne] >> want & 1) found--;
                sum += tile.points * found;
            }
        }
    }
    for (int hanging = 0; hanging < HANGINGS; hanging++) {
        int serving = castle.attendants[hanging];
        if (serving) sum += serving * hung[MIRROR + hanging], wished[MIRROR + hanging] += serving;
    }
    for (uint32_t rest = castle.cards; rest; rest &= rest - 1) {
        int card = __builtin_ctz(rest);
        sum += castle.card_points(card);
        of[CARDS_AT + card] = 1;
        if (card >= PER_FOOD && card <= PER_SPECIAL) wished[card - PER_FOOD] += 2;
    }
    of[LEFT_AT + castle.left] = 1;
    if (castle.pending >= 0) of[PENDING_AT + castle.pending] = 1;
    int missing = 0;
    for (int type = 0; type < TYPES; type++) {
        int number = castle.counts[type];
        float* at = of + COUNTS_AT + OF_TYPE * type;
        at[0] = number / 4.f;
        at[1 + std::min(number, 5)] = 1;
        missing += type != SLEEPING && !number;
    }
    for (int kind = 0; kind < 3; kind++) of[SPECIALS_AT + kind] = castle.counts[TYPES + kind] / 2.f;
    for (int hanging = 0; hanging < HANGINGS; hanging++) {
        of[HUNG_AT + hanging] = hung[MIRROR + hanging] / 5.f;
        of[ATTENDANTS_AT + hanging] = castle.attendants[hanging];
    }
    for (int tag = 0; tag < 12; tag++) {
        of[WISHED_AT + tag] = wished[tag] / 3.f;
        of[WISHED_LEFT_AT + tag] = wished[tag] * castle.left / 24.f;
    }
    static thread_local Groups groups;
    groups.find(castle);
    int upstairs = 0, tower = 0, foyer = 0;
    int most[TAGS] = {0}, total[TAGS] = {0}, good[TAGS] = {0}, near[12] = {0}, chained[WANTED] = {0}, below[WANTED] = {0},
        upright[WANTED] = {0}, flat[WANTED] = {0};
    for (int site = 0; site < many; site++) {
        int cell = sites[site];
        int8_t* here = gain[site + 1];
        if (columns_seen >> (cell % ROW) & 1)
            for (int tag = 0; tag < TAGS; tag++) here[tag] += column_gain[cell % ROW][tag];
        for (int tag = 0; tag < TAGS; tag++) {
            if (!is_site_of(tag, cell)) continue;
            most[tag] = std::max(most[tag], (int)here[tag]);
            total[tag] += here[tag];
            good[tag] += here[tag] >= 2;
        }
        int tags[TAGS] = {0}, occupied = 0;
        for (int step : EIGHT) {
            int other = castle.grid[cell + step];
            if (other == NOTHING) continue;
            occupied++;
            for (int rest = TAGS_OF[other] & 4095; rest; rest &= rest - 1) tags[__builtin_ctz(rest)]++;
        }
        if (Castle::throne_twice(cell)) {
            occupied--;
            for (int rest = TAGS_OF[THRONE + castle.throne] & 4095; rest; rest &= rest - 1) tags[__builtin_ctz(rest)]--;
        }
        foyer = std::max(foyer, occupied);
        if (cell >= GROUND) {
            upstairs++;
            tower = std::max(tower, castle.in_column(cell, DOWN, ANY));
            for (int tag = 0; tag < 8; tag++) near[tag] = std::max(near[tag], tags[tag]);
            int above = TAGS_OF[castle.grid[cell + UP]], under = TAGS_OF[castle.grid[cell + DOWN]];
            int west = TAGS_OF[castle.grid[cell + LEFT]], east = TAGS_OF[castle.grid[cell + RIGHT]];
            int beside = (above | under | west | east) & 255;
            for (int rest = beside; rest; rest &= rest - 1) {
                int tag = __builtin_ctz(rest);
                upright[tag] = std::max(upright[tag], (above >> tag & 1) + (under >> tag & 1));
                flat[tag] = std::max(flat[tag], (west >> tag & 1) + (east >> tag & 1));
                chained[tag] = std::max(chained[tag], groups.linked(castle, cell, tag));
            }
        } else {
            for (int tag = 0; tag < WANTED; tag++)
                if (hung[tag]) below[tag] = std::max(below[tag], castle.in_column(cell, UP, tag));
        }
        for (int tag = 8; tag < 12; tag++) near[tag] = std::max(near[tag], tags[tag]);
    }
    for (int tag = 0; tag < TAGS; tag++) {
        of[GAIN_AT + 3 * tag] = most[tag] / 3.f;
        of[GAIN_AT + 3 * tag + 1] = total[tag] / 10.f;
        of[GAIN_AT + 3 * tag + 2] = good[tag] / 3.f;
        of[HOPE_AT + tag] = hope[tag] / 8.f;
    }
    for (int tag = 0; tag < 12; tag++) of[NEAR_AT + tag] = near[tag] / 3.f;
    for (int tag = 0; tag < WANTED; tag++) {
        of[CHAIN_AT + tag] = chained[tag] / 4.f;
        of[COLUMN_AT + tag] = below[tag] / 3.f;
        of[UPRIGHT_AT + tag] = upright[tag] / 2.f;
        of[FLAT_AT + tag] = flat[tag] / 2.f;
    }
    int rows, columns, sleeping = castle.counts[SLEEPING], open = 0;
    castle.extent(rows, columns);
    for (auto& at : THRONES[castle.throne].cells) open += castle.empty(THRONE_LEFT + at[0] + at[1] * ROW);
    const float geometry[GEOMETRY] = {upstairs / 10.f,
                                      (many - upstairs) / 5.f,
                                      sleeping * complete / 3.f,
                                      missing / 6.f,
                                      sleeping * missing / 8.f,
                                      open / 2.f,
                                      castle.throne_found() / 2.f,
                                      tower / 5.f,
                                      foyer / 8.f,
                                      castle.number / 20.f,
                                      rows / 8.f,
                                      columns / 8.f,
                                      castle.on_level(0, GROUND) / 5.f,
                                      castle.closed() / 5.f,
                                      castle.surrounded() / 5.f,
                                      castle.occupied(THRONE_AROUND) / 10.f,
                                      castle.occupied(THRONE_EDGES) / 6.f};
    std::memcpy(of + GEOMETRY_AT, geometry, sizeof geometry);
    for (int site = 0; site < many; site++) number_of[sites[site]] = 0;
    return sum;
}

const int OUTER = 64, INNER = 24;
const float LEAK = 0.05f, SCALE = 10;

struct Network {
    float first[NUMBERS][OUTER], first_bias[OUTER];
    float second[OUTER][INNER], second_bias[INNER];
    float out[INNER], all_out[NUMBERS];
};
const int WEIGHTS = sizeof(Network) / sizeof(float);

struct Layers {
    float outer[OUTER], inner[INNER];
};

static inline float leaky(float value) { return value > 0 ? value : LEAK * value; }

static float to_come(const Network& net, const Told& told, Layers& layers) {
    float sum = 0;
    std::memcpy(layers.outer, net.first_bias, sizeof layers.outer);
    std::memcpy(layers.inner, net.second_bias, sizeof layers.inner);
    for (int in = 0; in < NUMBERS; in++) {
        float number = told.of[in];
        if (number == 0) continue;
        sum += number * net.all_out[in];
        for (int to = 0; to < OUTER; to++) layers.outer[to] += number * net.first[in][to];
    }
    for (int in = 0; in < OUTER; in++) {
        float number = layers.outer[in] = leaky(layers.outer[in]);
        for (int to = 0; to < INNER; to++) layers.inner[to] += number * net.second[in][to];
    }
    for (int in = 0; in < INNER; in++) sum += (layers.inner[in] = leaky(layers.inner[in])) * net.out[in];
    return sum * SCALE;
}

// Adds what each weight contributes to an error to `slopes`.
static void blame(const Network& net, const Told& told, const Layers& layers, float error, Network& slopes) {
    float inner[INNER], outer[OUTER];
    for (int in = 0; in < INNER; in++) {
        slopes.out[in] += error * layers.inner[in];
        inner[in] = error * net.out[in] * (layers.inner[in] > 0 ? 1 : LEAK);
        slopes.second_bias[in] += inner[in];
    }
    for (int in = 0; in < OUTER; in++) {
        float sum = 0;
        for (int to = 0; to < INNER; to++) {
            sum += inner[to] * net.second[in][to];
            slopes.second[in][to] += inner[to] * layers.outer[in];
        }
        outer[in] = sum * (layers.outer[in] > 0 ? 1 : LEAK);
        slopes.first_bias[in] += outer[in];
    }
    for (int in = 0; in < NUMBERS; in++) {
        float number = told.of[in];
        if (number == 0) continue;
        slopes.all_out[in] += error * number;
        for (int to = 0; to < OUTER; to++) slopes.first[in][to] += outer[to] * number;
    }
}
