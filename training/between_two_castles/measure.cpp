// How well weights play in the training's model: by themselves, or one against players that play as the fair player.
//
//     ./measure WEIGHTS GAMES SEATS MODE [SOFT [HANDED [DENIED [SETTLES [FURTHER]]]]]
//
// MODE 0: all by the weights; 1: one of them against fair ones; 2: all fair. The rest is explained at `Player`.

#include "game.hpp"

int main(int words, char** given) {
    if (words < 5) return 2;
    prepare();
    static Network net;
    FILE* file = fopen(given[1], "rb");
    if (!file || fread(&net, sizeof net, 1, file) != 1) return 1;
    int games = atoi(given[2]), seats = atoi(given[3]), mode = atoi(given[4]);
    float options[5] = {0};
    for (int at = 5; at < words && at < 10; at++) options[at - 5] = atof(given[at]);
    Chance whim{77};
    std::vector<int> all;
    double wins = 0, own = 0, others = 0;
    for (int number = 0; number < games; number++) {
        Player learned{LEARNED, &net, 0, options[0], options[1], options[2], options[3] > 0, (int)options[4]};
        Player fair{FAIR, nullptr, 0, 0, 0};
        std::vector<Player> players(seats, mode ? fair : learned);
        int seat = number % seats;
        if (mode == 1) players[seat] = learned;
        Game game(seats, 999983ull * 77 + number, whim, players, false);
        game.play();
        for (auto& castle : game.castles) all.push_back(castle.points());
        auto scores = game.scores();
        auto best = *std::max_element(scores.begin(), scores.end());
        if (scores[seat] == best) wins += 1.0 / std::count(scores.begin(), scores.end(), best);
        own += scores[seat].first;
        for (int other = 0; other < seats; other++) others += other == seat ? 0 : scores[other].first / (seats - 1.0);
    }
    std::sort(all.begin(), all.end());
    double sum = 0;
    for (int each : all) sum += each;
    printf("castles: mean %.2f, median %d; one seat: wins %.1f %%, %.2f : %.2f\n", sum / all.size(), all[all.size() / 2],
           100 * wins / games, own / games, others / games);
}
