/**
 * Finds text that tries to give a model orders. It reads the text as a model would (folded), and
 * again as a model could be asked to (decoded, mirrored, put together), weighs every sign, and says
 * where each one is in the text as given. Pure, linear, no network.
 */
import type { TextSource } from "../contract/check-context.ts";
import { decodedPieces } from "../normalise/decode-bytes.ts";
import { type FoldedText, foldText } from "../normalise/fold-text.ts";
import type { Place } from "../normalise/mapped-text.ts";
import { rewrittenViews } from "../normalise/rewritten-views.ts";
import type { Feature } from "./feature.ts";
import { readFeatures } from "./read-signs.ts";
import { scoreOf } from "./score.ts";
import { isThirdParty } from "./third-party.ts";

export interface InjectionOptions {
  /** @default "user" */
  readonly source?: TextSource;
}

export interface InjectionFinding {
  /** How sure it is, from 0 to 1. */
  readonly score: number;
  /** The strongest first. */
  readonly features: readonly Feature[];
}

/** Encoded text inside of encoded text is read this deep. */
const MAX_DEPTH = 2;
/** What a hidden reading must reach to count: noise that decodes to words does not. */
const HIDDEN_MINIMUM = 0.25;

export function detectInjection(text: string, options: InjectionOptions = {}): InjectionFinding {
  const thirdParty = isThirdParty(text, options.source ?? "user");
  const features = featuresOf(text, thirdParty, 0);
  return {
    score: scoreOf(features),
    features: features.toSorted((a, b) => b.weight - a.weight),
  };
}

function featuresOf(text: string, thirdParty: boolean, depth: number): Feature[] {
  const folded = foldText(text);
  const features = readFeatures({ mapped: folded, original: text, thirdParty });
  const plain = scoreOf(features);
  features.push(...hiddenCharacters(folded));
  const views = rewrittenViews(folded);
  const words = views.length === 0 ? 0 : keyWords(folded.text);
  for (const view of views) {
    // Letters that were set apart are a piece of the text only; any of them counts.
    if (view.boundaries && keyWords(view.text) <= words) continue;
    const found = readFeatures({ mapped: view, boundaries: view.boundaries, thirdParty });
    // A rewritten text still has its plain words; only what they don't explain is new.
    if (scoreOf(found) > plain + HIDDEN_MINIMUM) features.push(...found, obfuscated(found));
  }
  if (depth >= MAX_DEPTH) return features;
  if (folded.tagged !== undefined) {
    features.push(...inside(folded.tagged.text, spanOfTags(folded.tagged), thirdParty, depth));
  }
  for (const piece of decodedPieces(text)) {
    features.push(...inside(piece.text, piece, thirdParty, depth));
  }
  return features;
}

/** How many words an order is made of; a reading that has no more of them than the text is noise. */
function keyWords(text: string): number {
  return text.match(KEY_WORDS)?.length ?? 0;
}

const KEY_WORDS =
  /ignor|disregard|forget|bypass|overrid|previous|instruct|prompt|system|reveal|print|rules|guideline|unrestrict|pretend|developer|secret|score|candidate|忽略|无视|忘记|指令|规则|提示|系统|hu ?l[uv]e|zhi ?ling|ti ?shi|gui ?ze|xi ?tong/g;

/** What a decoded piece says; it stands where the piece stands. */
function inside(
  text: string,
  { start, end }: Place,
  thirdParty: boolean,
  depth: number,
): Feature[] {
  const found = featuresOf(text, thirdParty, depth + 1);
  if (scoreOf(found) < HIDDEN_MINIMUM) return [];
  const here = found.map((feature) => ({ ...feature, start, end }));
  return [...here, obfuscated(here)];
}

function obfuscated(found: readonly Feature[]): Feature {
  const start = Math.min(...found.map((feature) => feature.start));
  const end = Math.max(...found.map((feature) => feature.end));
  return { name: "obfuscated", weight: 0.5, start, end };
}

function spanOfTags({ starts, ends }: { starts: Uint32Array; ends: Uint32Array }): Place {
  return { start: starts[0] ?? 0, end: ends.at(-1) ?? 0 };
}

/** A few joiners belong to emoji and to some scripts; many hide something. */
function hiddenCharacters({ invisible, tagged }: FoldedText): Feature[] {
  const first = invisible[0];
  const last = invisible.at(-1);
  if (first === undefined || last === undefined || invisible.length < 3) return [];
  const weight = tagged === undefined ? Math.min(0.3, invisible.length * 0.03) : 0.45;
  return [{ name: "hidden_characters", weight, start: first, end: last + 1 }];
}
