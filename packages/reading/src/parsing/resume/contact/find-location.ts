/** Finds where the person lives. */
import type { TextSpan } from "../../../model/span.ts";
import { type Piece, trimPiece } from "../text/span.ts";
import { homePlace, isPlace } from "../words/places.ts";
import type { Cell } from "./cells.ts";

/**
 * @param cells those of the head that are nothing else
 * @param reach the e-mail address and the telephone number
 */
export function findLocation(
  text: string,
  cells: readonly Cell[],
  reach: readonly TextSpan[],
): Piece | undefined {
  const told = cells.find(({ field }) => field === "location");
  const plain = cells.filter(({ field }) => field === undefined);
  const beside = plain.filter(({ line, alone }) => !alone && isOneOf(reach, line));
  return (
    told ??
    plain.find((cell) => isPlace(cell.text)) ??
    firstOf(plain, (cell) => partOf(text, cell)) ??
    beside.find(({ text: words }) => TOWN.test(words))
  );
}

/** Beside an address to write to, a name of one or two words that nothing else claims. */
const TOWN =
  /^(?:(?:[A-Z]{1,2}-)?\d{4,5} )?\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?(?:,? [A-Z]{2})?(?: \d{5})?(?:, \p{Lu}[\p{L} ]+)?$/u;

const isOneOf = (reach: readonly TextSpan[], line: TextSpan) =>
  reach.some(({ start, end }) => line.start <= start && end <= line.end);

function partOf(text: string, cell: Cell): Piece | undefined {
  const place = homePlace(cell.text);
  if (place === "") return undefined;
  const at = cell.start + cell.text.indexOf(place);
  return trimPiece(text, at, at + place.length);
}

function firstOf(cells: readonly Cell[], read: (cell: Cell) => Piece | undefined) {
  for (const cell of cells) {
    const piece = read(cell);
    if (piece) return piece;
  }
  return undefined;
}
