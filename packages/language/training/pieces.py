"""BERT's word pieces with offsets: lower case, accents stripped, Han characters alone, punctuation alone."""
import unicodedata


def is_han(c: str) -> bool:
    o = ord(c)
    return 0x4E00 <= o <= 0x9FFF or 0x3400 <= o <= 0x4DBF or 0x20000 <= o <= 0x2CEAF or 0xF900 <= o <= 0xFAFF or 0x2F800 <= o <= 0x2FA1F


def is_punctuation(c: str) -> bool:
    o = ord(c)
    ascii_sign = 33 <= o <= 47 or 58 <= o <= 64 or 91 <= o <= 96 or 123 <= o <= 126
    return ascii_sign or unicodedata.category(c).startswith("P")


def words_of(text: str):
    """(characters, their places in the text) of each word."""
    letters, places = [], []
    for i, c in enumerate(text):
        category = unicodedata.category(c)
        if c in "\t\n\r" or category == "Zs":
            kind = "space"
        elif c in "\0\ufffd" or category in ("Cc", "Cf", "Cn", "Co", "Cs"):
            continue
        else:
            kind = "alone" if is_han(c) or is_punctuation(c) else "letter"
        if kind != "letter" and letters:
            yield "".join(letters), places
            letters, places = [], []
        if kind == "alone":
            yield c, [i]
        if kind == "letter":
            for part in unicodedata.normalize("NFD", c.lower()):
                if unicodedata.category(part) != "Mn":
                    letters.append(part)
                    places.append(i)
    if letters:
        yield "".join(letters), places


class Pieces:
    def __init__(self, vocabulary: list[str]):
        self.index = {token: i for i, token in enumerate(vocabulary)}
        self.unknown, self.known = self.index["[UNK]"], {}

    def split(self, word: str) -> list[tuple[int, int, int]]:
        """(id, start, end) of a word's pieces; one unknown piece if it cannot be split."""
        if word in self.known:
            return self.known[word]
        found, at = [], 0
        while at < len(word) and len(word) <= 100:
            for end in range(len(word), at, -1):
                piece = self.index.get(("##" if at else "") + word[at:end])
                if piece is not None:
                    found.append((piece, at, end))
                    at = end
                    break
            else:
                break
        if at < len(word) or not found:
            found = [(self.unknown, 0, len(word))]
        if len(self.known) < 500_000:
            self.known[word] = found
        return found

    def encode(self, text: str) -> list[tuple[int, int, int, bool]]:
        """(id, start, end, begins a word) of each piece, places in the text."""
        return [(piece, places[a], places[b - 1] + 1, a == 0)
                for word, places in words_of(text) for piece, a, b in self.split(word)]

    def ids(self, text: str) -> list[int]:
        return [piece for word, _ in words_of(text) for piece, _, _ in self.split(word)]
