/** Who is meant by a message: by name, in part, in pinyin, as "them", "the second one" or "the top five". */
import { closest } from "@bole/base";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import type { Option } from "../memory.ts";
import { NUMBER, numberOf, ORDINAL, ordinalOf } from "../text/numbers.ts";
import { plain } from "../text/plain.ts";
import type { Said } from "../text/said.ts";
import { isAnothers } from "./anothers-name.ts";
import { nameCandidates } from "./name-candidates.ts";
import type { KnownName } from "./roster.ts";
import { placeOf, wholeNames } from "./whole-names.ts";

interface Mention {
  /** As it was said. */
  readonly said: string;
  readonly at: number;
  readonly people: readonly KnownName[];
}

export interface FoundPeople {
  readonly mentions: readonly Mention[];
  /** Names that nobody has, with whom it may be. */
  readonly unknown: readonly { readonly said: string; readonly nearest: readonly KnownName[] }[];
}

export function findPeople(
  { raw, folded }: Pick<Said, "raw" | "folded">,
  roster: readonly KnownName[],
  /** What is no name: titles and organisations. */
  others: readonly string[],
): FoundPeople {
  const text = plain(folded);
  const places = new Map<string, { at: number; people: KnownName[] }>();
  const note = (said: string, at: number, one: KnownName) => {
    const there = places.get(said) ?? { at, people: [] };
    if (!there.people.includes(one)) there.people.push(one);
    places.set(said, there);
  };
  const candidates = nameCandidates(raw);
  const { found, longer } = wholeNames({ raw, text, candidates, others }, roster);
  for (const { said, at, one } of found) note(said, at, one);
  const whole = [...places.keys()];
  for (const one of roster) {
    if (longer.some(({ of }) => of === one)) continue;
    if ([...places.values()].some(({ people }) => people.includes(one))) continue;
    for (const said of partForms(one)) {
      if (whole.some((form) => form.includes(said))) continue;
      const at = placeOf(text, said, one.isHan && /\p{Script=Han}/u.test(said));
      const isTaken = found.some((other) => at < endOf(other) && other.at < at + said.length);
      if (at >= 0 && !isTaken && isWritten(raw, said, at)) note(said, at, one);
    }
  }
  const names = [...candidates, ...longer.map(({ said }) => said)];
  const mentions = [...places]
    .map(([said, { at, people }]) => ({ said, at, people }))
    .filter(({ said, people }) => whole.includes(said) || !isAnothers({ raw, said, people }, names))
    .toSorted((a, b) => a.at - b.at);
  const taken = [...mentions.map(({ said }) => said), ...others.map(plain)];
  const strangers = [
    ...longer.map(({ said }) => said),
    ...candidates.filter((name) => !taken.some((form) => overlaps(form, plain(name)))),
  ];
  const unknown = [...new Set(strangers)].map((said) => ({
    said,
    nearest: nearestTo(said, roster),
  }));
  return { mentions, unknown };
}

const endOf = ({ at, said }: { at: number; said: string }) => at + said.length;
const overlaps = (form: string, name: string) => form.includes(name) || name.includes(form);

function partForms({ folded, parts, isHan }: KnownName): string[] {
  if (!isHan) return parts.filter((part) => part.length >= 3);
  const given = folded.length >= 3 ? [folded.slice(-2)] : [];
  const surname = folded.charAt(0);
  const titles = ["先生", "女士", "小姐", "同学", "老师", "工"].map((title) => surname + title);
  return [...given, ...titles, `老${surname}`, `小${surname}`, parts.join("")];
}

const WORDS = new Set(
  "mark will may grace hope art bill pat sue drew rich chase frank hunter page van der the and del ines leo max guy dan ann son day".split(
    " ",
  ),
);

/** A part of a name that is also a word, or may be, is a name where it is written as one. */
function isWritten(raw: string, said: string, at: number): boolean {
  if (/\p{Script=Han}/u.test(said)) return true;
  const isCapital = /\p{Lu}/u.test(raw.charAt(at));
  return isCapital || !(WORDS.has(said) || said.length < 4);
}

function nearestTo(said: string, roster: readonly KnownName[]): KnownName[] {
  const form = plain(said);
  const near = roster.filter(
    ({ folded, parts }) =>
      closest(form, [folded]) !== undefined ||
      (form.length >= 2 &&
        folded.charAt(0) === form.charAt(0) &&
        folded.length === form.length &&
        /\p{Script=Han}/u.test(form)) ||
      parts.some(
        (part) =>
          part.length > 3 &&
          form
            .split(" ")
            .some(
              (word) => closest(word, [part]) !== undefined && word.charAt(0) === part.charAt(0),
            ),
      ),
  );
  const isIn = ({ folded }: KnownName) => Number(form.includes(folded));
  return near.toSorted((a, b) => isIn(b) - isIn(a)).slice(0, 3);
}

const PRONOUN =
  /(?:他们|她们|这(?:些|几)(?:个|位)?(?:人|候选人)?|那(?:些|几)(?:个|位)?(?:人|候选人)?|这[一二两三四五六七八九十\d]+(?:个|位)|以上|上面(?:的|这些|那些)?(?:人|候选人)?|名单(?:上|里|中)?的?|(?<!其)他(?!们)|她(?!们))|\b(?:them|these|those|they|him|her|this candidate|the (?:above|same)(?: people| candidates)?|the list|the shortlist|both of them|all of them)\b/u;

/** Those who were shown last, where the message speaks of them. */
export function thoseShown(cues: string, shown: readonly string[]): string[] {
  if (shown.length === 0) return [];
  const ordinals = [
    ...cues.matchAll(
      new RegExp(
        `\\bthe (${ORDINAL})(?: (?:one|candidate|person))?\\b|第([一二三四五六七八九十\\d]+)(?:个|位|名)`,
        "gu",
      ),
    ),
  ].flatMap(([, english, han]) => {
    const place = ordinalOf(english ?? han ?? "");
    const id = place === undefined ? undefined : shown.at(place < 0 ? place : place - 1);
    return id === undefined ? [] : [id];
  });
  if (ordinals.length > 0) return ordinals;
  if (!PRONOUN.test(cues)) return [];
  const most = limitIn(cues);
  const isOne =
    /(?:(?<!其)他(?!们)|她(?!们))|\b(?:him|her|this candidate)\b/u.test(cues) &&
    !/他们|她们|\bthem\b/u.test(cues);
  return isOne ? shown.slice(0, 1) : shown.slice(0, most ?? shown.length);
}

const LIMIT = new RegExp(
  [
    `(?:前|头|top|best|first)\\s*(?:的)?\\s*(${NUMBER})`,
    `(${NUMBER})\\s*(?:个|位|名|人|candidates?|people|engineers?|profiles?|matches|developers?|best|top|suitable|good|strong|of (?:them|the)|folks|designers?|nurses?)(?!月|小时|分钟|星期|礼拜|工作日)`,
    `(?:最多|不超过|at most|up to|no more than|max(?:imum)?(?: of)?)\\s*(${NUMBER})`,
  ].join("|"),
  "iu",
);

/** "前5个", "top ten", "three candidates". */
export function limitIn(cues: string): number | null {
  const [, ...groups] = LIMIT.exec(cues) ?? [];
  const said = groups.find((group) => group !== undefined);
  const count = said === undefined ? undefined : numberOf(said);
  if (count === undefined || !Number.isInteger(count) || count < 1) return null;
  return Math.min(200, count);
}

/** What tells somebody from others of the same name. */
export function optionOf({ id, name, row }: KnownName, language: "zh" | "en"): Option {
  const { person, title, years, stages } = row;
  const stage = stages[0];
  const detail = [
    person.headline ?? title,
    person.location ?? "",
    years === null ? "" : YEARS[language](Math.round(years)),
    stage === undefined ? "" : `${stage.job_title} · ${STAGE_NAMES[language][stage.stage]}`,
    person.email ?? "",
  ];
  return { id, title: name, detail: detail.filter(Boolean).join(" · ") };
}

const YEARS = {
  zh: (years: number) => `${years} 年经验`,
  en: (years: number) => (years === 1 ? "1 year" : `${years} years`),
} as const;
