/**
 * A word that was cut at the end of a line is put together again, on the line where it begins.
 * "develop-/ment" loses its hyphen, "full-/stack" keeps it, and so does an address on the web.
 */
const ENDS_CUT = /(\p{L}{2,})([-\u2010\u00AD])$/u;
/** Nobody cuts an address by a hyphen that it does not have. */
const ENDS_IN_ADDRESS = /(?:www\.|:\/\/|\.\p{L}{2,}\/)\S*-$/u;
const BEGINS_LOWER = /^(\p{Ll}+)([,.;:)]?)\s*/u;

/** First halves of words that are written with a hyphen also in the middle of a line. */
const HALVES = new Set(
  "back bottom build built business client cloud co cost cross custom customer data day decision deep detail early end event ever fast first fore four front full hand hands hard high in inter job large last lead lean life long low machine market mid model multi near non object off on one open out over part peer performance plug post pre pro problem product project real result role score second self semi server short side single small solution start state step stress sub system team test third three time top two under up user value web well wide wire work world year zero".split(
    " ",
  ),
);

/** The two lines, the word whole on the first of them; null if none is cut. */
export function uncut(line: string, next: string, text: string): [string, string] | null {
  const cut = ENDS_CUT.exec(line);
  const rest = BEGINS_LOWER.exec(next);
  const [begin, hyphen] = [cut?.[1], cut?.[2]];
  const end = rest?.[1];
  if (!begin || !hyphen || !rest || !end) return null;
  const keep = hyphen !== "\u00AD" && (ENDS_IN_ADDRESS.test(line) || keepsHyphen(begin, end, text));
  const word = `${begin}${keep ? "-" : ""}${end}`;
  const first = `${line.slice(0, -begin.length - 1)}${word}${rest[2] ?? ""}`;
  return [first, next.slice(rest[0].length)];
}

function keepsHyphen(begin: string, end: string, text: string): boolean {
  if (new RegExp(`${begin}-${end}`, "i").test(text)) return true;
  if (new RegExp(`\\b${begin}${end}\\b`, "i").test(text)) return false;
  return HALVES.has(begin.toLowerCase());
}
