// A game of several seats: each decides by the network's value without search. The castle, the hand and the course of
// the game below belong to the seat whose turn it is.

#pragma once
#include "game.hpp"

const float BOUGHT_A_SEAT = 0.85f;
const int MOST_ROUNDS = 50, CORRIDOR_PRICE = 3;

inline bool never_together(int favor, int other) {
    return std::min(favor, other) == COMPLETED_FAVOR && std::max(favor, other) == INCOMPLETE_FAVOR;
}

struct Table : Game {
    struct Seat {
        Castle castle{FOYER};
        uint32_t hand = 0;
        std::vector<Position> path;
        int end = 0;
    };
    int seats, builder, sitting = 0, turn = 0;
    std::vector<Seat> seat;
    std::vector<int> coins, favors;

    Table(const Network& with, uint64_t seed, Style how, int number)
        : Game(with, seed, how, nullptr, number), seats(number), seat(number), coins(setup.prices.size(), 0) {
        builder = chance.below(seats);
        for (int favor : shuffled(FAVORS)) {
            bool both = false;
            for (int shown : favors) both |= never_together(favor, shown);
            if ((int)favors.size() < seats && !both) favors.push_back(favor);
        }
        seat[0].hand = hand;
        for (int one = 0; one < seats; one++) {
            seat[one].castle.points = (one - builder + seats) % seats;
            while (__builtin_popcount(seat[one].hand) < 3) seat[one].hand |= 1u << bonus.back(), bonus.pop_back();
        }
        castle = seat[0].castle, hand = seat[0].hand, path = &seat[0].path;
    }

    std::vector<int> shuffled(int count) {
        std::vector<int> items;
        for (int item = 0; item < count; item++) items.push_back(item);
        shuffle(items);
        return items;
    }

    void sit(int next) {
        if (next == sitting) return;
        seat[sitting].castle = castle, seat[sitting].hand = hand;
        castle = seat[next].castle, hand = seat[next].hand, path = &seat[next].path;
        sitting = next;
    }

    const Castle& castle_of(int one) const { return one == sitting ? castle : seat[one].castle; }

    Situation situation(int more_laid = 0, int fewer_of = -1) const override {
        Situation now = Game::situation(more_laid, fewer_of);
        now.seats = seats;
        now.turns = last_round ? 0 : std::max(1.f, now.coming / (BOUGHT_A_SEAT * seats));
        now.place = (sitting - builder + seats) % seats;
        foresee_empty(now, cards_left);
        auto order = [&](int one) { return (one - builder - 1 + seats) % seats; };
        for (int favor : favors) {
            Contest contest;
            contest.favor = favor;
            int rivals = 0;
            for (int other = 0; other < seats; other++) {
                if (other == sitting) continue;
                contest.amount[rivals] = favor_amount(favor, castle_of(other));
                bool to_come = order(other) > order(turn);
                contest.spread[rivals++] = drift(favor) * sqrtf(now.turns + to_come / 2.f);
            }
            now.contests.push_back(contest);
        }
        return now;
    }

    std::vector<Goods> goods_now() const override {
        std::vector<Goods> goods;
        for (size_t slot = 0; slot < market.size(); slot++)
            if (market[slot] >= 0) goods.push_back({market[slot], setup.prices[slot] - coins[slot]});
        add_corridors(goods, hallways, stairs, CORRIDOR_PRICE);
        return goods;
    }

    void pay(int tile) override {
        int price = CORRIDOR_PRICE;
        for (size_t slot = 0; slot < market.size(); slot++)
            if (market[slot] == tile) price = setup.prices[slot], coins[slot] = 0;
        if (sitting != builder) seat[builder].castle.money += price;
    }

    // Gives the highest prices to the rooms that the others want most.
    void price() {
        std::vector<std::pair<float, std::pair<int, int>>> wanted;
        for (size_t slot = 0; slot < market.size(); slot++)
            if (market[slot] >= 0) wanted.push_back({-1e9f, {market[slot], coins[slot]}});
        std::vector<Spot> spots;
        for (int other = 0; other < seats; other++) {
            if (other == builder) continue;
            sit(other);
            Situation now = situation();
            now.hand = 0;
            float base = judge(now, castle, 0);
            for (auto& one : wanted) {
                spots.clear();
                castle.places(one.second.first, spots);
                for (size_t at = 0; at < spots.size(); at += 1 + spots.size() / 12) {
                    Summary with = castle;
                    one.first = std::max(one.first, judge_with(now, castle, spots[at], one.second.first, with) - base);
                }
            }
        }
        std::sort(wanted.begin(), wanted.end());
        if (whim.share() < style.trying) std::swap(wanted[0], wanted[whim.below(wanted.size())]);
        size_t empty = setup.prices.size() - wanted.size();
        market.assign(setup.prices.size(), -1);
        coins.assign(setup.prices.size(), 0);
        for (size_t at = 0; at < wanted.size(); at++)
            market[empty + at] = wanted[at].second.first, coins[empty + at] = wanted[at].second.second;
    }

    void refill() {
        market.resize(setup.prices.size(), -1);
        for (size_t slot = 0; slot < market.size(); slot++) {
            if (market[slot] >= 0) {
                coins[slot]++;
                continue;
            }
            market[slot] = next_room(), coins[slot] = 0;
        }
    }

    void put_card_back() {
        Situation now = situation();
        float most = -1e9;
        uint32_t kept = hand;
        for (int card = 0; card < CARDS; card++)
            if (hand >> card & 1) {
                float worth = judge(now, castle, hand & ~(1u << card));
                if (worth > most) most = worth, kept = hand & ~(1u << card);
            }
        bonus_under.push_back(__builtin_ctz(hand & ~kept));
        hand = kept;
    }

    int play() override {
        for (turn = 0; turn < seats; turn++) {
            sit(turn);
            put_card_back();
            int points = castle.points;
            choose_foyer();
            castle.points = points;
        }
        while (true) {
            turn = (builder + 1) % seats;
            bool any = false;
            for (int room : market) any |= room >= 0;
            if (any) price();
            for (int bought = 1; bought <= seats; bought++) {
                turn = (builder + bought) % seats;
                sit(turn);
                Game::turn();
            }
            if (last_round || round >= MOST_ROUNDS) break;
            round++, builder = (builder + 1) % seats;
            refill();
        }
        score();
        return seat[0].end;
    }

    void score() {
        for (int one = 0; one < seats; one++) {
            sit(one);
            Situation now = Game::situation();
            float points = castle.points + 2 * of_empty_stacks(now, castle, hallways, stairs) + of_money(castle, hand);
            int external = castle.external(false);
            for (int card = 0; card < COINS; card++)
                if (hand >> card & 1) points += card_points(card, castle, external);
            seat[one].end = points;
        }
        for (int favor : favors) {
            std::vector<int> amount;
            for (int one = 0; one < seats; one++) {
                const Castle& has = castle_of(one);
                amount.push_back(favor == EXTERNAL_FAVOR ? has.external(false) : favor_amount(favor, has));
            }
            for (int one = 0; one < seats; one++) {
                int ahead = 0, tied = 0, sum = 0;
                for (int other : amount) ahead += other > amount[one], tied += other == amount[one];
                for (int place = ahead; place < ahead + tied; place++) sum += FAVOR_PLACES[place];
                if (amount[one] > 0) seat[one].end += sum / tied;
            }
        }
    }
};
