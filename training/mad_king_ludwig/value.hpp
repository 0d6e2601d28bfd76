// The expected points of a castle: a position as numbers, and the network that reads them.

#pragma once
#include "castle.hpp"

const int CARDS = 27;
enum Card { TYPE_CARD = 0, SIZE_CARD = 8, ALL_SIZES = 18, ALL_TYPES, HALLWAYS_CARD, STAIRS_CARD, EXTERNAL, COMPLETED,
            SQUARE, ROUND, COINS };
const int TYPE_CARD_POINTS[TYPES] = {2, 1, 2, 3, 2, 2, 3, 2};
const int CARDS_PER_SIZE = 5, SLOTS = 3;
const float SCALE = 10;

// Rooms of each stack, room cards and market by the number of seats.
struct Setup {
    int small, large, deck;
    std::vector<int> prices;
};
const Setup SETUP[5] = {{},
                        {7, 5, 33, {2, 4, 6}},
                        {5, 4, 22, {4, 6, 8, 10, 15}},
                        {7, 5, 33, {2, 4, 6, 8, 10, 15}},
                        {9, 6, 44, {1, 2, 4, 6, 8, 10, 15}}};

// Beside others: the king's favors, and what others have of them.
enum Favor { COUNT_FAVOR = 0, AREA_FAVOR = 8, SMALL_FAVOR = 16, LARGE_FAVOR, SQUARE_FAVOR, ROUND_FAVOR, COMPLETED_FAVOR,
             INCOMPLETE_FAVOR, EXTERNAL_FAVOR, COINS_FAVOR, FAVORS };
const int MOST_SEATS = 4, AREA_STEP = 250, COINS_STEP = 5;
struct Contest {
    int favor = 0;
    float amount[MOST_SEATS - 1], spread[MOST_SEATS - 1];  // of the others: how far they may drift from an own one
};

// The part of a position that is the same for all compared decisions.
struct Situation {
    float turns = 0;  // own turns after this one
    int coming = 0;  // rooms that are still to come: cards and rooms on the deck
    int laid = 0;  // rooms on the deck
    int stack[SIZES], hallways = 0, stairs = 0;
    uint32_t hand = 0;
    float supply[TYPES];  // unseen rooms in stacks that are not empty
    float runs_empty[SIZES];
    bool corridor_used = false;
    int seats = 1, place = 0;  // seats after the master builder
    std::vector<Contest> contests;
};

// How likely each stack is empty at the end: every room left in it needs a card.
inline void foresee_empty(Situation& now, int cards_left) {
    int unseen = std::max(1, CARDS_PER_SIZE * SIZES - (SETUP[now.seats].deck - cards_left));
    for (int size = 0; size < SIZES; size++) {
        int left = now.stack[size], begun = size < SMALL_SIZES ? SETUP[now.seats].small : SETUP[now.seats].large;
        bool enough = std::max(0, CARDS_PER_SIZE - (begun - left)) >= left;
        now.runs_empty[size] = left && enough ? powf(std::min(1.f, cards_left / (float)unseen), left) : 0;
    }
}

inline bool is_square(int size) { return size == 0 || size == 6; }
inline bool is_round(int size) { return size == 1 || size == 8; }

inline int card_points(int card, const Summary& castle, int external) {
    if (card < SIZE_CARD) return TYPE_CARD_POINTS[card] * castle.types[card];
    if (card < ALL_SIZES) return (card - SIZE_CARD < SMALL_SIZES ? 2 : 3) * castle.sizes[card - SIZE_CARD];
    switch (card) {
        case ALL_SIZES:
            for (int size = 0; size < SIZES; size++)
                if (!castle.sizes[size]) return 0;
            return 8;
        case ALL_TYPES:
            for (int type = 0; type < TYPES; type++)
                if (!castle.types[type]) return 0;
            return 7;
        case HALLWAYS_CARD: return castle.hallways;
        case STAIRS_CARD: return 2 * castle.stairs;
        case EXTERNAL: return external / 2;
        case COMPLETED: return __builtin_popcountll(castle.done) / 2;
        case SQUARE: return castle.sizes[0] + castle.sizes[6];
        case ROUND: return castle.sizes[1] + castle.sizes[8];
        default: return castle.money / 5;
    }
}

// Tiles whose stack is empty; a hallway or stairs that is being taken is taken already.
inline int of_empty_stacks(const Situation& now, const Summary& castle, int hallways, int stairs) {
    int tiles = (hallways ? 0 : castle.hallways) + (stairs ? 0 : castle.stairs);
    for (int size = 0; size < SIZES; size++)
        if (!now.stack[size]) tiles += castle.sizes[size];
    return tiles;
}

const int NUMBERS_ALONE = 152;
#ifdef BESIDE_OTHERS
const int NUMBERS = NUMBERS_ALONE + 23;
#else
const int NUMBERS = NUMBERS_ALONE;
#endif

inline int favor_amount(int favor, const Summary& castle) {
    if (favor < AREA_FAVOR) return castle.types[favor];
    if (favor < SMALL_FAVOR) return castle.areas[favor - AREA_FAVOR];
    int completed = __builtin_popcountll(castle.done), small = 0, rooms = 0;
    for (int size = 0; size < SIZES; size++) {
        rooms += castle.sizes[size];
        if (size < SMALL_SIZES) small += castle.sizes[size];
    }
    switch (favor) {
        case SMALL_FAVOR: return small;
        case LARGE_FAVOR: return rooms - small;
        case SQUARE_FAVOR: return castle.sizes[0] + castle.sizes[6];
        case ROUND_FAVOR: return castle.sizes[1] + castle.sizes[8];
        case COMPLETED_FAVOR: return completed;
        case INCOMPLETE_FAVOR: return castle.tiles - completed;
        case EXTERNAL_FAVOR: return castle.open_rooms;
        default: return castle.money;
    }
}

// How far two seats' amounts drift apart in a turn.
inline float drift(int favor) {
    if (favor < AREA_FAVOR) return 0.5f;
    if (favor < SMALL_FAVOR) return 140;
    const float others[] = {0.65f, 0.65f, 0.55f, 0.55f, 0.7f, 0.8f, 1.8f, 7};
    return others[favor - SMALL_FAVOR];
}

const float FAVOR_PLACES[MOST_SEATS] = {8, 4, 2, 1};

// Returns the average points of a favor.
inline float likely_points(const Contest& contest, int rivals, float amount, float chance) {
    float ahead[MOST_SEATS] = {1};
    for (int other = 0; other < rivals; other++) {
        float lead = amount - contest.amount[other], spread = contest.spread[other];
        float behind = lead > 0 ? 1 : lead < 0 ? 0 : 0.5f;
        if (spread > 0) behind = 1 / (1 + expf(std::min(-1.7f * lead / spread, 50.f)));
        for (int number = other + 1; number >= 0; number--) {
            float fewer = number ? ahead[number - 1] : 0;
            ahead[number] = ahead[number] * behind + fewer * (1 - behind);
        }
    }
    float points = 0;
    for (int number = 0; number <= rivals; number++) points += ahead[number] * FAVOR_PLACES[number];
    return amount > 0 ? points : points * chance;
}

// The points that favors are likely to bring; the numbers that tell of them and of the table.
inline float describe_beside(const Situation& now, const Summary& castle, float chance, float* out) {
    float likely = 0, of_types[TYPES] = {}, of_rest[FAVORS - SMALL_FAVOR] = {};
    int rivals = now.seats - 1;
    for (const Contest& contest : now.contests) {
        float amount = favor_amount(contest.favor, castle);
        float points = likely_points(contest, rivals, amount, chance);
        likely += points;
        float step = contest.favor < AREA_FAVOR     ? 1
                     : contest.favor < SMALL_FAVOR  ? AREA_STEP
                     : contest.favor == COINS_FAVOR ? COINS_STEP
                                                    : 1;
        float more = (likely_points(contest, rivals, amount + step, chance) - points) * chance / 2;
        if (contest.favor < SMALL_FAVOR)
            of_types[contest.favor % TYPES] += more;
        else
            of_rest[contest.favor - SMALL_FAVOR] += more;
    }
    int at = 0;
    out[at++] = now.seats == 2;
    out[at++] = now.seats == 3;
    for (int place = 0; place < 3; place++) out[at++] = now.place == place ? chance : 0;
    out[at++] = likely * chance / 10;
    for (float more : of_types) out[at++] = more;
    for (float more : of_rest) out[at++] = more;
    out[at++] = std::min((float)castle.money, 10 * (now.turns + castle.waiting.extra)) / 50;
    return likely;
}

// The points that are sure but for money, and the position in numbers.
inline float describe(const Situation& now, const Summary& castle, int hallways, int stairs, uint32_t hand,
                      float* out) {
    int at = 0;
    const Waiting& waiting = castle.waiting;
    float turns = now.turns, money = castle.money;
    float more = turns + waiting.extra;
    float chance = 1 - powf(0.75f, turns);
    out[at++] = 1;
    out[at++] = turns / 10;
    out[at++] = std::min(turns, 1.f);
    out[at++] = std::min(turns, 2.f) / 2;
    out[at++] = std::min(turns, 4.f) / 4;
    out[at++] = chance;
    out[at++] = now.seats == 1 && turns > 0 && now.coming % SLOTS == 1;
    out[at++] = now.seats == 1 && turns > 0 && now.coming % SLOTS == 2;
    out[at++] = now.laid / 4.f;
    out[at++] = money / 20;
    out[at++] = std::min(money, 2 * more) / 10;
    out[at++] = std::min(money, 4 * more) / 20;
    out[at++] = std::min(money, 6 * more) / 30;
    out[at++] = more > 0 && money < 2;
    out[at++] = more > 0 && money < 4;
    out[at++] = more > 0 && money < 6;
    out[at++] = std::min(castle.ground, 3) / 3.f;
    out[at++] = std::min(castle.ground, 6) / 6.f;
    out[at++] = std::min(castle.ground, 12) / 12.f;
    out[at++] = castle.ground / 30.f;
    out[at++] = std::min(castle.dark, 1);
    out[at++] = std::min(castle.dark, 2) / 2.f;
    out[at++] = std::min(castle.dark, 4) / 4.f;

    float best[TYPES] = {}, sum[TYPES] = {};
    float near[TYPES][4] = {}, living[5] = {};
    for (int number = 0; number < castle.tiles; number++) {
        const Tile& tile = TILE[castle.tile[number]];
        int good = castle.good[number];
        if (tile.effect == CONNECT && good)
            for (int type = 0; type < TYPES; type++)
                if (tile.effect_types >> type & 1) {
                    best[type] = std::max(best[type], (float)tile.effect_points);
                    sum[type] += tile.effect_points * std::min(good, 2);
                }
        int missing = castle.missing[number];
        if (!missing || tile.doors > 4 || missing > good) continue;
        if (tile.type == LIVING) living[missing] += castle.again_of(number);
        near[tile.type][std::min(missing, 3)]++;
    }
    int kinds = 0, sizes = 0;
    for (int size = 0; size < SIZES; size++) sizes += castle.sizes[size] > 0;
    float wanted_by_supply = 0;
    for (int type = 0; type < TYPES; type++) {
        kinds += castle.types[type] > 0;
        float on_cards = hand >> type & 1 ? TYPE_CARD_POINTS[type] : 0;
        float each = on_cards + castle.in_castle[type] + best[type];
        out[at++] = best[type] / 4;
        out[at++] = sum[type] / 10;
        out[at++] = castle.in_castle[type] / 4.f;
        out[at++] = on_cards / 3;
        out[at++] = castle.trouble[type] / 4.f;
        out[at++] = now.supply[type] / 10;
        out[at++] = castle.types[type] / 4.f;
        out[at++] = each * now.supply[type] * chance / 20;
        wanted_by_supply += each * now.supply[type];
    }
    out[at++] = wanted_by_supply * chance / 100;
    for (int type : {ACTIVITY, CORRIDOR, DOWNSTAIRS, FOOD, LIVING, OUTDOOR, SLEEPING})
        for (int missing = 1; missing < 4; missing++) out[at++] = near[type][missing] * chance;
    for (int missing = 1; missing < 5; missing++) out[at++] = living[missing] * chance / 5;
    out[at++] = near[SLEEPING][1] * std::min(turns, 6.f) / 6;
    out[at++] = near[SLEEPING][2] * std::min(turns, 6.f) / 6;
    out[at++] = (castle.cellars & 1) * chance;
    out[at++] = (castle.cellars & 1) && near[DOWNSTAIRS][1] + near[DOWNSTAIRS][2] > 0 ? chance : 0;

    float of_sizes = 0, by_size = 0;
    for (int size = 0; size < SIZES; size++) {
        float each = hand >> (SIZE_CARD + size) & 1 ? (size < SMALL_SIZES ? 2 : 3) : 0;
        each += (hand >> SQUARE & 1 && is_square(size)) + (hand >> ROUND & 1 && is_round(size));
        of_sizes += each;
        by_size += each * now.stack[size];
    }
    out[at++] = of_sizes / 4;
    out[at++] = by_size * chance / 10;
    bool all_sizes = hand >> ALL_SIZES & 1, all_types = hand >> ALL_TYPES & 1;
    out[at++] = all_sizes && sizes < SIZES ? (SIZES - sizes) / 5.f : 0;
    out[at++] = all_sizes && sizes < SIZES ? chance : 0;
    out[at++] = all_sizes && sizes == SIZES - 1 ? chance : 0;
    out[at++] = all_types && kinds < TYPES ? (TYPES - kinds) / 4.f : 0;
    out[at++] = all_types && kinds < TYPES ? chance : 0;
    out[at++] = all_types && kinds == TYPES - 1 ? chance : 0;
    for (int card : {HALLWAYS_CARD, STAIRS_CARD, EXTERNAL, COMPLETED}) out[at++] = hand >> card & 1 ? turns / 10 : 0;
    out[at++] = hand >> COINS & 1 ? money / 10 : 0;
    out[at++] = hand >> COINS & 1 ? chance : 0;
    out[at++] = __builtin_popcount(hand) / 5.f;

    float hoped = 0, one_left = 0, two_left = 0;
    for (int size = 0; size < SIZES; size++) {
        hoped += now.runs_empty[size] * castle.sizes[size];
        one_left += now.stack[size] == 1 ? castle.sizes[size] : 0;
        two_left += now.stack[size] == 2 ? castle.sizes[size] : 0;
    }
    out[at++] = hoped;
    out[at++] = one_left / 2;
    out[at++] = two_left / 2;
    out[at++] = castle.hallways / 4.f;
    out[at++] = hallways / 7.f;
    out[at++] = hallways > 0 && hallways <= 2 ? castle.hallways / (3.f * hallways) : 0;
    out[at++] = castle.stairs / 3.f;
    out[at++] = stairs / 5.f;
    out[at++] = stairs > 0 && stairs <= 2 ? castle.stairs / (3.f * stairs) : 0;

    float soon = std::min(turns, 6.f) / 6;
    out[at++] = waiting.extra;
    out[at++] = waiting.extra * std::min(money, 6.f) / 6;
    out[at++] = waiting.extra > 1;
    out[at++] = waiting.corridor;
    out[at++] = waiting.corridor * chance;
    out[at++] = waiting.look * std::min(turns, 1.f);
    out[at++] = waiting.look * soon;
    out[at++] = waiting.draw;
    out[at++] = waiting.draw * soon;
    out[at++] = waiting.choose;
    out[at++] = waiting.choose * soon;

    float sure = castle.points + 2 * of_empty_stacks(now, castle, hallways, stairs);
    for (int card = 0; card < COINS; card++)
        if (hand >> card & 1) sure += card_points(card, castle, castle.open_rooms);
    if (NUMBERS > NUMBERS_ALONE) sure += describe_beside(now, castle, chance, out + at);
    return sure;
}

inline float of_money(const Summary& castle, uint32_t hand) {
    return castle.money / 10 + (hand >> COINS & 1 ? castle.money / 5 : 0);
}

const int INNER = 48;
struct Network {
    float in[NUMBERS][INNER], out[INNER], straight[NUMBERS];
};
const int WEIGHTS = sizeof(Network) / sizeof(float);

inline float to_come(const Network& net, const float* told, float* inner) {
    float sums[INNER] = {}, total = 0;
    for (int at = 0; at < NUMBERS; at++) {
        float value = told[at];
        if (value == 0) continue;
        for (int unit = 0; unit < INNER; unit++) sums[unit] += value * net.in[at][unit];
        total += value * net.straight[at];
    }
    for (int unit = 0; unit < INNER; unit++) {
        inner[unit] = sums[unit] > 0 ? sums[unit] : 0.05f * sums[unit];
        total += inner[unit] * net.out[unit];
    }
    return SCALE * total;
}

inline void blame(const Network& net, const float* told, const float* inner, float error, Network& slopes) {
    float back[INNER];
    for (int unit = 0; unit < INNER; unit++) {
        slopes.out[unit] += error * inner[unit];
        back[unit] = error * net.out[unit] * (inner[unit] > 0 ? 1 : 0.05f);
    }
    for (int at = 0; at < NUMBERS; at++) {
        float value = told[at];
        if (value == 0) continue;
        slopes.straight[at] += error * value;
        for (int unit = 0; unit < INNER; unit++) slopes.in[at][unit] += value * back[unit];
    }
}
