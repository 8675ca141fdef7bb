/** Concepts that are wanted: named in what was typed, or said by the résumé or the job behind it. */
import type { Job, TextSpan } from "@bole/talent";
import { conceptById, findConcepts } from "@bole/talent/reading";
import type { WantedConcept } from "../state/profile.ts";
import { keywordsOf } from "./keywords.ts";
import { shareAt } from "./own-or-wanted.ts";
import { conceptsCalled } from "./short-names.ts";

/** What everybody says of themselves, and every advertisement asks for, tells little. */
const WEAK = new Set(["soft-skills", "office-tools"]);
const WEAK_WEIGHT = 0.4;
/** Beside a wish, the rest of a résumé is only background. */
const BACKGROUND = 0.35;
const MOST_OF_PROFILE = 24;

const AVOIDED_BEFORE =
  /(?:不想(?:再)?(?:做|搞|学|碰|写|当)?|不要(?:做)?|不做|别(?:给我)?(?:推荐)?|除了|避免|拒绝|不考虑|不喜欢|讨厌|\b(?:not(?: interested in| keen on)?|avoid|except|anything but|don['’]?t (?:want|like)(?: to do| any| another| more)?|do not (?:want|like)(?: to do| any| another| more)?|rather not|never again|tired of|hate|dislike)\b)[^，,。;；.\n]{0,6}$/iu;
/** What somebody says they cannot do is neither wanted nor to be kept away. */
const LACKED_BEFORE =
  /(?:不会|不懂|不熟|没有|没用过|没学过|\b(?:no|without|never used|not good at)\b)[^，,。;；.\n]{0,20}$/iu;

/** Whether what begins here is named to keep it away, or as something that somebody cannot do. */
export function isUnwanted(wish: string, start: number): boolean {
  const before = wish.slice(Math.max(0, start - 24), start);
  return AVOIDED_BEFORE.test(before) || LACKED_BEFORE.test(before);
}

export interface Wish {
  readonly wanted: WantedConcept[];
  readonly avoided: string[];
  readonly keywords: string[];
}

/** What a word counts for that names a concept only in a list, or in short. */
const LISTED = 0.9;
const SHORT = 0.6;

/**
 * What a sentence names, and what it names to keep it away. People write a wish as a list of words: so
 * each word is also read as if it stood in one, where "React" or "Go" can only mean the skill.
 */
export function conceptsOfWish(wish: string): Wish {
  const wanted = new Map<string, WantedConcept>();
  const avoided: string[] = [];
  const spans: TextSpan[] = [];
  for (const { id, spans: places } of findConcepts(wish)) {
    const isAvoided = places.every(({ start }) =>
      AVOIDED_BEFORE.test(wish.slice(Math.max(0, start - 24), start)),
    );
    spans.push(...places);
    if (isAvoided) avoided.push(id);
    else {
      const share = Math.max(...places.map(({ start }) => shareAt(wish, start)));
      wanted.set(id, { id, weight: share * strengthOf(id), from: "input" });
    }
  }
  const add = (id: string, weight: number) => {
    if (wanted.has(id) || avoided.includes(id)) return;
    wanted.set(id, { id, weight: weight * strengthOf(id), from: "input" });
  };
  const keywords = keywordsOf(
    wish,
    spans.toSorted((a, b) => a.start - b.start),
  );
  for (const word of keywords) {
    const before = wish.slice(0, wish.indexOf(word)).slice(-24);
    const listed = findConcepts(`熟悉 ${word}`).map(({ id }) => id);
    if (AVOIDED_BEFORE.test(before)) avoided.push(...listed.filter((id) => !wanted.has(id)));
    if (AVOIDED_BEFORE.test(before) || LACKED_BEFORE.test(before)) continue;
    const share = shareAt(wish, wish.indexOf(word));
    for (const id of listed) add(id, LISTED * share);
    for (const id of conceptsCalled(word)) add(id, SHORT * share);
  }
  return { wanted: [...wanted.values()], avoided: [...new Set(avoided)], keywords };
}

/** Those that a résumé speaks of most, the strongest first. */
export function conceptsOfProfile(text: string, besideWish: boolean): WantedConcept[] {
  const found = findConcepts(text).map(({ id, spans }) => ({ id, often: spans.length }));
  const most = Math.max(1, ...found.map(({ often }) => often));
  return found
    .map(({ id, often }) => ({
      id,
      weight: (0.4 + 0.6 * Math.sqrt(often / most)) * strengthOf(id),
    }))
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_OF_PROFILE)
    .map(({ id, weight }) => ({
      id,
      weight: weight * (besideWish ? BACKGROUND : 1),
      from: "profile",
    }));
}

/** What a job asks for: what decides before what adds, and both before what it only mentions. */
export function conceptsOfJob(job: Pick<Job, "title" | "tags" | "criteria">): WantedConcept[] {
  const weights = new Map<string, number>();
  const add = (id: string, weight: number) =>
    weights.set(id, Math.max(weight * strengthOf(id), weights.get(id) ?? 0));
  for (const id of [...job.tags.skill, ...job.tags.interest]) add(id, 0.35);
  for (const { text, skill, need } of job.criteria) {
    const weight = need === "must" ? 1 : 0.5;
    if (skill !== null) add(skill, weight);
    for (const { id } of findConcepts(text)) add(id, weight * 0.8);
  }
  for (const { id } of findConcepts(job.title)) add(id, 1);
  return [...weights].map(([id, weight]) => ({ id, weight, from: "profile" }));
}

/** The stronger of two sayings counts. */
export function joined(...lists: readonly (readonly WantedConcept[])[]): WantedConcept[] {
  const all = new Map<string, WantedConcept>();
  for (const concept of lists.flat()) {
    const known = all.get(concept.id);
    if (known === undefined || known.weight < concept.weight) all.set(concept.id, concept);
  }
  return [...all.values()];
}

const strengthOf = (id: string): number =>
  WEAK.has(conceptById(id)?.category ?? "") ? WEAK_WEIGHT : 1;
