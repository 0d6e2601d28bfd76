remark-by = { $name }: “{ $said }”
remark-1 = { $name }, I wish I had seen that one.
remark-2 = { $name }, that is the best move of this game so far.
remark-3 = Nicely built, { $name }.
remark-4 = { $name }, leave some points for the rest of us.
remark-5 = I have to remember that one, { $name }.
remark-6 = { $name }, I counted twice, and it really is that many.
