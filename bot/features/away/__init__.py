"""/me away: a stand-in or a pause while a person is away."""
