/**
 * Any title or skill of a text as concepts: those of the taxonomy by its rules for ambiguous words, and
 * those of the public classifications by their names. Whole words only; what is denied says so.
 */
import { findPlaces } from "../skills/finding/find-concepts.ts";
import { isNegated } from "../skills/finding/negation.ts";
import type { ConceptKind } from "./concept-record.ts";
import { findNames } from "./find-names.ts";
import { conceptAt } from "./known-concepts.ts";

export interface ResolvedConcept {
  /** Of the taxonomy, or `esco:…`, `onet:…`, `csco:…`. */
  readonly id: string;
  readonly kind: ConceptKind | "interest";
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** "German is not required", "不要求德语", "no SAP": wherever it stands, it is denied. */
  readonly negated: boolean;
}

export function resolveConcepts(text: string): ResolvedConcept[] {
  const found = new Map<string, { kind: ResolvedConcept["kind"]; spans: Span[]; denied: number }>();
  const add = (id: string, kind: ResolvedConcept["kind"], span: Span, negated: boolean) => {
    const known = found.get(id) ?? { kind, spans: [], denied: 0 };
    found.set(id, known);
    known.spans.push(span);
    if (negated) known.denied += 1;
  };
  for (const { id, kind, start, end, negated } of findPlaces(text)) {
    add(id, kind, { start, end }, negated);
  }
  for (const { start, end, places } of findNames(text)) {
    const negated = isNegated(text, { start, end });
    for (const place of places) {
      const { id, kind } = conceptAt(place);
      add(id, kind, { start, end }, negated);
    }
  }
  return [...found].map(([id, { kind, spans, denied }]) => ({
    id,
    kind,
    spans,
    negated: denied === spans.length,
  }));
}

interface Span {
  readonly start: number;
  readonly end: number;
}
