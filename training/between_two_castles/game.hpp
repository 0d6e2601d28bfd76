// A game for training: all seats draft and build by the expected value of a castle.
#pragma once

#include <array>
#include <functional>

#include "numbers.hpp"

enum Style { LEARNED, FAIR };

// The fair player's value of a castle (`prospect.py`).
static float fair_worth(const Castle& castle, int left, int placed) {
    static const float bonus[8] = {5, 5.5, 7, 5, 4, 5.5, 7.5, 6}, near[6] = {0, 0.2f, 0.6f, 0.2f, 0.6f, 0};
    float share = std::min(1.f, left / 8.f), hope = 0;
    for (int type = 0; type < TYPES; type++) {
        int number = std::min(castle.counts[type], 5);
        hope += near[number] * (number < 3 ? bonus[type] : bonus[7]);
    }
    for (int room = 0; room < castle.number; room++) {
        int cell = castle.cells[room];
        const Tile& tile = TILES[castle.grid[cell]];
        const std::vector<int>& steps = OFFSETS[tile.reach];
        float chance = steps.size() <= 3 ? 0.35f : 0.18f;
        for (int step : steps) {
            int at = cell + step;
            if (!castle.empty(at) || (at < GROUND ? tile.want < CORRIDOR : tile.want == DOWNSTAIRS)) continue;
            int below = castle.grid[at + DOWN];
            if (below == NOTHING || !OPEN_SKY[below]) hope += chance * tile.points;
        }
    }
    float worth = castle.points() + share * hope;
    if (castle.counts[SLEEPING] && !castle.has_all_others()) {
        int missing = 0;
        for (int type = 0; type < TYPES; type++) missing += type != SLEEPING && !castle.counts[type];
        if (missing <= left) worth += 3 * castle.counts[SLEEPING] * powf(0.8f * std::min(1.f, (left - missing + 2) / 8.f), missing);
    }
    if (placed >= 0 && castle.pending >= 0) worth += bonus[castle.pending];
    return worth;
}

struct Moment {
    Told told;
    float points;
    bool over;
};

struct Player {
    Style style;
    const Network* net;
    double trying;
    float soft;    // the extra weight of the lower castle: see `both`
    float handed;  // the weight of the passed hand's value for the castle shared with its next holder
    float denied = 0;      // and for that player's other castle
    bool settles = false;  // whether it values bonuses
    int further = 0;       // the number of tiles imagined as a castle's next one
    int of_next = 4;       // the best of this many of them comes
    float worth(const Castle& castle) const {
        if (style == FAIR) return fair_worth(castle, castle.left, 0);
        Told told;
        Layers layers;
        int points = describe(castle, told);
        return castle.left || castle.pending >= 0 ? points + to_come(*net, told, layers) : points;
    }
};

struct Spot {
    int tile, cell;
    float worth;
};

struct Game {
    int seats, round = 0, turn = 0;
    std::vector<Castle> castles;
    std::vector<int> supply, discard, deck, card_discard;
    std::vector<std::vector<int>> hands;
    std::vector<std::array<int, 2>> picks;
    std::vector<std::vector<Moment>> told;
    std::vector<Player> players;
    Chance chance, &whim;
    bool noting;
    std::function<void(const Castle&)> heard;  // of every castle that has changed

    Game(int seats, uint64_t seed, Chance& whim, const std::vector<Player>& players, bool noting)
        : seats(seats), castles(seats), hands(seats), picks(seats), told(seats), players(players), chance{seed * 7919 + 13}, whim(whim), noting(noting) {
        chance.next();
        int thrones[7] = {0, 1, 2, 3, 4, 5, 6};
        for (int at = 0; at < seats; at++) {
            std::swap(thrones[at], thrones[at + chance.below(7 - at)]);
            castles[at].begin(thrones[at]);
        }
        for (int tile = 0; tile < REGULAR; tile++) supply.push_back(tile);
        for (int card = 0; card < CARDS; card++) deck.push_back(card);
    }
    std::vector<int> draw(std::vector<int>& from, std::vector<int>& heap, int number) {
        if ((int)from.size() < number) from.insert(from.end(), heap.begin(), heap.end()), heap.clear();
        std::vector<int> drawn;
        while ((int)drawn.size() < number && !from.empty()) {
            int at = chance.below(from.size());
            drawn.push_back(from[at]), from[at] = from.back(), from.pop_back();
        }
        return drawn;
    }
    int castle_of(int seat, int side) const { return side == 0 ? seat : (seat + seats - 1) % seats; }

    void play() {
        for (round = 1; round <= 2; round++) {
            for (auto& hand : hands) hand = draw(supply, discard, 9);
            for (turn = 1; turn <= 4; turn++) {
                for (int seat = 0; seat < seats; seat++) pick(seat);
                build();
                std::vector<std::vector<int>> passed(seats);
                int step = round == 1 ? 1 : seats - 1;
                for (int seat = 0; seat < seats; seat++) passed[(seat + step) % seats] = hands[seat];
                hands = passed;
            }
            for (auto& hand : hands) discard.insert(discard.end(), hand.begin(), hand.end());
        }
    }
    // The best cell for a tile, the castle's promise after it; `left` counts down.
    Spot best_spot(const Player& player, Castle& castle, int tile, int takes) {
        int sites[96], many = castle.sites(sites), before = castle.pending;
        Spot best{tile, 0, -1e9f};
        castle.left -= takes;
        for (int at = 0; at < many; at++) {
            if (!Castle::fits(tile, sites[at])) continue;
            castle.place(tile, sites[at]);
            float worth = player.settles ? settled(player, castle) : player.worth(castle);
            castle.undo(before);
            if (worth > best.worth) best.worth = worth, best.cell = sites[at];
        }
        castle.left += takes;
        return best;
    }
    // Returns the castle's value with the pending bonus used in the best way; draws are unknown.
    float settled(const Player& player, Castle& castle) {
        float best = -1e9;
        std::vector<int> tiles;
        int kind = castle.pending;
        switch (kind) {
            case OUTDOOR: tiles = {FOUNTAIN}; break;
            case SLEEPING: tiles = {TOWER}; break;
            case CORRIDOR: tiles = {FOYER}; break;
            case SPECIAL: tiles = {FOUNTAIN, FOYER, TOWER}; break;
            case LIVING:
                castle.pending = -1;
                for (int& each : castle.attendants) {
                    each++;
                    best = std::max(best, player.worth(castle));
                    each--;
                }
                castle.pending = kind;
                return best;
            default: return player.worth(castle);
        }
        for (int tile : tiles) best = std::max(best, best_spot(player, castle, tile, 0).worth);
        return best;
    }
    // Returns the castle's value after its next tile: the best of some imagined tiles.
    float next_tile(const Player& player, Castle& castle, const std::vector<int>& imagined) {
        if (castle.left == 0) return settled(player, castle);
        std::vector<float> worths;
        int before = castle.pending;
        float bonus = 0;
        if (before >= 0) {  // the bonus is added afterwards
            bonus = settled(player, castle);
            castle.pending = -1;
            bonus -= player.worth(castle);
        }
        for (int tile : imagined) worths.push_back(best_spot(player, castle, tile, 1).worth);
        castle.pending = before;
        std::sort(worths.rbegin(), worths.rend());
        int many = worths.size();
        double rest = 1, sum = 0;  // the probability that none of the better tiles comes
        for (int at = 0; at < many && rest > 1e-9; at++) {
            double chance = std::min(1.0, player.of_next / (double)(many - at));
            sum += rest * chance * worths[at], rest *= 1 - chance;
        }
        return sum + bonus;
    }
    std::vector<int> imagine(int seat, int number) {
        std::vector<char> seen(REGULAR, 0);
        for (auto& castle : castles)
            for (int room = 0; room < castle.number; room++)
                if (castle.grid[castle.cells[room]] < REGULAR) seen[castle.grid[castle.cells[room]]] = 1;
        for (int tile : hands[seat]) seen[tile] = 1;
        std::vector<int> unseen;
        for (int tile = 0; tile < REGULAR; tile++)
            if (!seen[tile]) unseen.push_back(tile);
        for (int at = 0; at < number && at < (int)unseen.size(); at++) std::swap(unseen[at], unseen[at + whim.below(unseen.size() - at)]);
        if ((int)unseen.size() > number) unseen.resize(number);
        return unseen;
    }
    // The best cell for a tile by what the castle promises after its next tile, of the best few at sight.
    Spot deep_spot(const Player& player, Castle& castle, int tile, int cells, const std::vector<int>& imagined) {
        int sites[96], many = castle.sites(sites), before = castle.pending;
        std::vector<Spot> spots;
        castle.left--;
        for (int at = 0; at < many; at++) {
            if (!Castle::fits(tile, sites[at])) continue;
            castle.place(tile, sites[at]);
            spots.push_back({tile, sites[at], settled(player, castle)});
            castle.undo(before);
        }
        std::sort(spots.begin(), spots.end(), [](const Spot& one, const Spot& other) { return one.worth > other.worth; });
        if ((int)spots.size() > cells) spots.resize(cells);
        Spot best{tile, spots[0].cell, -1e9f};
        for (Spot& spot : spots) {
            castle.place(tile, spot.cell);
            float worth = next_tile(player, castle, imagined);
            castle.undo(before);
            if (worth > best.worth) best.worth = worth, best.cell = spot.cell;
        }
        castle.left++;
        return best;
    }
    static float both(const Player& player, float left, float right) {
        if (player.style == FAIR || player.soft <= 0) return left + right;
        float lower = std::min(left, right), gap = std::max(left, right) - lower;
        return lower - player.soft * logf(1 + expf(-gap / player.soft)) + 1e-3f * gap;
    }
    void pick(int seat) {
        const Player& player = players[seat];
        auto& hand = hands[seat];
        int size = hand.size(), first = 0, second = 1;
        if (whim.share() < player.trying) {
            first = whim.below(size), second = (first + 1 + whim.below(size - 1)) % size;
        } else {
            float worth[2][9], best = -1e9;
            for (int side = 0; side < 2; side++) {
                Castle& castle = castles[castle_of(seat, side)];
                float weight = 1, now = 0;
                if (player.style == FAIR) {
                    int own = castle.points(), other = castles[castle_of(seat, 1 - side)].points();
                    weight = own <= other ? 1 : 0.75f, now = player.worth(castle);
                }
                for (int at = 0; at < size; at++) worth[side][at] = weight * (best_spot(player, castle, hand[at], 1).worth - now);
            }
            if (player.further) {
                std::vector<int> imagined = imagine(seat, player.further);
                for (int side = 0; side < 2; side++) {
                    Castle& castle = castles[castle_of(seat, side)];
                    std::vector<int> order;
                    for (int at = 0; at < size; at++) order.push_back(at);
                    std::sort(order.begin(), order.end(), [&](int one, int other) { return worth[side][one] > worth[side][other]; });
                    for (int at = 0; at < size; at++)
                        worth[side][order[at]] = at < 4 ? deep_spot(player, castle, hand[order[at]], 2, imagined).worth : -1e6f;
                }
            }
            float elsewhere[9] = {0};
            if (player.denied > 0 && turn < 4) {
                int taker = (seat + (round == 1 ? 1 : seats - 1)) % seats;
                Castle& other = castles[castle_of(taker, round == 1 ? 0 : 1)];
                for (int at = 0; at < size; at++) elsewhere[at] = best_spot(player, other, hand[at], 1).worth;
            }
            for (int left = 0; left < size; left++)
                for (int right = 0; right < size; right++) {
                    if (left == right) continue;
                    float promised[2] = {worth[0][left], worth[1][right]};
                    if (player.handed > 0 && turn < 4) {
                        int side = round == 1 ? 0 : 1;
                        float most = -1e9;
                        for (int at = 0; at < size; at++)
                            if (at != left && at != right) most = std::max(most, worth[side][at]);
                        promised[side] += player.handed * (most - promised[side]);
                    }
                    float value = both(player, promised[0], promised[1]);
                    if (player.denied > 0 && turn < 4) {
                        float most = -1e9;
                        for (int at = 0; at < size; at++)
                            if (at != left && at != right) most = std::max(most, elsewhere[at]);
                        value -= player.denied * most;
                    }
                    if (value > best) best = value, first = left, second = right;
                }
        }
        picks[seat] = {hand[first], hand[second]};
        if (first < second) std::swap(first, second);
        hand.erase(hand.begin() + first), hand.erase(hand.begin() + second);
    }
    // All seats in turn, beginning with a random one: each tile goes to the castle that gains most from it.
    void build() {
        int begin = chance.below(seats);
        for (int at = 0; at < seats; at++) {
            int seat = (begin + at) % seats;
            const Player& player = players[seat];
            Castle &left = castles[castle_of(seat, 0)], &right = castles[castle_of(seat, 1)];
            Spot spots[2][2];
            std::vector<int> imagined = imagine(seat, player.further);
            for (int tile = 0; tile < 2; tile++) {
                for (int side = 0; side < 2; side++) {
                    Castle& castle = side ? right : left;
                    if (player.further)
                        spots[side][tile] = deep_spot(player, castle, picks[seat][tile], 4, imagined);
                    else
                        spots[side][tile] = best_spot(player, castle, picks[seat][tile], 1);
                }
            }
            float weight[2] = {1, 1};
            if (player.style == FAIR) weight[left.points() <= right.points()] = 0.75f;
            bool as_drafted = both(player, weight[0] * spots[0][0].worth, weight[1] * spots[1][1].worth) >=
                              both(player, weight[0] * spots[0][1].worth, weight[1] * spots[1][0].worth);
            for (int side = 0; side < 2; side++) lay(seat, castle_of(seat, side), spots[side][side == 0 ? !as_drafted : as_drafted]);
        }
    }
    void note(int which) {
        if (heard) heard(castles[which]);
        if (!noting) return;
        told[which].emplace_back();
        Moment& moment = told[which].back();
        moment.points = describe(castles[which], moment.told);
        moment.over = !castles[which].left && castles[which].pending < 0;
    }
    void lay(int seat, int which, Spot spot) {
        Castle& castle = castles[which];
        const Player& player = players[seat];
        if (whim.share() < player.trying) spot = anywhere(castle, spot.tile);
        castle.left--;
        castle.place(spot.tile, spot.cell);
        note(which);
        while (castle.pending >= 0) {
            use_bonus(player, castle);
            note(which);
        }
    }
    Spot anywhere(const Castle& castle, int tile) {
        int sites[96], many = castle.sites(sites), fitting = 0;
        for (int at = 0; at < many; at++)
            if (Castle::fits(tile, sites[at])) sites[fitting++] = sites[at];
        return {tile, sites[whim.below(fitting)], 0};
    }
    void use_bonus(const Player& player, Castle& castle) {
        int kind = castle.pending;
        castle.pending = -1;
        std::vector<int> tiles;
        float best = -1e9;
        int chosen = 0;
        switch (kind) {
            case LIVING:
                for (int hanging = 0; hanging < HANGINGS; hanging++) {
                    castle.attendants[hanging]++;
                    float worth = player.worth(castle);
                    castle.attendants[hanging]--;
                    if (worth > best) best = worth, chosen = hanging;
                }
                castle.attendants[chosen]++;
                return;
            case UTILITY: {
                std::vector<int> drawn = draw(deck, card_discard, 3);
                if (drawn.empty()) return;
                for (int at = 0; at < (int)drawn.size(); at++) {
                    castle.cards ^= 1u << drawn[at];
                    float worth = player.worth(castle);
                    castle.cards ^= 1u << drawn[at];
                    if (worth > best) best = worth, chosen = at;
                }
                for (int at = 0; at < (int)drawn.size(); at++)
                    if (at != chosen) card_discard.push_back(drawn[at]);
                castle.cards |= 1u << drawn[chosen];
                return;
            }
            case DOWNSTAIRS:
                for (int other = 0; other < DOWNSTAIRS; other++) {
                    castle.pending = other;
                    float worth = player.worth(castle);
                    if (worth > best) best = worth, chosen = other;
                }
                castle.pending = chosen;
                return;
            case FOOD: tiles = draw(supply, discard, 5); break;
            case OUTDOOR: tiles = {FOUNTAIN}; break;
            case SLEEPING: tiles = {TOWER}; break;
            case CORRIDOR: tiles = {FOYER}; break;
            default: tiles = {FOUNTAIN, FOYER, TOWER};
        }
        Spot taken{-1, 0, -1e9f};
        for (int tile : tiles) {
            Spot spot = best_spot(player, castle, tile, 0);
            if (spot.worth > taken.worth) taken = spot;
        }
        if (taken.tile < 0) return;
        castle.place(taken.tile, taken.cell);
        if (kind == FOOD)
            for (int tile : tiles)
                if (tile != taken.tile) discard.push_back(tile);
    }
    // The points of each seat's castles: the lower one, then the higher one.
    std::vector<std::pair<int, int>> scores() const {
        std::vector<std::pair<int, int>> found;
        for (int seat = 0; seat < seats; seat++) {
            int left = castles[castle_of(seat, 0)].points(), right = castles[castle_of(seat, 1)].points();
            found.push_back({std::min(left, right), std::max(left, right)});
        }
        return found;
    }
};
