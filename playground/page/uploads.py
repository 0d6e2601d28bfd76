"""Files that a person has put into a form on the page, until the form is sent."""

from collections import OrderedDict
from itertools import count

from playground.messages import Upload
from playground.page.access import Wrong

KEPT = 20


class Uploads:
    """The last uploads, by the ids that the page got for them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Upload] = OrderedDict()
        self._numbers = count(1)

    def put(self, name: str, content: bytes) -> str:
        upload_id = str(next(self._numbers))
        self._kept[upload_id] = Upload(0, name, content)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return upload_id

    def take(self, upload_id: str) -> Upload:
        try:
            return self._kept[upload_id]
        except KeyError:
            raise Wrong(404, "There is no such file here.") from None
