// Realms as bits, the castle, what describes them in numbers, and the network: the same as `strong/boards.py`,
// `strong/outlook.py` and `strong/network.py`, for hundreds of thousands of turns in a minute.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

using Cells = uint32_t;  // the cells of a realm as bits, the lowest is the first one

const int ROWS = 4, COLUMNS = 6, SIZE = ROWS * COLUMNS;
const Cells WHOLE = (1u << SIZE) - 1;
const int TYPES = 6, DRAGON = 5, FIRST_SPECIAL = 3;
const int FACES = 29, COPIES = 4, TILES = FACES * COPIES;
const int WIDTH = 12, STACKS = 9 * WIDTH;
const int NOTHING = -1, HIDDEN = -2;  // no stack, or one whose top is unknown

static int TYPE_OF[FACES];
static Cells FIRST_COLUMN = 0, LAST_COLUMN = 0;

static void prepare() {
    const int symbols[TYPES] = {6, 6, 6, 4, 4, 3};
    int face = 0;
    for (int type = 0; type < TYPES; type++)
        for (int symbol = 0; symbol < symbols[type]; symbol++) TYPE_OF[face++] = type;
    for (int row = 0; row < ROWS; row++) {
        FIRST_COLUMN |= 1u << (row * COLUMNS);
        LAST_COLUMN |= 1u << (row * COLUMNS + COLUMNS - 1);
    }
}

struct Chance {
    uint64_t state;
    uint64_t next() {
        state += 0x9E3779B97F4A7C15ull;
        uint64_t mixed = state;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ull;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBull;
        return mixed ^ (mixed >> 31);
    }
    int below(int bound) { return next() % bound; }
    double share() { return (next() >> 11) * (1.0 / 9007199254740992.0); }
};

static inline Cells to_west(Cells cells) { return (cells >> 1) & ~LAST_COLUMN; }
static inline Cells to_east(Cells cells) { return (cells << 1) & ~FIRST_COLUMN & WHOLE; }
static inline Cells to_north(Cells cells) { return cells >> COLUMNS; }
static inline Cells to_south(Cells cells) { return (cells << COLUMNS) & WHOLE; }
static inline Cells beside(Cells cells) {
    return to_west(cells) | to_east(cells) | to_north(cells) | to_south(cells);
}
static inline int count(Cells cells) { return __builtin_popcount(cells); }
static inline Cells lowest(Cells cells) { return cells & (~cells + 1); }

static inline int set_points(int size) {
    static const int points[9] = {0, 0, 0, 0, 2, 3, 5, 6, 8};
    return size <= 8 ? points[size] : size;
}

struct Realm {
    Cells types[TYPES];      // face-up tiles
    Cells one, two, three;   // cells with at least one, two or three tiles
    Cells shrines;
    int pool, points;
    Cells up() const { return types[0] | types[1] | types[2] | types[3] | types[4] | types[5]; }
    Cells spots() const { return WHOLE & ~up() & ~shrines; }
    void put(int type, Cells cell) {
        types[type] |= cell;
        three |= two & cell;
        two |= one & cell;
        one |= cell;
    }
};

struct Taken {
    int cell, top;  // where a tile was taken, and the face that it uncovered or NOTHING
};
static std::vector<Taken>* heard = nullptr;  // who writes games down sets it: real takes, not imagined ones

struct Castle {
    int8_t heights[STACKS], tops[STACKS];
    int unseen[FACES], hidden;

    int draw(Chance& chance) {
        int number = chance.below(hidden);
        for (int face = 0; face < FACES; face++) {
            if (number < unseen[face]) {
                unseen[face]--, hidden--;
                return face;
            }
            number -= unseen[face];
        }
        abort();
    }
    bool available(int cell) const {
        int column = cell % WIDTH;
        return column == 0 || heights[cell - 1] < heights[cell] || column == WIDTH - 1 ||
               heights[cell + 1] < heights[cell];
    }
    int level() const { return *std::max_element(heights, heights + STACKS); }
    int above_level_one() const {
        int above = 0;
        for (int cell = 0; cell < STACKS; cell++) above += std::max(0, heights[cell] - 1);
        return above;
    }
    int first_tiles(int* found) const {
        int top = level(), number = 0;
        for (int cell = 0; top && cell < STACKS; cell++)
            if (heights[cell] == top && available(cell)) found[number++] = cell;
        return number;
    }
    int twins(int face, int* found) const {
        int number = 0;
        for (int cell = 0; cell < STACKS; cell++)
            if (heights[cell] && tops[cell] == face && available(cell)) found[number++] = cell;
        return number;
    }
    void take_unseen(int cell) { tops[cell] = --heights[cell] ? HIDDEN : NOTHING; }
    void take(int cell, Chance& chance) {
        tops[cell] = --heights[cell] ? draw(chance) : NOTHING;
        if (heard) heard->push_back({cell, tops[cell]});
    }
};

static const char* CASTLES[5][9] = {
    {},
    {"....1111....", "...122221...", "..12333321..", "..12333321..", "..11333311..", "..12333321..",
     "..12333321..", "...122221...", "....1111...."},
    {"...111111...", "..11111111..", "..12222221..", ".1123333211.", ".1123333211.", ".1123333211.",
     "..12222221..", "..11111111..", "...111111..."},
    {"....1111....", "...122221...", "..12333321..", "..12333321..", "..11333311..", "..12333321..",
     "..12333321..", "...122221...", "....1111...."},
    {"....1331....", "....3333....", "...133331...", "...233332...", "...233332...", "...233332...",
     "...133331...", "....3333....", "....1331...."},
};

static Castle deal(int seats, Chance& chance) {
    Castle castle;
    std::fill(castle.unseen, castle.unseen + FACES, COPIES);
    castle.hidden = TILES;
    for (int cell = 0; cell < STACKS; cell++) {
        char sign = CASTLES[seats][cell / WIDTH][cell % WIDTH];
        castle.heights[cell] = sign == '.' ? 0 : sign - '0';
    }
    for (int cell = 0; cell < STACKS; cell++)
        castle.tops[cell] = castle.heights[cell] ? castle.draw(chance) : NOTHING;
    return castle;
}

// The first tile of the Dragon of Ingenuity; NOTHING when it summons.
static int ingenuity_pick(const Castle& castle, int last_type) {
    if (castle.level() <= 1) return NOTHING;
    int cells[STACKS], number = castle.first_tiles(cells);
    auto pick = [&](auto wished) {
        for (int at = 0; at < number; at++)
            if (castle.tops[cells[at]] >= 0 && wished(TYPE_OF[castle.tops[cells[at]]])) return cells[at];
        return NOTHING;
    };
    int cell = pick([&](int type) { return type == last_type; });
    if (cell < 0) cell = pick([](int type) { return type == DRAGON; });
    if (cell < 0) cell = pick([](int type) { return type >= FIRST_SPECIAL; });
    if (cell < 0) cell = pick([](int) { return true; });
    return cell < 0 ? cells[0] : cell;
}

struct Outlook {
    float types[TYPES][5];
    float all[11];
    float turns;  // about how many own turns are left
    float left;   // for the rivals that play as the fair player: from 1 down to 0
    bool over;
};

const float TILES_A_TURN = 1.6f, USUAL_ROUNDS = 3;

struct Course {
    Castle castle;
    int laid_out;
    bool last_round;
    int seats, round, above_at_first;

    Outlook seen() const {
        Outlook seen;
        std::memset(&seen, 0, sizeof seen);
        int above = castle.above_level_one(), top = castle.level();
        float usual = TILES_A_TURN * (seats + (seats == 1)), tokens = (float)laid_out / seats, pace = usual;
        if (seats > 1) pace = (above_at_first - above + USUAL_ROUNDS * usual) / (round + USUAL_ROUNDS);
        float turns = above / pace + tokens;
        int shown[TYPES] = {0}, first[TYPES] = {0}, free[TYPES] = {0}, hidden[TYPES] = {0};
        int paired[TYPES] = {0}, first_of[FACES] = {0}, free_of[FACES] = {0}, firsts = 0, pairs = 0;
        for (int cell = 0; cell < STACKS; cell++) {
            int face = castle.tops[cell];
            if (!castle.heights[cell] || face < 0) continue;
            int type = TYPE_OF[face];
            shown[type]++;
            if (!castle.available(cell)) continue;
            free[type]++, free_of[face]++;
            if (castle.heights[cell] == top) first[type]++, firsts++, first_of[face]++;
        }
        for (int face = 0; face < FACES; face++) {
            hidden[TYPE_OF[face]] += castle.unseen[face];
            if (first_of[face] && free_of[face] >= 2) paired[TYPE_OF[face]]++, pairs++;
        }
        for (int type = 0; type < TYPES; type++) {
            float* of_type = seen.types[type];
            of_type[0] = shown[type] / 8.f;
            of_type[1] = first[type] > 0;
            of_type[2] = paired[type] > 0;
            of_type[3] = free[type] / 4.f;
            of_type[4] = castle.hidden ? 3.f * hidden[type] / castle.hidden : 0;
        }
        const float all[11] = {turns / 15,
                               std::min(1.f, turns / 5),
                               std::min(1.f, turns / 2),
                               laid_out / (float)(seats == 1 ? 3 : seats),
                               (float)(top <= 1),
                               pairs / 4.f,
                               firsts / 8.f,
                               (float)(seats == 2),
                               (float)(seats == 3),
                               (float)(seats == 4),
                               (float)last_round};
        std::memcpy(seen.all, all, sizeof all);
        seen.turns = turns;
        seen.left = last_round ? 0 : std::min(1.f, (above / usual + tokens) / 5);
        seen.over = last_round;
        return seen;
    }
    void take_token() {
        if (laid_out > 0 && --laid_out == 0) last_round = true;
    }
    // Returns the castle's outlook after the seat's own turn; in a solo game after Ingenuity's, as far as it is known.
    Outlook after_turn(int took) const {
        Course after = *this;
        if (seats == 1 && !last_round) {
            int cell = ingenuity_pick(castle, took);
            if (cell == NOTHING) {
                after.take_token();
            } else {
                int face = castle.tops[cell], others[STACKS];
                after.castle.take_unseen(cell);
                if (face >= 0 && after.castle.twins(face, others)) after.castle.take_unseen(others[0]);
            }
        }
        return after.seen();
    }
};

const int OF_TYPE = 31, OF_ALL = 27;

struct Numbers {
    float types[TYPES][OF_TYPE];
    float all[OF_ALL];
};

static inline int most_joined(const Cells* near, Cells spots) {
    static const int sizes[5] = {3, 3, 2, 2, 1};
    int most = 0;
    for (Cells left = (near[0] | near[1] | near[2] | near[3] | near[4]) & spots; left; left &= left - 1) {
        Cells cell = lowest(left);
        int size = 0;
        for (int group = 0; group < 5; group++)
            if (near[group] & cell) size += sizes[group];
        most = std::max(most, size);
    }
    return most;
}

static void describe(const Realm& realm, const Outlook& outlook, Numbers& told) {
    Cells spots = realm.spots();
    int ready = 0;
    std::memset(&told, 0, sizeof told);
    for (int type = 0; type < TYPES; type++) {
        float* of = told.types[type];
        Cells up = realm.types[type], west = to_west(up), east = to_east(up), north = to_north(up),
              south = to_south(up);
        Cells around = west | east | north | south;
        Cells centres = up & ((west & east) | (north & south) | ((west | east) & (north | south)));
        Cells triples = centres | (beside(centres) & up), centre = lowest(centres);
        Cells triple = (centre | beside(centre)) & up;
        Cells twos = up & ~triples & around, one_of_two = lowest(twos);
        Cells two_tiles = (one_of_two | beside(one_of_two)) & twos, singles = up & ~triples & ~twos;
        Cells near[5] = {beside(triple), beside(triples & ~triple), beside(two_tiles),
                         beside(twos & ~two_tiles), beside(singles)};
        Cells across[5], down[5];
        for (int group = 0; group < 5; group++) {
            across[group] = near[group] | to_west(near[group]);
            down[group] = near[group] | to_north(near[group]);
        }
        int by_one = 1 + most_joined(near, spots);
        int by_two = 2 + std::max(most_joined(across, spots & to_west(spots)),
                                  most_joined(down, spots & to_north(spots)));
        by_two = std::max(by_one + 1, by_two);
        float set_by_one = set_points(std::min(by_one, 12)) / 5.f;
        float set_by_two = set_points(std::min(by_two, 12)) / 5.f;
        int of_triples = count(triples) / 3;
        Cells open = around & spots;
        of[type < FIRST_SPECIAL ? 0 : type < DRAGON ? 1 : 2] = 1;
        of[3] = std::min(count(singles), 3) / 2.f;
        of[4] = count(twos) / 2 / 2.f;
        of[5] = of_triples / 2.f;
        of[6] = of_triples >= 1;
        of[7] = of_triples >= 2;
        of[8] = count((near[0] | near[1]) & spots) / 4.f;
        of[9] = count((near[2] | near[3]) & spots) / 4.f;
        of[10] = count(near[4] & spots) / 4.f;
        of[11] = by_one / 8.f;
        of[12] = set_by_one;
        of[13] = by_two / 8.f;
        of[14] = set_by_two;
        of[15] = (up & realm.two) != 0;
        of[16] = (up & realm.three) != 0;
        of[17] = count(up & realm.two) / 3.f;
        of[18] = count(up & realm.three) / 3.f;
        of[19] = (open & realm.one) != 0;
        of[20] = (open & realm.two) != 0;
        std::memcpy(of + 21, outlook.types[type], sizeof outlook.types[type]);
        of[26] = of[22] * set_by_one;
        of[27] = of[23] * set_by_two;
        of[28] = outlook.all[0];
        of[29] = outlook.all[1];
        of[30] = std::min(realm.pool, 2) / 2.f;
        ready += by_one >= 4;
    }
    Cells bare = realm.one & spots;
    float* all = told.all;
    all[std::min(realm.pool, 4)] = 1;
    all[5] = count(spots) / 24.f;
    all[6] = count(spots) < 4;
    all[7] = count(spots) < 8;
    all[8] = count(bare) / 10.f;
    all[9] = count(bare & realm.two) / 8.f;
    all[10] = count(bare & realm.three) / 6.f;
    all[11] = count(realm.up()) / 12.f;
    all[12] = ready / 3.f;
    all[13] = count(realm.shrines) / 10.f;
    all[14] = count(beside(bare) & bare) / 10.f;
    std::memcpy(all + 15, outlook.all, sizeof outlook.all);
    all[26] = 1;
}

const int PER_TYPE = 24, INNER = 32;
const float LEAK = 0.05f, SCALE = 10;

struct Network {
    float type_in[OF_TYPE][PER_TYPE], type_bias[PER_TYPE];
    float sum_in[PER_TYPE][INNER], all_in[OF_ALL][INNER], out[INNER], all_out[OF_ALL];
};
const int WEIGHTS = sizeof(Network) / sizeof(float);

struct Layers {
    float types[TYPES][PER_TYPE], sum[PER_TYPE], inner[INNER];
};

static inline float leaky(float value) { return value > 0 ? value : LEAK * value; }

static float to_come(const Network& net, const Numbers& told, Layers& layers) {
    std::memset(layers.sum, 0, sizeof layers.sum);
    std::memset(layers.inner, 0, sizeof layers.inner);
    for (int type = 0; type < TYPES; type++) {
        float* hidden = layers.types[type];
        std::memcpy(hidden, net.type_bias, sizeof net.type_bias);
        for (int in = 0; in < OF_TYPE; in++) {
            float number = told.types[type][in];
            if (number != 0)
                for (int to = 0; to < PER_TYPE; to++) hidden[to] += number * net.type_in[in][to];
        }
        for (int to = 0; to < PER_TYPE; to++) layers.sum[to] += hidden[to] = leaky(hidden[to]);
    }
    for (int in = 0; in < PER_TYPE; in++)
        for (int to = 0; to < INNER; to++) layers.inner[to] += layers.sum[in] * net.sum_in[in][to];
    for (int in = 0; in < OF_ALL; in++)
        if (told.all[in] != 0)
            for (int to = 0; to < INNER; to++) layers.inner[to] += told.all[in] * net.all_in[in][to];
    float sum = 0;
    for (int in = 0; in < INNER; in++) sum += (layers.inner[in] = leaky(layers.inner[in])) * net.out[in];
    for (int in = 0; in < OF_ALL; in++) sum += told.all[in] * net.all_out[in];
    return sum * SCALE;
}

// Adds what each weight contributes to an error to `slopes`.
static void blame(const Network& net, const Numbers& told, const Layers& layers, float error, Network& slopes) {
    error *= SCALE;
    float inner[INNER], sum[PER_TYPE];
    for (int in = 0; in < INNER; in++) {
        slopes.out[in] += error * layers.inner[in];
        inner[in] = error * net.out[in] * (layers.inner[in] > 0 ? 1 : LEAK);
    }
    for (int in = 0; in < OF_ALL; in++) {
        slopes.all_out[in] += error * told.all[in];
        if (told.all[in] != 0)
            for (int to = 0; to < INNER; to++) slopes.all_in[in][to] += inner[to] * told.all[in];
    }
    for (int in = 0; in < PER_TYPE; in++) {
        sum[in] = 0;
        for (int to = 0; to < INNER; to++) {
            sum[in] += inner[to] * net.sum_in[in][to];
            slopes.sum_in[in][to] += inner[to] * layers.sum[in];
        }
    }
    for (int type = 0; type < TYPES; type++) {
        float hidden[PER_TYPE];
        for (int to = 0; to < PER_TYPE; to++) {
            hidden[to] = sum[to] * (layers.types[type][to] > 0 ? 1 : LEAK);
            slopes.type_bias[to] += hidden[to];
        }
        for (int in = 0; in < OF_TYPE; in++)
            if (told.types[type][in] != 0)
                for (int to = 0; to < PER_TYPE; to++)
                    slopes.type_in[in][to] += hidden[to] * told.types[type][in];
    }
}
