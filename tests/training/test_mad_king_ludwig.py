"""Castles of Mad King Ludwig: the network for several players starts from the weights of the solo one."""

from __future__ import annotations

import numpy as np

from engines.mad_king_ludwig.players.strong.features import NUMBERS, NUMBERS_BESIDE
from engines.mad_king_ludwig.players.strong.network import network_for
from training.mad_king_ludwig.recipe import beginning


def test_weights_to_begin_with_know_what_was_learned_alone() -> None:
    begun = beginning(network_for(1))
    told = np.random.default_rng(1).random((3, NUMBERS_BESIDE), dtype=np.float32)
    assert np.allclose(begun(told), network_for(1)(told[:, :NUMBERS]), atol=1e-3)
    assert network_for(4).into.shape == begun.into.shape == (NUMBERS_BESIDE, len(begun.out))
