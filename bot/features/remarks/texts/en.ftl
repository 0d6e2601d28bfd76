# Remarks on proposals.

remark-add = Add a remark
remark-title = A remark on your proposal
remark-said = Your partner reads: “{ $remark }”
refused-remark-late = This proposal has been answered, so no remark is needed.
