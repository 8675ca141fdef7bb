/** One line as several: where the message says into what, there; else at a sentence's end or where a new thought begins. */
import { folded, numbersIn } from "@bole/language/text";
import { piecesOf, sharedPieces } from "./shared-pieces.ts";
import { VOCABULARY } from "./vocabulary.ts";

interface Cut {
  readonly pieces: string[];
  /** Whether nothing of the line is lost. */
  readonly isWhole: boolean;
}

const SENTENCES = /(?<=[。；;])\s*|(?<=[.!?])\s+(?=[A-Z\p{Script=Han}])/u;
const PARTS =
  /[，,、]\s*(?:and\s+)?|\s+and\s+|\s*(?:并且?|同时|以及|[和及与])\s*|(?<=\p{L})\/(?=\p{L})/u;

/**
 * @param names what the lines are to be about, as far as they are named
 * @param context what the message says, for how many there are to be
 */
export function cutLine(line: string, names: readonly string[], context: string): Cut | undefined {
  const said = names.length > 1 ? given(line, names) : undefined;
  if (said !== undefined) return said;
  const sentences = line.split(SENTENCES).filter(Boolean);
  const parts = sentences.length > 1 ? sentences : line.split(PARTS).filter(Boolean);
  if (parts.length < 2) return undefined;
  const words = [context, ...names].join(" ");
  const isEach = parts.every((part) => sharedPieces(words, part) > 0);
  const wanted = countIn(context) ?? (isEach ? parts.length : undefined);
  const group = parts.length === wanted ? undefined : grouped(parts, names, context);
  const isList = parts.length > 2 && line.split("、").length === parts.length;
  const pieces =
    parts.length === wanted || parts.length === 2 || (isList && wanted === undefined)
      ? parts
      : (group ?? [parts[0] ?? "", rest(line, parts[0] ?? "")]);
  const isAsked = pieces.length === wanted;
  const head = headOf(parts[0] ?? "");
  const isListed =
    line.includes("、") || (head !== "" && pieces.every((piece) => piece.length <= 12));
  return {
    pieces: pieces.map((piece, at) =>
      upper(trimmed(at > 0 && isListed && headOf(piece) === "" ? head + piece : piece)),
    ),
    isWhole: wanted === undefined ? parts.length === 2 || group !== undefined : isAsked,
  };
}

/** Texts of their own that are to stand there: 唐三彩140余件 and 汉代陶俑120余件. */
function given(line: string, names: readonly string[]): Cut | undefined {
  const isNew = names.every(
    (name) => !folded(line).includes(folded(name)) && sharedPieces(name, line) > 0,
  );
  if (!isNew || !names.every((name) => numbersIn(name).length > 0)) return undefined;
  const head = headOf(line);
  return {
    pieces: names.map((name) => upper(headOf(name) === "" ? head + name : name)),
    isWhole: false,
  };
}

/** Neighbours that are about the same go together: two are named, or two thoughts are. */
function grouped(
  parts: readonly string[],
  names: readonly string[],
  context: string,
): string[] | undefined {
  const last = names.at(-1) ?? context;
  const at = parts.findLastIndex((part, index) => index > 0 && sharedPieces(last, part) > 0);
  if (at < 1 || piecesOf(last).length === 0) return undefined;
  const first = parts.findIndex(
    (part, index) => index > 0 && index <= at && sharedPieces(last, part) > 0,
  );
  return [parts.slice(0, first).join(JOIN(parts)), parts.slice(first).join(JOIN(parts))];
}
const JOIN = ([first = ""]: readonly string[]): string =>
  /\p{Script=Han}/u.test(first) ? "、" : " and ";

const rest = (line: string, first: string): string =>
  line
    .slice(line.indexOf(first) + first.length)
    .replace(/^(?:[，,、；;]|\s+and\s|\s*(?:并且?|同时|以及|[和及与]))\s*/u, "");

/** 拆成三条, "in two". */
function countIn(context: string): number | undefined {
  const small = new Set(
    numbersIn(context)
      .map(({ value }) => value)
      .filter((value) => Number.isInteger(value) && value > 1 && value < 7),
  );
  const [only, ...more] = small;
  return more.length === 0 ? only : undefined;
}

/** What a list of things is governed by: 负责 in 负责包装、菜单. */
const headOf = (text: string): string =>
  VOCABULARY.line_heads.find((head) => text.startsWith(head)) ?? "";
const trimmed = (text: string): string => text.trim().replace(/[；;，,、]$/u, "");
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
