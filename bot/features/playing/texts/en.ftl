# While a game is on: take-backs, stand-ins, words or pictures first.

words-first-chosen = *From now on, words come first: your panels and the posts at your tables start with the board in words, and the picture follows.*
pictures-first-chosen = *From now on, pictures come first. **{ $button-in-words }** still describes the board whenever you like.*
taken-back = *You've taken back: { $what }. Here's the question again.*
asked-back = *I've asked the others below the newest picture whether you may take back: { $what }.*

stand-in-how-strong = How strong should the computer player standing in for { $name } be? Choose, and it starts playing.
stand-in-level = Computer: { $level }
stand-in-begins = { $computer } is standing in for { $name } now. { $name } gets the seat back with one press.
seat-is-yours = The seat is yours. From now on you see everything its player sees.
