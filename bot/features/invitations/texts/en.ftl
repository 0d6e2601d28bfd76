# Invitations to tables.

menu-invite = Invite to a table
invite-which = To which of your tables?
invitation = **{ $inviter }** invites you to a table: **{ $game }** in { $venue }.
no-thanks = No, thanks
invited = I've written to { $name }.
invited-by-mention = { $name } doesn't accept private messages, so I've mentioned them at the lobby.
accepted = You're in: **{ $game }** in { $venue }.
declined = All right. The table goes on without you.
refused-no-person = A bot can't be invited. Choose a person.
refused-invites-oneself = You can't invite yourself. Choose someone else.
refused-no-lobby-to-invite = You're not at a table here that's waiting for players. Open one with `/table new`, then invite.
refused-sits-already = They're already at this table. Invite someone else.
refused-cannot-see-table = They can't see { $venue }, where the table is. Open a table in a channel that both of you can see.
refused-wants-no-invitation = They don't want invitations through me. Ask them yourself.
refused-invited-already = You've already invited them to this table. Give them some time.
refused-invited-often = { $most ->
    [one] You've already invited them { $most } time today, which is the limit. Try again tomorrow.
   *[other] You've already invited them { $most } times today, which is the limit. Try again tomorrow.
}
refused-not-your-invitation = This invitation isn't for you, or it's too old. The table's lobby has a button to join.
me-invitations = Invitations
me-invitations-help = **{ me-invitations }**: others may invite you to their tables through me, each at most three times a day.
