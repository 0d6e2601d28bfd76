// A game as it is trained with: turns played by what the network expects of the realm after them. No cards.
#pragma once

#include "model.hpp"

const float DISCARD_TURNS = 3;
const int FOLLOWED = 6;  // of the cells for the first of two tiles
const int KEPT = 4;      // of the realms after a tile or a pair

static bool fair = false;  // whether whose turn it is plays as the fair player

// The fair player's value of a realm (`prospect.py`).
static float still_to_come(const Realm& realm) {
    static const float pool[5] = {0, 1.8f, 3.2f, 4.0f, 4.3f}, group_of[4] = {0, 0.5f, 1.8f, 3.4f};
    Cells spots = realm.spots(), bare = realm.one & spots;
    float expected = pool[std::min(realm.pool, 4)];
    for (int type = 0; type < TYPES; type++) {
        Cells up = realm.types[type], reach[SIZE], any = 0;
        int sizes[SIZE], groups = 0;
        for (Cells rest = up; rest; groups++) {
            Cells group = lowest(rest), grown;
            while ((grown = group | (beside(group) & up)) != group) group = grown;
            rest &= ~group;
            Cells open = beside(group) & spots;
            int size = count(group);
            float value = group_of[std::min(size, 3)] + 0.12f * std::min(count(open), 4) +
                          0.5f * (count(group & realm.two) + count(group & realm.three));
            expected += type >= FIRST_SPECIAL ? value * 1.3f : value;
            if (count(open) + size < 4) expected -= value / 2;
            reach[groups] = open, sizes[groups] = size, any |= open;
        }
        int best = 0;
        for (; any; any &= any - 1) {
            int size = 1;
            for (int group = 0; group < groups; group++)
                if (reach[group] & lowest(any)) size += sizes[group];
            best = std::max(best, size);
        }
        if (best > 4) expected += 0.6f * set_points(best);
    }
    return expected + 0.5f * (count(bare) + count(bare & realm.two));
}

static inline float worth(const Network& net, const Realm& realm, const Outlook& outlook) {
    if (fair) return realm.points + outlook.left * still_to_come(realm);
    if (outlook.over) return realm.points;
    Numbers told;
    Layers layers;
    describe(realm, outlook, told);
    return realm.points + to_come(net, told, layers);
}

// The realm without a shrine, and with up to this many shrines on the highest of the cells: on each of them, or on the
// one with the fewest spots next to it.
static void build(const Realm& realm, Cells cells, int allowed, bool on_each, std::vector<Realm>& found) {
    found.push_back(realm);
    Cells bare = cells & ~realm.shrines;
    if (!allowed || !realm.pool || !bare) return;
    Cells best = bare & realm.three;
    int level = 3;
    if (!best) best = bare & realm.two, level = 2;
    if (!best) best = bare, level = 1;
    if (!on_each) {
        Cells spots = realm.spots(), chosen = 0;
        int fewest = SIZE;
        for (Cells left = best; left; left &= left - 1) {
            int open = count(beside(lowest(left)) & spots);
            if (open < fewest) fewest = open, chosen = lowest(left);
        }
        best = chosen;
    }
    for (Cells left = best; left; left &= left - 1) {
        Cells cell = lowest(left);
        Realm built = realm;
        built.shrines |= cell, built.pool--, built.points += level;
        Cells then = on_each ? (cells & (cell - 1)) | (cells & ~best) : cells;
        build(built, then, allowed - 1, on_each, found);
    }
}

// The realm after its sets of a type are turned that hold these cells, with all shrines that may be built.
static void settle(Realm realm, Cells placed, int type, bool on_each, std::vector<Realm>& found) {
    std::vector<Realm> realms;
    std::vector<Cells> turned;
    while (placed) {
        Cells group = lowest(placed), grown;
        while ((grown = group | (beside(group) & realm.types[type])) != group) group = grown;
        placed &= ~group;
        if (count(group) < 4) continue;
        realm.types[type] &= ~group;
        realm.points += set_points(count(group)) + (type == DRAGON);
        turned.push_back(group);
    }
    realms.push_back(realm);
    for (Cells group : turned) {
        std::vector<Realm> next;
        for (const Realm& one : realms) build(one, group, type >= FIRST_SPECIAL ? 2 : 1, on_each, next);
        realms.swap(next);
    }
    found.insert(found.end(), realms.begin(), realms.end());
}

static Cells useful_spots(const Realm& realm) {
    Cells spots = realm.spots(), useful = spots & (realm.one | beside(realm.one) | 1u | 1u << 8);
    return useful ? useful : spots;
}

struct Way {
    Realm realm;
    float worth;
};

// The best realms after one tile or two of a type.
static std::vector<Way> best_ways(const Network& net, const Realm& realm, int type, int tiles,
                                  const Outlook& outlook, bool on_each) {
    std::vector<Way> ways;
    std::vector<Realm> after;
    auto judge = [&](const Realm& placed, Cells cells, bool each) {
        after.clear();
        settle(placed, cells, type, each, after);
    };
    if (tiles == 1) {
        for (Cells left = useful_spots(realm); left; left &= left - 1) {
            Realm placed = realm;
            placed.put(type, lowest(left));
            judge(placed, lowest(left), on_each);
            for (const Realm& one : after) ways.push_back({one, worth(net, one, outlook)});
        }
    } else {
        std::vector<std::pair<float, Cells>> firsts;
        for (Cells left = useful_spots(realm); left; left &= left - 1) {
            Realm placed = realm;
            placed.put(type, lowest(left));
            judge(placed, lowest(left), false);
            float best = -1e9;
            for (const Realm& one : after) best = std::max(best, worth(net, one, outlook));
            firsts.push_back({best, lowest(left)});
        }
        std::sort(firsts.begin(), firsts.end(), [](auto& one, auto& other) { return one.first > other.first; });
        Cells done = 0;
        for (int at = 0; at < std::min<int>(FOLLOWED, firsts.size()); at++) {
            Cells cell = firsts[at].second;
            Realm placed = realm;
            placed.put(type, cell);
            done |= cell;
            for (Cells left = useful_spots(placed) & ~done; left; left &= left - 1) {
                Realm both = placed;
                both.put(type, lowest(left));
                judge(both, cell | lowest(left), on_each);
                for (const Realm& one : after) ways.push_back({one, worth(net, one, outlook)});
            }
        }
    }
    int kept = std::min<int>(KEPT, ways.size());
    std::partial_sort(ways.begin(), ways.begin() + kept, ways.end(),
                      [](const Way& one, const Way& other) { return one.worth > other.worth; });
    ways.resize(kept);
    return ways;
}

struct Position {
    Numbers told;
    float points;
    bool over;
};

struct Game {
    Course course;
    std::vector<Realm> realms;
    int supply, first, seat;
    bool over = false;
    int own_takes = 0;  // of what was heard in a turn: the rest is the Dragon of Ingenuity's
    Chance chance;

    Game(int seats, uint64_t seed) : chance{seed * 7919 + 13} {
        chance.next();
        course.castle = deal(seats, chance);
        Realm empty;
        std::memset(&empty, 0, sizeof empty);
        empty.pool = 1;
        realms.assign(seats, empty);
        course.laid_out = seats == 1 ? 3 : seats;
        course.last_round = false;
        course.seats = seats;
        course.round = 1;
        course.above_at_first = course.castle.above_level_one();
        supply = 40 - seats;
        seat = first = seats == 1 ? 0 : chance.below(seats);
    }

    void end_turn(int took) {
        if (heard) own_takes = heard->size();
        if (course.seats == 1) {
            int cell = ingenuity_pick(course.castle, took), others[STACKS];
            if (cell == NOTHING) {
                course.take_token();
            } else {
                int face = course.castle.tops[cell];
                course.castle.take(cell, chance);
                if (course.castle.twins(face, others)) course.castle.take(others[0], chance);
            }
        }
        seat = (seat + 1) % course.seats;
        if (seat != first) return;
        over = course.last_round;
        course.round++;
    }

    static bool may_discard(const Outlook& outlook, int room) {
        return fair || outlook.over || outlook.turns < DISCARD_TURNS || room < 2;
    }

    // A turn by what it promises at sight; `trying` of the decisions are left to chance. Tells the position after it.
    void play(const Network& net, double trying, Chance& whim, Position* after) {
        const Realm realm = realms[seat];
        int cells[STACKS], number = course.castle.first_tiles(cells), room = count(realm.spots());
        float best = -1e9;
        int chosen = NOTHING;
        bool tries = whim.share() < trying;
        if (course.castle.level() <= 1) {
            Course then = course;
            then.take_token();
            Realm with_token = realm;
            with_token.points += 2;
            best = worth(net, with_token, then.after_turn(NOTHING));
        }
        if (tries && number)
            chosen = cells[whim.below(number)];
        else
            for (int at = 0; at < number; at++) {
                float promised = first_tile(net, realm, cells[at], room);
                if (promised > best) best = promised, chosen = cells[at];
            }
        Realm end = realm;
        int took = NOTHING;
        if (chosen == NOTHING) {
            course.take_token();
            end.points += 2;
        } else {
            took = TYPE_OF[course.castle.tops[chosen]];
            end = finish(net, realm, chosen, room, trying, whim);
        }
        realms[seat] = end;
        if (after) {
            Outlook outlook = course.after_turn(took);
            after->points = end.points;
            after->over = outlook.over;
            describe(end, outlook, after->told);
        }
        best_of.clear();
        end_turn(took);
    }

  private:
    struct Known {
        int type, tiles;
        std::vector<Way> ways;
    };
    std::vector<Known> best_of;

    float best_seen(const Network& net, const Realm& realm, int type, int tiles, const Outlook& outlook) {
        for (const Known& known : best_of)
            if (known.type == type && known.tiles == tiles) {
                float best = -1e9;
                for (const Way& way : known.ways) best = std::max(best, worth(net, way.realm, outlook));
                return best;
            }
        best_of.push_back({type, tiles, best_ways(net, realm, type, tiles, outlook, false)});
        const std::vector<Way>& ways = best_of.back().ways;
        return ways.empty() ? -1e9 : ways[0].worth;
    }

    // The best way to finish that can be seen.
    float first_tile(const Network& net, const Realm& realm, int cell, int room) {
        int face = course.castle.tops[cell], type = TYPE_OF[face], others[STACKS];
        Course then = course;
        then.castle.take_unseen(cell);
        Outlook outlook = then.after_turn(type);
        Realm more = realm;
        more.points++;
        float best = may_discard(outlook, room) ? worth(net, more, outlook) : -1e9;
        more = realm;
        more.pool++;
        if (room >= 1 && supply > 0) best = std::max(best, best_seen(net, more, type, 1, outlook));
        int number = room >= 2 ? then.castle.twins(face, others) : 0;
        for (int at = 0; at < number; at++) {
            Course after = then;
            after.castle.take_unseen(others[at]);
            best = std::max(best, best_seen(net, realm, type, 2, after.after_turn(type)));
        }
        return best;
    }

    // Takes the tile, and finishes as well as can be now.
    Realm finish(const Network& net, const Realm& realm, int cell, int room, double trying, Chance& whim) {
        int face = course.castle.tops[cell], type = TYPE_OF[face], others[STACKS], second = NOTHING;
        course.castle.take(cell, chance);
        Outlook outlook = course.after_turn(type);
        Realm end = realm;
        end.points++;
        float best = may_discard(outlook, room) ? worth(net, end, outlook) : -1e8;
        bool tries = whim.share() < trying, single = false;
        if (room >= 1 && supply > 0) {
            Realm more = realm;
            more.pool++;
            std::vector<Way> ways = best_ways(net, more, type, 1, outlook, true);
            if (!ways.empty()) {
                const Way& way = ways[tries ? whim.below(ways.size()) : 0];
                if (tries || way.worth > best) best = way.worth, end = way.realm, single = true;
            }
        }
        int number = room >= 2 ? course.castle.twins(face, others) : 0;
        std::vector<Way> pairs;
        for (int at = 0; at < number; at++) {
            Course then = course;
            then.castle.take_unseen(others[at]);
            Outlook after = then.after_turn(type);
            if (!at) pairs = best_ways(net, realm, type, 2, after, true);
            for (const Way& way : pairs) {
                float promised = at ? worth(net, way.realm, after) : way.worth;
                if (promised > best) best = promised, end = way.realm, single = false, second = others[at];
            }
        }
        if (second != NOTHING) course.castle.take(second, chance);
        supply -= single;
        return end;
    }
};
