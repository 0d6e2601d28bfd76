# Kingdomino: the lesson, step by step, and what is said of each answer.

kingdomino-lesson-claim =
    Each domino has two halves of terrain, and some have crowns. At the end every area scores its squares times its crowns, so an area without a crown scores nothing. Each round a new line of dominoes lies open: you claim one with your king now and place it in the next round.
kingdomino-lesson-claim-crown = Water with a crown: from now on every water square next to it counts.
kingdomino-lesson-claim-crowns = Two crowns on one mine: every mine square next to it would count twice. Mines are rare, though.
kingdomino-lesson-claim-bare = You'd have two squares of one terrain and no crown, and two times zero is zero. Look for a crown on one of the others.
kingdomino-lesson-join =
    One half must touch your castle, which matches everything, or a square of its own terrain, edge to edge. Squares of one terrain that touch make one area. There are two water squares above your castle, and your domino has water with a crown.
kingdomino-lesson-join-joined = One area of three water squares, with one crown: three times one.
kingdomino-lesson-join-apart = That's allowed, since a half touches the castle, but the crown counts only for its own area, which stays small. Joined with the water, it would score +{ $best }.
kingdomino-lesson-order =
    With two players, each has two kings. Claimed dominoes are placed from the lowest number to the highest, and whoever places then claims next. So a low number means an early choice. The plus on a button is what a domino could score now. Two of these dominoes look just the same.
kingdomino-lesson-order-lower = The same two halves as 35, but you act earlier in the next round, so you choose earlier too.
kingdomino-lesson-order-higher = It scores just as much as its twin, but it comes later, so you'd choose later too. The same domino with a lower number is better.
kingdomino-lesson-order-less = The plus on its button is smaller: it doesn't fit your kingdom as well. Water with a crown does, and there are two of those.
kingdomino-lesson-crowns =
    A big area without a crown scores nothing, and a crown for an area that you already have counts for all its squares at once. Your wheat is growing: which of these dominoes helps it most?
kingdomino-lesson-crowns-crown = Wheat with a crown: next to your wheat it counts for every square there.
kingdomino-lesson-crowns-bare = Two squares without a crown, and no area of yours that they'd make richer. You'd place them and gain nothing.
kingdomino-lesson-area =
    Your whole kingdom, castle included, has to fit into 5 by 5 squares. You have two forests that don't touch, and neither has a crown. Your domino has forest with a crown: a square that touches both makes them one area.
kingdomino-lesson-area-most = One forest instead of two: seven squares, and the crown counts for all of them.
kingdomino-lesson-area-less = It fits there, but the crown counts for fewer squares: +{ $gain }. Between the two forests it joins both, for +{ $best }.
kingdomino-lesson-fits =
    A domino that fits nowhere when its turn comes is discarded and scores nothing. Its button tells you when there's no place for it now. This is the last line: what you claim here is your last domino.
kingdomino-lesson-fits-fits = It fits, and its crown joins an area that you have.
kingdomino-lesson-fits-bare = You could place it, but without a crown and away from your rich areas it scores nothing.
kingdomino-lesson-fits-nowhere = There's no place for it: neither half has matching terrain with room beside it. It would be discarded.
kingdomino-lesson-gap =
    Nothing is ever moved or covered. A single empty square that's shut in on all sides stays empty, since every domino needs two. Place this one so that there's still room for the next.
kingdomino-lesson-gap-tidy = Full points, and the squares that are left can still be filled.
kingdomino-lesson-gap-gap = As many points as elsewhere, but two single squares are shut in: nothing will ever go there.
kingdomino-lesson-gap-less = Only +{ $gain }: the crown doesn't join your forest there. Elsewhere it would score +{ $best }.
kingdomino-lesson-end =
    Your last domino. After it the game is over for you: whoever has the most points wins, and in a tie the largest area decides. There are only two ways to place it.
kingdomino-lesson-end-most = One more crown for your largest area: that wins games.
kingdomino-lesson-end-less = The crown would be alone there, for +{ $gain }. Turned around, it joins your large area, for +{ $best }.
