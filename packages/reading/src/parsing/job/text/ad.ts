/** What is known about an advertisement before anything of it is understood. */
import type { TextLanguage } from "../../../model/language.ts";
import type { TextSpan } from "../../../model/span.ts";
import type { FindSkills } from "../find-skills.ts";

/** A line, or a part of one, without the mark of its list. `text` is folded and trimmed. */
export interface AdLine extends TextSpan {
  readonly text: string;
  readonly bullet: boolean;
  /** An empty line stands before it. */
  readonly gap: boolean;
}

export interface Ad {
  /** As it was pasted, and cleaned. */
  readonly text: string;
  /** The same with full-width signs and odd quotes in their plain form, unit by unit. */
  readonly folded: string;
  readonly lines: readonly AdLine[];
  readonly language: TextLanguage;
  readonly findSkills: FindSkills;
}

/** A value, and the words that say it. */
export interface Found<T> {
  readonly value: T;
  readonly spans: readonly TextSpan[];
}

export function found<T>(value: T, ...spans: readonly TextSpan[]): Found<T> {
  return { value, spans: spans.map(({ start, end }) => ({ start, end })) };
}
