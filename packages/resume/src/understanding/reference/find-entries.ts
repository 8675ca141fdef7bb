/** Which entries a text speaks of: by name, and where none is named, by what else is known of them. */
import type { ResumeData } from "@bole/talent";
import { GENERIC } from "../lexicon/generic-names.ts";
import { fold } from "../text/said.ts";
import { levelIn } from "./degrees.ts";
import { allEntries, type Entry, nameOf } from "./entries.ts";
import { findMisspelt, findName, type Hit, indexOfWord } from "./name-handles.ts";

export interface EntryHit extends Hit {
  readonly entry: Entry;
}

/** By name; of names that share a word, those that share most of what was said. */
export function namedEntries(text: string, resume: ResumeData): EntryHit[] {
  const entries = allEntries(resume);
  const hits = entries.flatMap((entry) =>
    findName(text, nameOf(entry)).map((hit) => ({ ...hit, entry })),
  );
  const telling = longestOnly(hits);
  if (telling.length > 0) return telling;
  return longestOnly(
    entries.flatMap((entry) => withEntry(entry, findMisspelt(text, nameOf(entry)))),
  );
}

const withEntry = (entry: Entry, hit: Hit | undefined): EntryHit[] =>
  hit === undefined ? [] : [{ ...hit, entry }];

function longestOnly(hits: readonly EntryHit[]): EntryHit[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.start < hit.end &&
          hit.start < other.end &&
          other.end - other.start > hit.end - hit.start,
      ),
  );
}

/** By degree, position, role or major: "硕士那段", "the front desk agent one". */
export function describedEntries(text: string, resume: ResumeData): EntryHit[] {
  const level = levelIn(text);
  const hits = allEntries(resume).flatMap((entry) => {
    const { degree = "", position = "", role = "", major = "" } = entry.fields;
    if (level !== undefined && degree !== "" && levelIn(fold(degree))?.level === level.level)
      return [{ ...level, entry }];
    return [position, role, major].flatMap((value) => {
      const hit = mostOf(text, fold(value));
      return hit === undefined ? [] : [{ ...hit, entry }];
    });
  });
  return longestOnly(hits);
}

/** The value itself, or for two-part titles the part that says what it is: "硬件" of 硬件工程师. */
function mostOf(text: string, value: string): Hit | undefined {
  if (value.length < 2) return undefined;
  for (const handle of [
    value,
    value.replace(/(?:工程师|经理|专员|实习生|开发|负责人|助理)$/, ""),
    // "my nursing degree" for Adult Nursing.
    /(?<![a-z])[a-z]{5,}$/.exec(value)?.[0] ?? "",
  ]) {
    if (handle.length < 2 || GENERIC.has(handle)) continue;
    const at = indexOfWord(text, handle);
    if (at >= 0) return { start: at, end: at + handle.length };
  }
  return undefined;
}

/** By time: "2019年那段", "the 2012 one". */
export function datedEntries(years: readonly number[], entries: readonly Entry[]): Entry[] {
  return entries.filter(({ fields }) =>
    years.some((year) => (fields.startDate ?? "").startsWith(`${year}`)),
  ).length > 0
    ? entries.filter(({ fields }) =>
        years.some((year) => (fields.startDate ?? "").startsWith(`${year}`)),
      )
    : entries.filter(({ fields }) =>
        years.some((year) => (fields.endDate ?? "").startsWith(`${year}`)),
      );
}

const WHOLE_NAME = /^\p{Script=Han}{0,6}?(?:大学|学院|中学|医院|银行|公司|集团)/u;

/** 师范 in 华中师范大学 is no hint at another 师范大学. */
function isEndOfName(hint: string, text: string): boolean {
  const at = text.indexOf(hint);
  const before = text.charAt(at - 1);
  return (
    at > 0 &&
    WHOLE_NAME.test(text.slice(at)) &&
    /\p{Script=Han}/u.test(before) &&
    !/[在于从到读的我是去把将给那除掉]/.test(before)
  );
}

export interface Hint {
  readonly hint: string;
  readonly entry: Entry;
}

/** By a word that many names share, where among these only one has it: "the dashboard one", 电商那个. */
export function hintedEntries(rest: string, resume: ResumeData, text: string): Hint[] {
  const hints = (rest.match(/\p{Script=Han}{2,}|[a-z]{4,}/gu) ?? []).filter(
    (hint) => !isEndOfName(hint, text),
  );
  return hints.flatMap((hint) => {
    const having = allEntries(resume).filter(
      (entry) => indexOfWord(fold(nameOf(entry)), hint) >= 0,
    );
    const [entry] = having;
    return entry === undefined || having.length > 1 ? [] : [{ hint, entry }];
  });
}
