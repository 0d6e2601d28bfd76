"""Discord as the publisher's stage: posts, threads, private messages and permissions."""
