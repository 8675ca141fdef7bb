/** Every text of a résumé in which words can be exchanged, where words stand in it, and how they are exchanged. */
import { fold, folded, numbersIn } from "@bole/language/text";
import type { ResumeData } from "@bole/talent";
import { allEntries, type Entry } from "./entries.ts";

export interface Text {
  readonly path: string;
  /** The name of the field. */
  readonly field: string;
  readonly text: string;
  readonly entry?: Entry;
}

export type Span = readonly [number, number];

export function textsOf(resume: ResumeData): Text[] {
  const basics = Object.entries(resume.basic).flatMap(([field, text]) =>
    typeof text === "string" ? [{ path: `basic.${field}`, field, text }] : [],
  );
  const fields = allEntries(resume).flatMap((entry) =>
    Object.entries(entry.fields)
      .filter(([field]) => field !== "id" && !field.endsWith("Date"))
      .map(([field, text]) => ({ path: `${entry.path}.${field}`, field, text, entry })),
  );
  const skills = { path: "skillContent", field: "skills", text: resume.skillContent };
  return [...basics, ...fields, skills].filter(({ text }) => text !== "");
}

/** Where the words stand, as words of their own: 30 is not in 300. */
export function placesIn(text: string, words: string): Span[] {
  const said = folded(words);
  if (said === "") return [];
  const whole = fold(text);
  const places: Span[] = [];
  for (let at = whole.text.indexOf(said); at >= 0; at = whole.text.indexOf(said, at + 1)) {
    const [before, after] = [whole.text.charAt(at - 1), whole.text.charAt(at + said.length)];
    // 300 stands in "300ms", but 30 does not stand in 300.
    const cuts = (edge: string, next: string) =>
      (/\d/.test(edge) && /\d/.test(next)) || (/[a-z]/.test(edge) && /[a-z0-9]/.test(next));
    const isCut = cuts(said.charAt(0), before) || cuts(said.at(-1) ?? "", after);
    if (!isCut) places.push(whole.place(at, at + said.length));
  }
  return places;
}

/** With the capitals of what it replaces, if it was typed without any. */
export function capitalized(value: string, before: string): string {
  if (!/^\p{Lu}/u.test(before) || /\p{Lu}/u.test(value)) return value;
  const at = value.indexOf(before.toLowerCase());
  const own = at < 0 ? value : value.slice(0, at) + before + value.slice(at + before.length);
  return own.charAt(0).toUpperCase() + own.slice(1);
}

/** Other words in their place, without saying twice what stands beside them: 7 → 9人 in 团队7人. */
export function exchanged(text: string, [start, end]: Span, value: string): string {
  const old = text.slice(start, end);
  const [number, ...more] = numbersIn(old);
  const isBare = numbersIn(value).some(({ place }) => place[0] === 0 && place[1] === value.length);
  // 26人 → 28: what is counted stays.
  const [from, to] =
    isBare && number && more.length === 0
      ? [start + number.place[0], start + number.place[1]]
      : [start, end];
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (value === "") return withoutGap(before, after);
  const tail = overlap(value, after);
  const head = overlap(before, value);
  const kept = old.startsWith(head) ? before : before.slice(0, before.length - head.length);
  return kept + capitalized(value, old) + after.slice(old.endsWith(tail) ? 0 : tail.length);
}

/** The longest end of one text with which the other begins: of words, whole ones. */
function overlap(one: string, other: string): string {
  if (/\S\s$/.test(one) && !/^\s/.test(other)) {
    const words = overlap(one.trimEnd(), other);
    if (words !== "") return `${words} `;
  }
  for (let length = Math.min(one.length, other.length, 24); length > 0; length -= 1) {
    const shared = other.slice(0, length);
    const isWhole = /^\p{Script=Han}+$/u.test(shared)
      ? true
      : /^\s*[\p{L}\p{N}%]/u.test(shared) &&
        !/[\p{L}\p{N}]/u.test(other.charAt(length)) &&
        (/^\s/.test(shared) || !/[\p{L}\p{N}]/u.test(one.charAt(one.length - length - 1)));
    if (isWhole && one.endsWith(shared)) return shared;
  }
  return "";
}

const BETWEEN = /[，、；：,;:]/u;

/** Two ends that come together where something was taken out, with one sign between them. */
function withoutGap(before: string, after: string): string {
  // Nothing is left in the brackets.
  if (/[(（]\s*$/u.test(before) && /^\s*[)）]/u.test(after))
    return before.replace(/\s*[(（]\s*$/u, "") + after.replace(/^\s*[)）]/u, "");
  const [left, right] = [before.trimEnd(), after.replace(/^[^\S\n]+/, "")];
  const isStart = left === "" || /[\n。.!?！？]$|(?:^|\n)\s*[-*•·]$/u.test(left);
  const isEnd = right === "" || /^[\n。.!?！？；;]/u.test(right);
  if (isStart) {
    const rest = right.replace(/^[，、；：,;:]\s*/u, "");
    return before + rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  if (isEnd || right.startsWith("等"))
    return left.replace(/\s*(?:[，、；：,;:]|\b(?:and|or)|以及|[和及与或])$/u, "") + right;
  if (BETWEEN.test(left.slice(-1)) && BETWEEN.test(right.charAt(0))) return left + right.slice(1);
  const isSpaced = /\s$/.test(before) || /^\s/.test(after);
  return `${left}${isSpaced && !BETWEEN.test(right.charAt(0)) ? " " : ""}${right}`;
}
