// A game alone, and how it is played: every decision by what the network expects, at sight or one turn further.

#pragma once
#include "value.hpp"

struct Chance {
    uint64_t state;
    uint64_t next() {
        state += 0x9e3779b97f4a7c15ull;
        uint64_t z = state;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ z >> 27) * 0x94d049bb133111ebull;
        return z ^ z >> 31;
    }
    int below(int n) { return next() % n; }
    double share() { return (next() >> 11) * (1.0 / (1ull << 53)); }
};

struct Position {
    float told[NUMBERS];
    float sure;
    bool over;
};

// The style of play: the share of random decisions, and the decisions examined one turn further on several next markets.
struct Style {
    double trying = 0;
    int finalists = 0, markets = 0;
};

struct Choice {
    float worth;
    Spot spot;
    int tile, price;  // tile -1: pass or decline
};

struct Goods {
    int tile, price;
};

struct Game {
    const Setup& setup;
    Castle castle;
    std::vector<int> stack[SIZES], aside[SIZES], laid, market;
    int cards[SIZES], discard[SIZES], cards_left, hallways, stairs, round = 1;
    uint32_t hand = 0;
    std::vector<int> bonus;
    std::vector<int> bonus_under;
    bool last_round = false;
    Chance chance, whim;
    const Network& net;
    Style style;
    std::vector<Position>* path;
    long judged = 0;

    Game(const Network& with, uint64_t seed, Style how, std::vector<Position>* way, int seats = 1)
        : setup(SETUP[seats]),
          castle(FOYER),
          cards_left(setup.deck),
          hallways(setup.small),
          stairs(setup.large),
          chance{seed}, whim{seed ^ 0x5555}, net(with), style(how), path(way) {
        for (int tile = 0; tile < HALLWAY; tile++) stack[TILE[tile].size].push_back(tile);
        for (int size = 0; size < SIZES; size++) {
            shuffle(stack[size]);
            int count = size < SMALL_SIZES ? setup.small : setup.large;
            aside[size].assign(stack[size].begin() + count, stack[size].end());
            stack[size].resize(count);
            cards[size] = CARDS_PER_SIZE, discard[size] = 0;
        }
        for (int card = 0; card < CARDS; card++) bonus.push_back(card);
        shuffle(bonus);
        for (int dealt = 0; dealt < 2; dealt++) hand |= 1u << bonus.back(), bonus.pop_back();
        fill();
    }

    void shuffle(std::vector<int>& items) {
        for (int at = (int)items.size() - 1; at > 0; at--) std::swap(items[at], items[chance.below(at + 1)]);
    }

    int next_room() {
        if (!laid.empty()) {
            int room = laid.front();
            laid.erase(laid.begin());
            return room;
        }
        while (true) {
            if (!cards_left) {
                bool any = false;
                for (int size = 0; size < SIZES; size++) any |= discard[size] && !stack[size].empty();
                if (!any) return -1;
                for (int size = 0; size < SIZES; size++)
                    cards[size] = discard[size], cards_left += discard[size], discard[size] = 0;
            }
            int sum = 0;
            for (int count : cards) sum += count;
            int drawn = chance.below(sum), size = 0;
            while (drawn >= cards[size]) drawn -= cards[size++];
            cards[size]--, discard[size]++, cards_left--;
            if (!cards_left) last_round = true;
            if (!stack[size].empty()) {
                int room = stack[size].back();
                stack[size].pop_back();
                return room;
            }
        }
    }

    void fill() {
        market.clear();
        for (size_t slot = 0; slot < setup.prices.size(); slot++) {
            int room = next_room();
            if (room < 0) break;
            market.push_back(room);
        }
    }

    virtual ~Game() {}

    virtual Situation situation(int more_laid = 0, int fewer_of = -1) const {
        Situation now;
        now.laid = laid.size() + more_laid;
        now.coming = last_round ? 0 : cards_left + now.laid;
        now.turns = last_round ? 0 : (now.coming + SLOTS - 1) / SLOTS;
        now.hallways = hallways, now.stairs = stairs, now.hand = hand;
        for (float& supply : now.supply) supply = 0;
        for (int size = 0; size < SIZES; size++) {
            int left = stack[size].size() - (size == fewer_of ? more_laid : 0);
            now.stack[size] = left;
            if (!left) continue;
            for (int room : stack[size]) now.supply[TILE[room].type]++;
            for (int room : aside[size]) now.supply[TILE[room].type]++;
        }
        foresee_empty(now, cards_left);
        return now;
    }

    static Situation later(Situation now) {
        now.turns = std::max(0.f, now.turns - 1);
        now.coming = std::max(0, now.coming - SLOTS);
        now.laid = std::max(0, now.laid - SLOTS);
        now.corridor_used = false;
        return now;
    }

    float judge(const Situation& now, const Summary& after, uint32_t with, Position* position = nullptr,
                int hallways_left = -1, int stairs_left = -1) {
        judged++;
        if (hallways_left < 0) hallways_left = now.hallways, stairs_left = now.stairs;
        float told[NUMBERS], inner[INNER];
        float sure = describe(now, after, hallways_left, stairs_left, with, told);
        bool over = !now.turns && !after.waiting.any();
        if (position) {
            memcpy(position->told, told, sizeof told);
            position->sure = sure;
            position->over = over;
        }
        return sure + (over ? of_money(after, with) : to_come(net, told, inner));
    }

    // A castle with a tile that has left the stock.
    float judge_with(const Situation& now, const Castle& from, Spot spot, int tile, Summary& after,
                     Position* position = nullptr) {
        from.foresee(spot, now.corridor_used, after);
        bool hallway = tile == HALLWAY || tile == DARK_HALLWAY;
        return judge(now, after, now.hand, position, now.hallways - hallway, now.stairs - (tile == STAIRS));
    }

    void record(const Situation& now, const Summary& after) {
        if (!path) return;
        path->emplace_back();
        judge(now, after, now.hand, &path->back());
    }

    // All that may be done: goods on all their places, and passing.
    void list(const Situation& now, const Castle& from, const std::vector<Goods>& goods, bool passing, bool corridor,
              std::vector<Choice>& choices) {
        choices.clear();
        Summary after = from;
        if (passing) after.money += 5;
        if (corridor) after.waiting.corridor = 0;
        choices.push_back({judge(now, after, now.hand), {}, -1, 0});
        for (const Goods& one : goods) {
            if (from.money < one.price) continue;
            std::vector<Spot> found;
            from.places(one.tile, found);
            for (Spot spot : found) {
                Summary with = from;
                with.money -= one.price;
                if (corridor) with.waiting.corridor = 0;
                Situation then = now;
                if (corridor) then.corridor_used = true;
                choices.push_back({judge_with(then, from, spot, one.tile, with), spot, one.tile, one.price});
            }
        }
    }

    static void add_corridors(std::vector<Goods>& goods, int hallways, int stairs, int price) {
        if (hallways) goods.push_back({HALLWAY, price}), goods.push_back({DARK_HALLWAY, price});
        if (stairs) goods.push_back({STAIRS, price});
    }

    virtual std::vector<Goods> goods_now() const {
        std::vector<Goods> goods;
        for (size_t slot = 0; slot < market.size(); slot++)
            if (market[slot] >= 0) goods.push_back({market[slot], setup.prices[slot]});
        add_corridors(goods, hallways, stairs, 3);
        return goods;
    }

    static void best_first(std::vector<Choice>& choices, size_t count) {
        count = std::min(count, choices.size());
        std::partial_sort(choices.begin(), choices.begin() + count, choices.end(),
                          [](const Choice& a, const Choice& b) { return a.worth > b.worth; });
    }

    // Plays the game to its end; the points.
    virtual int play() {
        choose_foyer();
        while (true) {
            turn();
            market.clear();
            if (last_round || round >= 50) break;
            round++;
            fill();
        }
        Situation now = situation();
        float points = castle.points + 2 * of_empty_stacks(now, castle, hallways, stairs) + of_money(castle, hand);
        int external = castle.external(false);
        for (int card = 0; card < COINS; card++)
            if (hand >> card & 1) points += card_points(card, castle, external);
        return points;
    }

    void choose_foyer() {
        Castle other(FOYER + 1);
        Situation now = situation();
        float three = judge(now, castle, hand), four = judge(now, other, hand);
        bool larger = whim.share() < style.trying ? whim.below(2) : four > three;
        if (larger) castle = other;
    }

    void turn() {
        castle.waiting = Waiting();
        purchase();
        while (castle.waiting.any()) {
            Waiting& waiting = castle.waiting;
            if (waiting.draw)
                draw();
            else if (waiting.choose)
                choose();
            else if (waiting.look)
                look();
            else if (waiting.corridor && (!waiting.extra || corridor_fits(now_in_turn(), castle)))
                corridor();
            else {
                waiting.extra--;
                used = false;
                purchase();
            }
        }
        used = false;
    }

    bool used = false;  // the corridor reward in this turn

    Situation now_in_turn() const {
        Situation now = situation();
        now.corridor_used = used;
        return now;
    }

    void purchase() {
        Situation now = now_in_turn();
        std::vector<Choice> choices;
        list(now, castle, goods_now(), true, false, choices);
        Choice chosen = pick(now, choices, goods_now(), false);
        if (chosen.tile < 0) {
            castle.money += 5;
        } else {
            castle.money -= chosen.price;
            pay(chosen.tile);
            take(chosen.tile);
            castle.put(chosen.spot, used);
        }
        record(now_in_turn(), castle);
    }

    // One that fits nowhere waits for an extra turn of the same turn.
    bool corridor_fits(const Situation& now, const Castle& into) {
        std::vector<Goods> goods;
        add_corridors(goods, now.hallways, now.stairs, 0);
        std::vector<Choice> choices;
        list(now, into, goods, false, true, choices);
        return std::any_of(choices.begin(), choices.end(), [](const Choice& each) { return each.tile >= 0; });
    }

    void corridor() {
        Situation now = now_in_turn();
        std::vector<Goods> goods;
        add_corridors(goods, hallways, stairs, 0);
        std::vector<Choice> choices;
        list(now, castle, goods, false, true, choices);
        Choice chosen = pick(now, choices, goods_now(), true);
        castle.waiting.corridor = 0;
        if (chosen.tile >= 0) {
            used = true;
            take(chosen.tile);
            castle.put(chosen.spot, true);
        }
        record(now_in_turn(), castle);
    }

    virtual void pay(int) {}

    void take(int tile) {
        if (tile == STAIRS)
            stairs--;
        else if (tile >= HALLWAY)
            hallways--;
        else
            for (int& room : market)
                if (room == tile) room = -1;
    }

    Choice pick(const Situation& now, std::vector<Choice>& choices, const std::vector<Goods>& goods, bool corridor) {
        if (style.trying && whim.share() < style.trying) {
            best_first(choices, 6);
            return choices[whim.below(std::min<int>(6, choices.size()))];
        }
        best_first(choices, std::max(1, style.finalists));
        if (style.finalists && choices.size() > 1) further(now, choices, goods, corridor);
        return choices[0];
    }

    // The castle after a choice, free corridors and extra turns played out on the market as it is.
    void settle(Situation& now, Castle& after, std::vector<Goods> goods) {
        std::vector<Choice> choices;
        while (after.waiting.corridor || after.waiting.extra) {
            if (after.waiting.corridor && (!after.waiting.extra || corridor_fits(now, after))) {
                std::vector<Goods> free_ones;
                add_corridors(free_ones, now.hallways, now.stairs, 0);
                list(now, after, free_ones, false, true, choices);
                best_first(choices, 1);
                after.waiting.corridor = 0;
                if (choices[0].tile >= 0) {
                    now.corridor_used = true;
                    apply(now, after, choices[0], goods);
                }
            } else {
                after.waiting.extra--;
                now.corridor_used = false;
                list(now, after, goods, true, false, choices);
                best_first(choices, 1);
                if (choices[0].tile < 0)
                    after.money += 5;
                else
                    apply(now, after, choices[0], goods);
            }
        }
    }

    static void apply(Situation& now, Castle& after, const Choice& choice, std::vector<Goods>& goods) {
        after.money -= choice.price;
        if (choice.tile == STAIRS)
            now.stairs--;
        else if (choice.tile >= HALLWAY)
            now.hallways--;
        else
            goods.erase(std::remove_if(goods.begin(), goods.end(),
                                       [&](const Goods& one) { return one.tile == choice.tile; }),
                        goods.end());
        if (!now.hallways || !now.stairs)
            goods.erase(std::remove_if(goods.begin(), goods.end(),
                                       [&](const Goods& one) {
                                           return one.tile == STAIRS ? !now.stairs
                                                                     : one.tile >= HALLWAY && !now.hallways;
                                       }),
                        goods.end());
        after.put(choice.spot, now.corridor_used);
    }

    // Rooms that may come next: those on the deck, then as the cards that were not seen yet.
    void imagine(std::vector<int>& rooms, Chance& dice) const {
        rooms = laid;
        int left[SIZES];
        for (int size = 0; size < SIZES; size++)
            left[size] = stack[size].empty() ? 0 : CARDS_PER_SIZE - discard[size];
        while (rooms.size() < SLOTS) {
            int sum = 0;
            for (int count : left) sum += std::max(0, count);
            if (!sum) break;
            int drawn = dice.below(sum), size = 0;
            while (drawn >= std::max(0, left[size])) drawn -= std::max(0, left[size++]);
            left[size]--;
            int hidden = stack[size].size() + aside[size].size();
            for (int attempt = 0; attempt < 8; attempt++) {
                int at = dice.below(hidden);
                int room = at < (int)stack[size].size() ? stack[size][at] : aside[size][at - stack[size].size()];
                if (std::find(rooms.begin(), rooms.end(), room) == rooms.end()) {
                    rooms.push_back(room);
                    break;
                }
            }
        }
        if (rooms.size() > SLOTS) rooms.resize(SLOTS);
    }

    // A castle after the next turn.
    struct Next {
        Situation now;
        Castle castle;
        std::vector<float> at_price[3];
        std::vector<char> known;
        float least;
    };

    float next_worth(Next& next, int room, int slot) {
        int price = 2 + 2 * slot;
        if (next.castle.money < price) return -1e9;
        if (!next.known[room]) {
            next.known[room] = 1;
            std::vector<Spot> spots;
            next.castle.places(room, spots);
            float best = -1e9;
            Spot chosen{};
            for (Spot spot : spots) {
                Summary with = next.castle;
                with.money -= std::min(with.money, 4);
                float worth = judge_with(next.now, next.castle, spot, room, with);
                if (worth > best) best = worth, chosen = spot;
            }
            for (int each = 0; each < SLOTS; each++) {
                next.at_price[each][room] = -1e9;
                if (spots.empty() || next.castle.money < 2 + 2 * each) continue;
                Summary with = next.castle;
                with.money -= 2 + 2 * each;
                next.at_price[each][room] = judge_with(next.now, next.castle, chosen, room, with);
            }
        }
        return next.at_price[slot][room];
    }

    void make_next(Next& next) {
        for (auto& list_of : next.at_price) list_of.assign(HALLWAY, 0);
        next.known.assign(HALLWAY, 0);
        next.castle.waiting.corridor = 0;
        std::vector<Goods> goods;
        add_corridors(goods, next.now.hallways, next.now.stairs, 3);
        std::vector<Choice> choices;
        list(next.now, next.castle, goods, true, false, choices);
        best_first(choices, 1);
        next.least = choices[0].worth;
    }

    void further(const Situation& now, std::vector<Choice>& choices, const std::vector<Goods>& goods, bool corridor) {
        int count = std::min<int>(style.finalists, choices.size());
        std::vector<Next> nexts;
        nexts.reserve(count);
        for (int at = 0; at < count; at++) {
            nexts.push_back({now, castle, {}, {}, 0});
            Next& next = nexts.back();
            Choice& choice = choices[at];
            std::vector<Goods> left = goods;
            if (corridor) next.castle.waiting.corridor = 0;
            if (choice.tile < 0)
                next.castle.money += corridor ? 0 : 5;
            else {
                if (corridor) next.now.corridor_used = true;
                apply(next.now, next.castle, choice, left);
            }
            settle(next.now, next.castle, left);
            if (!now.turns) {
                choice.worth = judge(next.now, next.castle, hand);
                continue;
            }
            next.now = later(next.now);
            make_next(next);
        }
        if (now.turns) {
            std::vector<float> sums(count, 0);
            Chance dice{whim.next()};
            std::vector<int> rooms;
            for (int drawn = 0; drawn < style.markets; drawn++) {
                imagine(rooms, dice);
                for (int at = 0; at < count; at++) {
                    float most = nexts[at].least;
                    for (size_t slot = 0; slot < rooms.size(); slot++)
                        most = std::max(most, next_worth(nexts[at], rooms[slot], slot));
                    sums[at] += most;
                }
            }
            for (int at = 0; at < count; at++) choices[at].worth = sums[at] / style.markets;
        }
        std::stable_sort(choices.begin(), choices.begin() + count,
                         [](const Choice& a, const Choice& b) { return a.worth > b.worth; });
    }

    void draw() {
        castle.waiting.draw--;
        std::vector<int> drawn;
        while (drawn.size() < 2 && !(bonus.empty() && bonus_under.empty())) {
            if (!bonus.empty())
                drawn.push_back(bonus.back()), bonus.pop_back();
            else
                drawn.push_back(bonus_under.front()), bonus_under.erase(bonus_under.begin());
        }
        if (drawn.empty()) return;
        Situation now = now_in_turn();
        if (drawn.size() == 2 &&
            judge(now, castle, hand | 1u << drawn[1]) > judge(now, castle, hand | 1u << drawn[0]))
            std::swap(drawn[0], drawn[1]);
        hand |= 1u << drawn[0];
        if (drawn.size() == 2) bonus_under.push_back(drawn[1]);
        record(now_in_turn(), castle);
    }

    void choose() {
        castle.waiting.choose--;
        Situation now = now_in_turn();
        Summary best = castle;
        best.points += ACTIVITY_POINTS;
        float most = judge(now, best, hand);
        auto consider = [&](const Summary& other) {
            float worth = judge(now, other, hand);
            if (worth > most) most = worth, best = other;
        };
        for (int number = 0; number < castle.tiles; number++)
            if (castle.deep >> number & 1) {
                Summary other = castle;
                other.points += castle.again_of(number);
                consider(other);
            }
        Summary other = castle;
        other.money += OUTDOOR_MONEY;
        consider(other);
        other = castle, other.waiting.extra++;
        consider(other);
        if (!used && !castle.waiting.corridor) {
            other = castle, other.waiting.corridor = 1;
            consider(other);
        }
        other = castle, other.waiting.look++;
        consider(other);
        other = castle, other.waiting.draw++;
        consider(other);
        static_cast<Summary&>(castle) = best;
        record(now, castle);
    }

    // The most that a castle promises when a room is bought next turn, for 2000.
    float with_room(const Situation& then, int room) {
        std::vector<Spot> spots;
        castle.places(room, spots);
        float best = -1e9;
        for (Spot spot : spots) {
            Summary with = castle;
            with.waiting = Waiting();
            with.money = std::max(0, with.money - 2);
            best = std::max(best, judge_with(then, castle, spot, room, with));
        }
        return best;
    }

    void look() {
        castle.waiting.look--;
        int chosen = -1;
        float most = -1e9;
        for (int size = 0; size < SIZES; size++) {
            if (stack[size].empty()) continue;
            int laying = std::min<int>(2, stack[size].size());
            float hope;
            if (last_round) {
                hope = castle.sizes[size] * ((int)stack[size].size() <= 2 ? 2.f : 0.f);
            } else {
                Situation then = later(situation(laying, size));
                std::vector<int> hidden = stack[size];
                hidden.insert(hidden.end(), aside[size].begin(), aside[size].end());
                hope = -1e8;
                int samples = std::min<int>(3, stack[size].size());
                for (int sample = 0; sample < samples; sample++) {
                    int at = sample + whim.below(hidden.size() - sample);
                    std::swap(hidden[sample], hidden[at]);
                    hope = std::max(hope, with_room(then, hidden[sample]));
                }
            }
            if (hope > most) most = hope, chosen = size;
        }
        if (chosen < 0) return;
        auto& rooms = stack[chosen];
        if (last_round) {
            if (castle.sizes[chosen] && rooms.size() <= 2) rooms.clear();
            record(now_in_turn(), castle);
            return;
        }
        int laying = std::min<int>(2, rooms.size());
        Situation then = later(situation(laying, chosen));
        std::vector<std::pair<float, int>> ranked;
        for (int room : rooms) ranked.push_back({with_room(then, room), room});
        std::sort(ranked.rbegin(), ranked.rend());
        std::vector<int> put;
        for (int at = 0; at < laying; at++) {
            put.push_back(ranked[at].second);
            rooms.erase(std::find(rooms.begin(), rooms.end(), put.back()));
        }
        laid.insert(laid.begin(), put.begin(), put.end());
        record(now_in_turn(), castle);
    }
};
