/**
 * What is asked, made ready for three tracks at once: tags, keywords and a vector. Names, gender, age
 * and the like are taken out first, and so is what tries to give a model orders.
 */

import { languageOf } from "@bole/reading/text";
import type { OccupationNames } from "@bole/talent";
import {
  conceptById,
  inEnglish,
  occupationOf,
  qualificationsIn,
  tagsOf,
  tasksOf,
} from "@bole/talent/reading";
import { recommendErrors } from "../errors.ts";
import { readLimits } from "../limits/read-limits.ts";
import type { RecommendParts } from "../parts.ts";
import { wordsFor } from "../recall/keyword-ways.ts";
import { entriesOf } from "../recall/tracks.ts";
import type { Language } from "../state/language.ts";
import type { Asked, WantedConcept } from "../state/profile.ts";
import type { RecommendationState } from "../state/recommendation-state.ts";
import type { RecommendKind, RecommendRequest } from "../state/request.ts";
import { spelledOut } from "./abbreviations.ts";
import { keywordsOf } from "./keywords.ts";
import { kindSought } from "./kind-sought.ts";
import type { Means, WeightedText } from "./meaning.ts";
import { lackedIn, occupationsIn } from "./resolved.ts";
import { saidIn } from "./said-in.ts";
import { conceptsOfProfile, conceptsOfWish, joined } from "./wanted-concepts.ts";
import { type Behind, whoAsks } from "./who-asks.ts";

export interface Analysis
  extends Pick<
    RecommendationState,
    "analyzed_tags" | "analyzed_keywords" | "search_vectors" | "asked"
  > {
  readonly asked: Asked;
  /** Why nothing can be compared by meaning. */
  readonly note: string | null;
}

/** Fewer keywords are a name or a place as often as not, which have a nearest concept, too. */
const FEWEST_KEYWORDS = 2;
const MOST_KEYWORDS = 24;
/** By the titles and skills of `bench/recommend`: with more, titles are found less well than before. */
const DONE = 0.5;

export async function analyse(
  parts: Pick<RecommendParts, "talent" | "search"> & { readonly meaning: Means },
  tenant: string,
  request: RecommendRequest,
  signal?: AbortSignal,
): Promise<Analysis> {
  const who = await whoAsks(parts, tenant, request);
  const said = asProfile(saidIn(request.user_input), who);
  const kind = request.kind ?? (await kindSought(parts, tenant, said.wish, request.limit));
  const { kinds } = entriesOf(kind);
  return analyseSaid(
    parts.meaning,
    { ...said, kind, language: request.language },
    signal,
    (words) => parts.search.prepare(tenant, { kinds, words }),
  );
}

interface Said {
  readonly wish: string;
  readonly behind: Behind;
  readonly kind?: RecommendKind;
  /** What is answered in. @default the language of what was said */
  readonly language?: Language | null;
}

/** @param prepare reads what will be needed of these words while the model reads what was said */
export async function analyseSaid(
  meaning: Means,
  { wish, behind, kind = "opportunities", language }: Said,
  signal: AbortSignal | undefined,
  prepare: (words: string[]) => Promise<void> = async () => undefined,
): Promise<Analysis> {
  if (`${wish}${behind.text}${behind.title}`.trim() === "") {
    throw recommendErrors.error("recommend-nothing-said", "Nothing is left that could be sought.");
  }
  const plain = inEnglish(wish);
  const read = [plain ?? wish, ...spelledOut(wish)].join("\n");
  const named = occupationOf(plain ?? wish);
  const { wanted, avoided, keywords: words } = conceptsOfWish(read);
  const keywords = keywordsFor([...words, ...namesOf(named, languageOf(wish))], behind);
  const [meant] = await Promise.all([
    meaning.of([...textsFor(read, words, behind, wanted, named), done(plain ?? wish)], signal),
    // While the model reads, the index may: the tracks say so themselves where it cannot.
    prepare(wordsFor(keywords)).catch(() => undefined),
  ]);
  const wishes = joined(wanted, behind.concepts);
  const known = new Set([...wishes.map(({ id }) => id), ...avoided]);
  const near =
    wish !== "" && keywords.length >= FEWEST_KEYWORDS
      ? await meaning.conceptsNear(meant, known)
      : [];
  const concepts = [...wishes, ...near];
  const qualified = qualificationsIn(wish);
  const text_language = languageOf(wish || behind.text || behind.title);
  return {
    analyzed_tags: tagsOf(concepts),
    analyzed_keywords: keywords,
    search_vectors: meant.vector,
    note: meant.note,
    asked: {
      wish,
      text: behind.text,
      title: behind.title,
      kind,
      language: language ?? text_language,
      text_language,
      person_id: behind.person_id,
      years: behind.years ?? qualified.years,
      degree: behind.degree ?? qualified.degree,
      concepts,
      avoided,
      lacked: lackedIn(wish),
      occupations: occupationsIn(wish || behind.title),
      speaks: [...new Set(behind.speaks)],
      home: behind.home,
      limits: readLimits(wish),
      model: meant.model,
    },
  };
}

/** Nobody wishes at such length: it is a résumé that was pasted, and is read as one. */
const LONGEST_WISH = 800;

function asProfile(said: string, named: Behind): { wish: string; behind: Behind } {
  if (said.length <= LONGEST_WISH || named.text !== "") return { wish: said, behind: named };
  const [title = ""] = said.split("\n");
  const behind = {
    ...named,
    ...qualificationsIn(said),
    title: title.length > 80 ? "" : title,
    text: said,
    concepts: conceptsOfProfile(said, false),
  };
  return { wish: "", behind };
}

/** Those of the wish first; of a résumé or a job, what it calls itself and what it is strongest in. */
function keywordsFor(words: readonly string[], { title, concepts, text }: Behind): string[] {
  const strongest = concepts.toSorted((a, b) => b.weight - a.weight).slice(0, 10);
  const names = strongest.flatMap((concept) => namesIn(text, concept));
  const all = [...words, ...keywordsOf(title, [], 8), ...names];
  const once = new Map(all.map((word) => [word.toLowerCase(), word]));
  return [...once.values()].slice(0, MOST_KEYWORDS);
}

/** As keywords: what a title is called in the other language. Among its other names in one's own, typed words would be lost. */
const namesOf = (named: OccupationNames | null, own: Language): string[] =>
  named === null ? [] : keywordsOf(named[own === "zh" ? "en" : "zh"].join(" , "));

/** In both languages: what is recommended may be in the other one. */
function namesIn(text: string, { id }: WantedConcept): string[] {
  const concept = conceptById(id);
  if (concept === undefined || text === "") return [];
  return [...new Set([concept.zh, concept.en])];
}

/** What somebody of this title does, whom the rest says least about. */
const done = (title: string): WeightedText => ({ text: tasksOf(title).join(", "), weight: DONE });

/** A wish says more about what is wanted than a whole résumé. */
function textsFor(
  wish: string,
  words: readonly string[],
  { title, text, concepts }: Behind,
  wanted: readonly WantedConcept[],
  named: OccupationNames | null,
): WeightedText[] {
  const own = languageOf(wish);
  const other = own === "zh" ? "en" : "zh";
  const translated = [
    ...(named?.[other] ?? []),
    ...wanted.flatMap(({ id }) => conceptById(id)?.[other] ?? []),
  ];
  const called = named?.[own] ?? [];
  const language = languageOf(text || title);
  const strongest = concepts
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 12)
    .flatMap(({ id }) => conceptById(id)?.[language] ?? []);
  const share = wish === "" ? 1 : 0.35;
  return [
    { text: wish, weight: 0.5 },
    { text: [...words, ...called].join(own === "zh" ? "、" : ", "), weight: 0.5 },
    { text: translated.join(", "), weight: 0.3 },
    { text: [title, strongest.join(", ")].join("\n").trim(), weight: share },
    { text: text.slice(0, 600), weight: share * 0.6 },
  ];
}
