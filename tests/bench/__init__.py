"""The project's figures, measured: `make bench`.

A figure is a function of its effort that gives rows; `figures` knows them all, in files by subject.
Times are held against something measured in the same run, so that a slow or busy machine does not
decide: a bare bot beside ours, the drawing alone beside the answered press, an empty file beside a full
one, an idle loop beside the bot's.
"""
