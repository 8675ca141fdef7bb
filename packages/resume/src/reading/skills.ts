/** Skills as a text lists them: one after the other, told apart in one way or another. */
import { folded } from "@bole/language/text";
import { bulletOf } from "./entries.ts";
import { piecesOf, sharedPieces } from "./shared-pieces.ts";

export interface Skill {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const BETWEEN = /[、，；;|\n]|(?<!\d),|,(?!\d)|(?<=\s)\/(?=\s)/gu;
/** "Languages: Python, Go": what stands before the colon is a heading. */
const HEADING = /^[^:：]{1,24}[:：]\s*/u;

export function skillsOf(content: string): Skill[] {
  const skills: Skill[] = [];
  let from = 0;
  for (const border of [
    ...[...content.matchAll(BETWEEN)].map(({ index }) => index),
    content.length,
  ]) {
    const piece = content.slice(from, border);
    const lead =
      bulletOf(piece).length + (HEADING.exec(piece.slice(bulletOf(piece).length))?.[0].length ?? 0);
    const rest = piece.slice(lead);
    const text = rest.trim().replace(/[.。]+$/u, "");
    const start = from + lead + rest.indexOf(text);
    if (text !== "") skills.push({ text, start, end: start + text.length });
    from = border + 1;
  }
  return skills;
}

const bare = (text: string) => folded(text).replace(/[\s.\-_]+/g, "");

/** The one that these words name: as a whole, as the only one that has them, or as the only one that says most of them. */
export function findSkill(content: string, words: string): Skill | undefined {
  const skills = skillsOf(content);
  const whole = wholeSkill(content, words);
  if (whole !== undefined || bare(words).length < 2) return whole;
  const having = skills.filter(({ text }) => bare(text).includes(bare(words)));
  if (having.length > 0) return having.length === 1 ? having[0] : undefined;
  const pieces = piecesOf(words).length;
  const like = skills.filter(({ text }) => 2 * sharedPieces(words, text) >= Math.max(1, pieces));
  return pieces > 0 && like.length === 1 ? like[0] : undefined;
}

export const wholeSkill = (content: string, words: string): Skill | undefined =>
  skillsOf(content).find(({ text }) => bare(text) === bare(words));

/** Without it, and without what told it apart from its neighbour. */
export function withoutSkill(content: string, { start, end }: Skill): string {
  const before = content.slice(0, start);
  const after = content.slice(end);
  const tail = /^[.。]?\s*(?:[、，；,;|]|\/(?=\s))\s*/u.exec(after)?.[0] ?? "";
  if (tail !== "") return before + after.slice(tail.length);
  const lead = /\s*(?:[、，；,;|]|(?<=\s)\/)\s*$/u.exec(before)?.[0] ?? "";
  if (lead !== "") return before.slice(0, before.length - lead.length) + after;
  // The only one of its line: the line goes.
  const lines = content.split("\n");
  const line = before.split("\n").length - 1;
  return lines.toSpliced(line, 1).join("\n");
}
