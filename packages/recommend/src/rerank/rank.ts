/** Judged items in their order, the best of them with their reasons. The order is the score, and nothing else. */
import { compare } from "../filter/fused-order.ts";
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import type { Parts, Ranked } from "../state/ranked.ts";
import type { Measures } from "./measure.ts";
import { factsOf } from "./reason/facts.ts";
import { evidenceOf } from "./reason/quotes.ts";
import { reasonOf } from "./reason/reason.ts";
import { scoreOf } from "./score.ts";

export interface Judged {
  readonly item: Item;
  readonly parts: Parts;
  /** How near it is as it was measured; decides between equals. */
  readonly nearness?: number | undefined;
  /** What a model says, checked; without it the reason is made of the facts. */
  readonly said?: { readonly reason: string; readonly evidence: Ranked["evidence"] };
}

/** Equals stand in the order of their meaning, then of their ids: the same list each time. */
export function inOrder(judged: readonly Judged[]): Judged[] {
  return judged.toSorted(
    (a, b) =>
      scoreOf(b.parts) - scoreOf(a.parts) ||
      b.parts.semantic - a.parts.semantic ||
      (b.nearness ?? 0) - (a.nearness ?? 0) ||
      compare(a.item.id, b.item.id),
  );
}

/** Less than this has next to nothing to do with what was asked … */
export const LEAST = 1;
/** … and where the best has less than this, nothing fits: what is shown is only nearest. */
export const FITS = 15;

export function explained({ item, parts, said }: Judged, asked: Asked, measures: Measures): Ranked {
  const facts = factsOf(item, asked, measures);
  const evidence = said?.evidence ?? evidenceOf(item, asked, measures, facts);
  const { id, kind, title, organisation, location, source, ranks } = item;
  return {
    id,
    kind,
    title,
    organisation,
    location,
    score: scoreOf(parts),
    match_reason: said?.reason ?? reasonOf(item, asked, parts, facts, evidence),
    sources: source,
    ranks,
    parts,
    evidence,
    matched_skills: facts.matched,
    near_skills: facts.near,
    missing_skills: facts.missing,
    judged_by: said === undefined ? "embedded" : "model",
  };
}
