"""How each game is put into words and pictures. Adding a game to the bot means one more face."""

from bot.ui.faces.between_two_castles import BetweenTwoCastlesFace
from bot.ui.faces.dragon_castle import DragonCastleFace
from bot.ui.faces.face import Face
from bot.ui.faces.kingdomino import KingdominoFace
from bot.ui.faces.mad_king_ludwig import MadKingLudwigFace

FACES: dict[str, Face] = {
    "kingdomino": KingdominoFace(),
    "dragon_castle": DragonCastleFace(),
    "between_two_castles": BetweenTwoCastlesFace(),
    "mad_king_ludwig": MadKingLudwigFace(),
}

__all__ = ["FACES", "Face"]
