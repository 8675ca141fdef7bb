/** What speaks for an item, and what is missing: concepts and words, before anything is put into words. */
import { conceptById, isNegated, neighboursOf } from "@bole/talent";
import type { Item } from "../../state/item.ts";
import type { Asked } from "../../state/profile.ts";
import type { SkillName } from "../../state/ranked.ts";
import type { Measures } from "../measure.ts";
import { keywordPart } from "../parts/keyword-part.ts";

export interface Facts {
  /** Wanted, and there. The rarest first. */
  readonly matched: SkillName[];
  readonly near: { readonly wanted: SkillName; readonly has: SkillName }[];
  /** Asked for, and not there. */
  readonly missing: SkillName[];
  /** Keywords that stand in the item and name no concept above. */
  readonly words: string[];
}

/** What a job only mentions is not missed in somebody. */
const ASKED_FOR = 0.45;
const MOST = { matched: 8, near: 3, missing: 6, words: 4 };
/** Of a keyword of several words, so much must be there. */
const FOUND = 0.5;

export function factsOf(item: Item, asked: Asked, measures: Measures): Facts {
  const has = new Set([...item.tags.skill, ...item.tags.interest, ...item.must]);
  const worth = (id: string) => measures.concept_weights.get(id) ?? 1;
  const wanted = asked.concepts
    .filter(({ from }) => from !== "meaning")
    .toSorted((a, b) => b.weight * worth(b.id) - a.weight * worth(a.id) || (a.id < b.id ? -1 : 1));
  const matched = wanted.filter(({ id }) => has.has(id));
  const near = wanted
    .filter(({ id }) => !has.has(id))
    .flatMap(({ id }) => {
      const neighbour = neighboursOf(id).find((concept) => has.has(concept.id));
      return neighbour === undefined ? [] : named(id, neighbour.id);
    });
  return {
    matched: matched.flatMap(({ id }) => nameOf(id)).slice(0, MOST.matched),
    near: near.slice(0, MOST.near),
    missing: missingOf(item, asked)
      .filter((id) => !near.some((pair) => pair.has.id === id || pair.wanted.id === id))
      .flatMap(nameOf)
      .slice(0, MOST.missing),
    words: wordsFound(
      item,
      measures,
      matched.flatMap(({ id }) => nameOf(id)),
    ),
  };
}

function missingOf(item: Item, { concepts }: Asked): string[] {
  const known = concepts.filter(({ from }) => from !== "meaning");
  if (item.kind === "person") {
    const has = new Set([...item.tags.skill, ...item.tags.interest]);
    return known
      .filter(({ id, weight }) => weight >= ASKED_FOR && !has.has(id))
      .map(({ id }) => id);
  }
  const mine = new Set(known.map(({ id }) => id));
  return [...new Set([...item.must, ...item.tags.skill])].filter((id) => !mine.has(id));
}

function wordsFound(item: Item, measures: Measures, matched: readonly SkillName[]): string[] {
  const said = new Set(matched.flatMap(({ zh, en }) => [zh.toLowerCase(), en.toLowerCase()]));
  return measures.keywords
    .filter(({ text }) => !said.has(text.toLowerCase()))
    .filter((keyword) => keywordPart(item, { ...measures, keywords: [keyword] }) >= FOUND)
    .filter(({ text }) => !isDenied(`${item.headline}\n${item.description}`, text))
    .map(({ text }) => text)
    .slice(0, MOST.words);
}

/** Whether a text names it only to say that it is not needed. */
function isDenied(text: string, word: string): boolean {
  const small = text.toLowerCase();
  const sought = word.toLowerCase();
  let [at, count] = [small.indexOf(sought), 0];
  for (; at >= 0; at = small.indexOf(sought, at + 1), count++) {
    if (!isNegated(text, { start: at, end: at + word.length })) return false;
  }
  return count > 0;
}

function named(wanted: string, has: string): Facts["near"] {
  const [one, other] = [nameOf(wanted)[0], nameOf(has)[0]];
  return one === undefined || other === undefined ? [] : [{ wanted: one, has: other }];
}

export function nameOf(id: string): SkillName[] {
  const concept = conceptById(id);
  return concept === undefined ? [] : [{ id, zh: concept.zh, en: concept.en }];
}
