/** Which entry words mean: by name, place, time, or what it says. Where two fit equally, nobody is taken. */
import type { Item, Words } from "@bole/language";
import { isRecent, ordinalsIn } from "@bole/language/text";
import type { ResumeData } from "@bole/talent";
import {
  allEntries,
  byTime,
  type Entry,
  entriesOf,
  entryItem,
  entryOf,
  linesOf,
} from "./entries.ts";
import { nameFields, nameScore, shared, yearScore } from "./name-score.ts";
import { isSameKind, type ListName, listNamed, withoutNouns } from "./places.ts";
import { piecesOf, sharedPieces } from "./shared-pieces.ts";
import { says, VOCABULARY } from "./vocabulary.ts";

export type Found<One> =
  | { readonly found: readonly One[] }
  | { readonly unclear: readonly Item[]; readonly words: string };

/** Where to look first. */
export interface Where {
  readonly resume: ResumeData;
  /** As it was before the message: "the second job" is counted there. */
  readonly seen: ResumeData;
  readonly list?: ListName | undefined;
  readonly focus?: Item | undefined;
  /** Only these come into question. */
  readonly among?: readonly Entry[];
  /** For what the words alone leave open. */
  readonly message: string;
  /** What the call says. */
  readonly context: string;
}

export function findEntries(words: readonly Words[], where: Where): Found<Entry> {
  const rest = words.some(({ ref }) => ref === "rest");
  // "Delete the others, not Acme": beside the rest, names say what stays.
  const isLeftOut = ({ ref }: Words) => ref === "except" || (rest && ref === "name");
  const meant = findAll(
    words.filter((one) => !isLeftOut(one)),
    where,
  );
  const left = findAll(words.filter(isLeftOut), where);
  if ("unclear" in meant) return meant;
  if ("unclear" in left) return left;
  const all = words.every(isLeftOut) ? inList(where) : meant.found;
  const stays = ({ path }: Entry) => left.found.some((one) => one.path === path);
  return { found: all.filter((entry, at) => !stays(entry) && indexIn(all, entry) === at) };
}

const indexIn = (all: readonly Entry[], { path }: Entry) =>
  all.findIndex((one) => one.path === path);

type Doubt = Exclude<Found<Entry>, { found: readonly Entry[] }>;

/** Names are each for one of their own; "the first one at Huawei" is both a name and a place, and one entry. */
function findAll(words: readonly Words[], where: Where): Found<Entry> {
  const names = words.filter(({ ref }) => ref === "name");
  const others = words.filter(({ ref }) => ref !== "name");
  if (names.length > 0 && others.some(({ ref }) => ref === "ordinal" || ref === "description")) {
    const near = allEntries(where.resume).filter((entry) =>
      names.some(({ text }) => nameScore(text, entry) >= 0.6),
    );
    const [only] = near;
    if (only !== undefined && near.length === 1) {
      // "Acme's first job" with one at Acme; or "Acme and the third job", which nobody can tell from it.
      const elsewhere = findEach(others, where);
      const all = "found" in elsewhere ? elsewhere.found : [];
      if (all.every(({ path }) => path === only.path)) return { found: near };
      return unclear([only, ...all], others[0]?.text ?? "");
    }
    if (near.length > 1) return findEach(others, { ...where, among: near });
  }
  return findEach(words, where);
}

function findEach(words: readonly Words[], where: Where): Found<Entry> {
  const found: Entry[] = [];
  const doubts: Doubt[] = [];
  for (const one of words) {
    const entries = findEntry(one, where);
    if ("unclear" in entries) doubts.push(entries);
    else found.push(...entries.found);
  }
  // 宁波大学那个研究生: one of the words is enough, but two that name nothing are not.
  const [doubt] = doubts;
  if (doubt !== undefined && (found.length === 0 || doubts.length > 1))
    return decided(doubt, where);
  return { found };
}

/** The job that goes on, where the call speaks of it: 现在的工作, "my current job". */
export function currentIn({ resume, list, context }: Where): Entry | undefined {
  const isSaid = isRecent(context) || says(context, VOCABULARY.current);
  const noun = listNamed(context);
  if (!isSaid || noun === undefined || (list !== undefined && list !== noun)) return undefined;
  return byTime(entriesOf(resume, noun))[0];
}

/** The only one that the call names without its words having been marked. */
export function entryInContext(where: Where): Entry | undefined {
  const scored = inList(where)
    .map((entry) => ({
      entry,
      score: Math.max(0, ...nameFields(entry).map((label) => shared(where.context, label))),
    }))
    .filter(({ score }) => score >= 0.6)
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  return best && best.score - (next?.score ?? 0) > 0.05 ? best.entry : undefined;
}

/** 拼多多的实习: where two have the name, the rest of the message may say which. */
function decided(doubt: Doubt, { resume, message }: Where): Found<Entry> {
  if (isRelated(doubt.words)) return doubt;
  const entries = doubt.unclear.flatMap((item) => entryOf(resume, item) ?? []);
  const now =
    says(message, VOCABULARY.current) || isRecent(message) ? byTime(entries)[0] : undefined;
  if (now !== undefined && !/^\d/.test(now.fields.endDate ?? "0")) return { found: [now] };
  const most = entries.length > 1 ? mostNamed(message, entries) : undefined;
  return most === undefined ? doubt : { found: [most] };
}

const inList = ({ resume, list, among }: Where): readonly Entry[] =>
  among ?? (list === undefined ? allEntries(resume) : entriesOf(resume, list));

function findEntry({ text: marked, ref, items }: Words, given: Where): Found<Entry> {
  const text = ref === "ordinal" ? withKind(marked, given.message) : marked;
  const counted = ref === "ordinal" ? listNamed(nounAfter(marked, given.message)) : undefined;
  const noun = ref === "name" ? undefined : (listNamed(text) ?? counted);
  const where = noun === undefined ? given : { ...given, list: noun };
  const { resume, list, focus } = where;
  if (items !== undefined) return { found: items.flatMap((item) => entryOf(resume, item) ?? []) };
  const near = inList(where);
  if (ref === "all" || ref === "rest") return { found: near };
  const focused = focus && entryOf(resume, focus);
  if (ref === "pronoun") {
    if (focused && (list === undefined || focused.list === list)) return { found: [focused] };
    return near.length === 1 ? { found: near } : unclear(near, text);
  }
  if (ref === "ordinal") return ordinal(text, where);
  // 腾讯之前的那段 is not the one at 腾讯.
  if (ref === "description" && isRelated(text)) return unclear(near, text);
  const named = byName(text, near);
  if ("found" in named && named.found.length > 0) return named;
  // "The Cork job": its noun says which of two.
  const own = "unclear" in named && list === undefined ? listNamed(text) : undefined;
  const such = own && byName(text, entriesOf(resume, own));
  if (such && "found" in such && such.found.length > 0) return such;
  const elsewhere = byName(text, allEntries(resume));
  if ("found" in elsewhere && elsewhere.found.length > 0) return elsewhere;
  // "The old one" counts nothing.
  const isCounted = ref !== "description" || isRecent(text) || says(text, VOCABULARY.last_job);
  const placed = isCounted ? ordinal(text, where) : unclear(near, text);
  if ("found" in placed && placed.found.length > 0) return placed;
  const kinds = entriesOf(resume, "other").filter(({ fields }) =>
    isSameKind(text, fields.title ?? ""),
  );
  if ((list ?? "other") === "other" && kinds.length === 1) return { found: kinds };
  const told =
    "unclear" in named && named.unclear.length === 0 ? byContent(text, where) : undefined;
  if (told) return { found: [told] };
  return "unclear" in named ? named : elsewhere;
}

const isRelated = (words: string): boolean =>
  says(words, [...VOCABULARY.behind, ...VOCABULARY.ahead]);

/** 第一段 | 实习, "second | project": what is counted may stand behind the words that were marked. */
function nounAfter(words: string, message: string): string {
  const at = message.indexOf(words);
  const rest = at < 0 ? "" : message.slice(at + words.length);
  return /^\p{Script=Han}{1,3}|^\s+[\p{L}-]+/u.exec(rest)?.[0] ?? "";
}

/** With the kind of job that is counted: the first internship is not the first job. */
function withKind(words: string, message: string): string {
  const noun = nounAfter(words, message);
  const kind = VOCABULARY.job_kinds.find((one) => noun.includes(one));
  return kind === undefined ? words : `${words} ${kind}`;
}

function ordinal(text: string, where: Where): Found<Entry> {
  const { list, focus, resume, seen, among } = where;
  const own = list ?? (focus && entryOf(resume, focus)?.list) ?? "workExperience";
  const all = among ?? entriesOf(seen, own);
  // 第一段实习 is counted among the internships.
  const such = all.filter((entry) => nameFields(entry).some((label) => shared(text, label) >= 0.6));
  const entries = such.length > 0 ? such : all;
  const recent = isRecent(text) || says(text, VOCABULARY.last_job);
  const ordered = recent ? byTime(entries) : entries;
  const places = recent ? [0] : (ordinalsIn(text, ordered.length) ?? []);
  const found = places
    .flatMap((at) => ordered[at] ?? [])
    .flatMap((entry) => entryOf(resume, entryItem(entry)) ?? []);
  return found.length > 0 ? { found } : unclear(entries, text);
}

/** "The schools job": the only one of which a line says it. Whoever speaks of a line means that. */
function byContent(text: string, { resume, context }: Where): Entry | undefined {
  const own = listNamed(text) ?? listNamed(context);
  if (own === undefined || says(context, VOCABULARY.lines)) return undefined;
  const about = withoutNouns(text);
  const among = entriesOf(resume, own);
  const said = piecesOf(about).length;
  const [only, ...more] = among.filter(
    (entry) => said > 0 && linesOf(entry).some((line) => sharedPieces(about, line.text) === said),
  );
  return more.length === 0 ? only : undefined;
}

interface Scored {
  readonly entry: Entry;
  readonly score: number;
}

function byName(text: string, entries: readonly Entry[]): Found<Entry> {
  const scored = entries
    .map(
      (entry): Scored => ({
        entry,
        score: Math.max(nameScore(text, entry), yearScore(text, entry)),
      }),
    )
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (best === undefined) return { unclear: [], words: text };
  if (next === undefined || best.score - next.score >= 0.05) return { found: [best.entry] };
  const alike = scored.filter(({ score }) => best.score - score < 0.05).map(({ entry }) => entry);
  const most = mostNamed(text, alike);
  return most === undefined ? unclear(alike, text) : { found: [most] };
}

/** 美团的后端工程师: of two at one company, the one of which the words name more. */
function mostNamed(text: string, entries: readonly Entry[]): Entry | undefined {
  const scored = entries
    .map((entry) => ({
      entry,
      score: nameFields(entry).reduce((sum, label) => sum + shared(text, label), 0),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  return best && best.score - (next?.score ?? 0) > 0.2 ? best.entry : undefined;
}

/** So many are offered where it is not clear. */
export const MOST_OFFERED = 6;

const unclear = (entries: readonly Entry[], words: string): Found<Entry> => ({
  unclear: entries.slice(0, MOST_OFFERED).map(entryItem),
  words,
});
