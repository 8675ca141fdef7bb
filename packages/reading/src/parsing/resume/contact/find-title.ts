/** Finds what the person is or wants to be, in a few words. */
import type { Piece } from "../text/span.ts";
import { organisationScore } from "../words/organisations.ts";
import { homePlace, isPlace } from "../words/places.ts";
import { positionScore } from "../words/positions.ts";
import type { Cell } from "./cells.ts";

const LONGEST = 60;
const NO_TITLE = /@|https?:|\d{3}|^(?:男|女|个人简历|简历|resume|curriculum vitae|cv)$|\d\s*岁/i;

/**
 * @param cells those of the head that are nothing else
 * @param intent those under "求职意向"
 */
export function findTitle(
  cells: readonly Cell[],
  intent: readonly Cell[],
  name: Piece | undefined,
): Piece | undefined {
  const told = [...cells, ...intent].find(({ field }) => field === "title");
  const plain = (cell: Cell) =>
    cell.field === undefined && cell.text.length <= LONGEST && !NO_TITLE.test(cell.text);
  return (
    told ??
    intent.find((cell) => plain(cell) && !isPlace(cell.text)) ??
    cells.find((cell) => plain(cell) && isPosition(cell.text)) ??
    (name && belowName(cells.filter(plain), name))
  );
}

const isPosition = (text: string) => positionScore(text) > 1 && organisationScore(text) < 3;

/** A line of its own right below the name, whatever its words. */
function belowName(cells: readonly Cell[], name: Piece): Piece | undefined {
  const [next] = cells.filter(({ start }) => start > name.end);
  if (next === undefined || !next.alone || next.start - name.end > 40) return undefined;
  return homePlace(next.text) !== "" || !/^\p{L}/u.test(next.text) ? undefined : next;
}
