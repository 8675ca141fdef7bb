/** The concept that a criterion asks for; a plain list of several is one criterion for each. */
import type { TextSpan } from "../../../model/span.ts";
import type { FindSkills, SkillMention } from "../find-skills.ts";
import type { AdLine } from "../text/ad.ts";
import { isInBrackets } from "../text/brackets.ts";
import { cut } from "./pieces.ts";

export interface ConceptPiece {
  readonly piece: AdLine;
  readonly skill: { readonly id: string; readonly span: TextSpan } | null;
}

const AND = /^\s*(?:[,、&]|和|与|及|以及|,?\s*and|,?\s*&)\s*$/;
/** One of them will do, or they are examples. */
const ANY =
  /或|之一|任一|任意|至少.{0,2}[一1]|等|如|例如|包括|\b(?:or|one of|any of|at least one|such as|like|e\.g|including|similar|etc)\b/i;
const MOST = 5;

/** @param separable whether the piece says nothing that holds for all of them together */
export function conceptPieces(
  { folded, findSkills }: { readonly folded: string; readonly findSkills: FindSkills },
  piece: AdLine,
  separable: boolean,
): ConceptPiece[] {
  const mentions = findSkills(piece.text);
  if (!separable || !isPlainList(piece.text, mentions)) {
    return [{ piece, skill: skillOf(piece, mentions[0]) }];
  }
  const starts = mentions.slice(0, -1).map(({ end }) => end);
  return cut(folded, piece, starts).map((part) => ({
    piece: withoutGlue(folded, part),
    skill: skillOf(
      piece,
      mentions.find(({ start, end }) => inside(piece, part, start, end)),
    ),
  }));
}

function isPlainList(text: string, mentions: readonly SkillMention[]): boolean {
  if (mentions.length < 2 || mentions.length > MOST || ANY.test(text)) return false;
  if (mentions.some(({ start }) => isInBrackets(text.slice(0, start)))) return false;
  const after = text.slice(mentions.at(-1)?.end ?? 0);
  if (/[\p{L}\p{N}]/u.test(after)) return false;
  return mentions.every(
    ({ start }, index) => index === 0 || AND.test(text.slice(mentions[index - 1]?.end ?? 0, start)),
  );
}

function inside(piece: AdLine, part: AdLine, start: number, end: number): boolean {
  return piece.start + start >= part.start && piece.start + end <= part.end;
}

/** A part of a list without the comma or the "and" before it. */
function withoutGlue(folded: string, part: AdLine): AdLine {
  const glue = /^(?:[\s,、&]|和|与|以及|及|and\s)+/.exec(part.text)?.[0].length ?? 0;
  const start = part.start + glue;
  return { ...part, start, text: folded.slice(start, part.end) };
}

function skillOf(piece: AdLine, mention: SkillMention | undefined) {
  if (mention === undefined) return null;
  const { id, start, end } = mention;
  return { id, span: { start: piece.start + start, end: piece.start + end } };
}
