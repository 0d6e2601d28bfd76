# While a game is on: take-backs, stand-ins, words or pictures first.

words-first-chosen = *From now on, words come first: your panels and the posts at your tables start with the board in words, and the picture follows.*
pictures-first-chosen = *From now on, pictures come first. **{ $button-in-words }** still describes the board whenever you like.*
taken-back = *You've taken back: { $what }. Here's the question again.*
asked-back = *I've asked the others below the newest picture whether you may take back: { $what }.*

stand-in-how-strong = How strong should the computer player be that stands in for { $name }? Choose, and it begins.
stand-in-level = Stand in: { $level }
stand-in-begins = { $computer } stands in for { $name } now. { $name } gets the seat back with one press.
seat-is-yours = The seat is yours. You see what it sees from now on.
