/**
 * From what was pointed at to entries of the résumé. Where several could be meant it says so instead
 * of taking one; where there is none it says that.
 */
import { isListSection, LIST_SECTIONS, type ListSection } from "../lexicon/places.ts";
import type { Outcome } from "../outcome.ts";
import { noSuchPlace, notFound, whichEntry } from "../replies/replies.ts";
import { lastEntry, type Scene } from "../scene.ts";
import { byTime, type Entry, entriesOf, isInternship, labelOf } from "./entries.ts";
import { datedEntries } from "./find-entries.ts";
import type { Pick } from "./ordinals.ts";
import type { Target } from "./target.ts";

export type Resolved = { readonly entries: readonly Entry[] } | { readonly instead: Outcome };

/** @param sections those that can be meant, if nothing says more */
export function resolveEntries(
  target: Target,
  scene: Scene,
  sections: readonly ListSection[],
): Resolved {
  const among = sectionsOf(target, sections);
  const pool = among.flatMap((section) => poolOf(target, scene, section));
  const named = [...target.named].filter(({ section }) => among.includes(section));
  const candidates = named.length > 0 ? current(named, scene) : pool;
  const dated = candidates.length > 1 ? datedEntries(target.years, candidates) : [];
  if (named.length > 0 && dated.length === 1) return { entries: dated };
  if (target.picks.length > 0) {
    // 华为的第一段（硬件工程师那个）: counted among those that are described.
    const few = named.length > 1 ? narrowed(candidates, { ...target, years: [] }) : candidates;
    const found = picked(target, scene, few, among);
    return "instead" in found && few !== candidates
      ? picked(target, scene, candidates, among)
      : found;
  }
  if (named.length > 0) return oneOf(narrowed(candidates, target), scene);
  const described = current(
    target.described.filter(({ section }) => among.includes(section)),
    scene,
  );
  if (described.length > 0) return oneOf(narrowed(described, target), scene);
  if (target.years.length > 0) {
    const then = datedEntries(target.years, pool);
    if (then.length > 0) return oneOf(then, scene);
  }
  const last = lastEntry(scene, among);
  if (target.rest.length >= 2 && !target.pronoun && last === undefined)
    return { instead: missing(target, scene, pool) };
  if (last !== undefined && isOther(target)) {
    const others = current(pool, scene).filter(({ id }) => id !== last.id);
    if (others.length > 0) return oneOf(others, scene);
  }
  if (last !== undefined && (target.pronoun || pool.length !== 1)) return { entries: [last] };
  const left = current(pool, scene);
  if (left.length === 0)
    return { instead: talk(noSuchPlace(scene.language, among[0] ?? "workExperience", 0)) };
  return oneOf(left, scene);
}

/** 另一个项目: not the one that was spoken of. */
const OTHER =
  /另外?一[个段份家条项所]|(?<![a-z])other (?:one|job|project|school|degree|position|internship|entry)(?![a-z])/;

export const isOther = ({ said }: Target): boolean => OTHER.test(said.cues);

function sectionsOf(target: Target, sections: readonly ListSection[]): readonly ListSection[] {
  const said = target.about?.section;
  if (said !== undefined && isListSection(said) && sections.includes(said)) return [said];
  return sections;
}

/** In a résumé with other jobs, "实习" are those that were internships; else it is another word for jobs. */
function poolOf(target: Target, scene: Scene, section: ListSection): Entry[] {
  const entries = entriesOf(scene.seen, section);
  if (section === "other" && target.about?.title !== undefined) {
    const words = target.about.words;
    return entries.filter(({ fields }) =>
      words.some((word) => (fields.title ?? "").toLowerCase().includes(word)),
    );
  }
  if (target.about?.internship === undefined) return withAdded(entries, scene, section);
  const internships = entries.filter(isInternship);
  return internships.length > 0 ? internships : withAdded(entries, scene, section);
}

/** What the same message has added can be spoken of, too. */
function withAdded(entries: Entry[], scene: Scene, section: ListSection): Entry[] {
  if (scene.draft === scene.seen) return entries;
  const now = entriesOf(scene.draft, section);
  return [...entries, ...now.filter(({ id }) => !entries.some((entry) => entry.id === id))];
}

/** As they are now, by id. */
function current(entries: readonly Entry[], scene: Scene): Entry[] {
  return entries.flatMap(
    (entry) => entriesOf(scene.draft, entry.section).find(({ id }) => id === entry.id) ?? [],
  );
}

function narrowed(
  candidates: readonly Entry[],
  { about, described, years, said }: Target,
): readonly Entry[] {
  if (candidates.length < 2) return candidates;
  const same = (other: Entry) => (entry: Entry) =>
    entry.section === other.section && entry.id === other.id;
  const both = candidates.filter((entry) => described.some(same(entry)));
  if (both.length > 0) return both;
  const dated = datedEntries(years, candidates);
  if (dated.length > 0) return dated;
  const internships = candidates.filter(isInternship);
  if (about?.internship && internships.length > 0) return internships;
  const proper = candidates.filter((entry) => !isInternship(entry));
  const regular = /正式|全职|(?<![a-z])(?:full[- ]time|permanent|regular)(?![a-z])/.test(said.cues);
  return regular && proper.length > 0 ? proper : candidates;
}

function picked(
  { picks, about }: Target,
  scene: Scene,
  candidates: readonly Entry[],
  among: readonly ListSection[],
): Resolved {
  const sections = new Set(candidates.map(({ section }) => section));
  let list = candidates;
  if (sections.size > 1 && about === undefined) {
    // "The first one" of whatever was spoken of last, or of the only list that is long enough.
    const section = among.find((one) => one === scene.last?.section);
    if (section === undefined) return { instead: which(candidates, scene) };
    list = candidates.filter((entry) => entry.section === section);
  }
  // 第二段和第三段都删掉: "all" are those that were counted.
  const told = picks.filter(({ kind }) => kind !== "all");
  const meant = told.length > 0 ? told : picks;
  const chosen = [...new Set(meant.flatMap((pick) => take(list, counted(pick, list, scene))))];
  if (chosen.length > 0) return { entries: chosen };
  return {
    instead: talk(
      noSuchPlace(scene.language, [...sections][0] ?? among[0] ?? "workExperience", list.length),
    ),
  };
}

/** 第二个也删了 after the first of two is gone: it is the first by now. */
function counted(pick: Pick, list: readonly Entry[], { last }: Scene): Pick {
  const moved =
    pick.kind === "nth" &&
    pick.n === list.length + 1 &&
    last?.action === "delete" &&
    list.some(({ section }) => section === last.section);
  return moved ? { kind: "nth", n: -1 } : pick;
}

function take(list: readonly Entry[], pick: Pick): readonly Entry[] {
  switch (pick.kind) {
    case "nth":
      return list.at(pick.n > 0 ? pick.n - 1 : pick.n) !== undefined &&
        Math.abs(pick.n) <= list.length
        ? list.slice(pick.n > 0 ? pick.n - 1 : list.length + pick.n).slice(0, 1)
        : [];
    case "first":
      return list.slice(0, pick.count);
    case "last":
      return list.slice(-pick.count);
    case "all":
      return list;
    case "latest":
      return byTime(list).slice(0, 1);
    case "earliest":
      return byTime(list).slice(-1);
    default: {
      const never: never = pick;
      return never;
    }
  }
}

function oneOf(candidates: readonly Entry[], scene: Scene): Resolved {
  const chosen = candidates.find(
    ({ section, id }) => scene.chosen?.section === section && scene.chosen.id === id,
  );
  if (chosen !== undefined) return { entries: [chosen] };
  if (candidates.length === 1) return { entries: candidates };
  return { instead: which(candidates, scene) };
}

/** The question back; the answer picks one of these, and the message is read again. */
export function which(candidates: readonly Entry[], scene: Scene): Outcome {
  const sections = new Set(candidates.map(({ section }) => section));
  const section = sections.size === 1 ? candidates[0]?.section : undefined;
  return {
    kind: "ask",
    reply: whichEntry(scene.language, section, candidates.map(labelOf)),
    asked: {
      kind: "which",
      section: section ?? "",
      entry_id: null,
      field: null,
      message: scene.message,
      options: candidates.map((entry) => `${entry.section}/${entry.id}`),
    },
  };
}

function missing(target: Target, scene: Scene, pool: readonly Entry[]): Outcome {
  return talk(notFound(scene.language, target.said.raw.trim(), pool.slice(0, 8).map(labelOf)));
}

export const talk = (reply: string): Outcome => ({ kind: "talk", reply });
export const ANY_LIST: readonly ListSection[] = LIST_SECTIONS;
