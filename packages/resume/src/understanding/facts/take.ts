/** Takes a part out of what is told: the words, and what is left, with a comma in their place. */
import { part, type Said } from "../text/said.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Taken {
  readonly text: string;
  readonly rest: Said;
}

export function take(said: Said, { start, end }: Span): Taken {
  const cut = (text: string) => `${text.slice(0, start)},${text.slice(end)}`;
  return {
    text: part(said, start, end).raw,
    rest: { raw: cut(said.raw), folded: cut(said.folded), cues: cut(said.cues) },
  };
}

/** The named group of the first pattern that matches the folded text. */
export function spanOf(
  said: Said,
  group: string,
  ...patterns: readonly RegExp[]
): Span | undefined {
  for (const pattern of patterns) {
    const span = pattern.exec(said.folded)?.indices?.groups?.[group];
    if (span !== undefined) return { start: span[0], end: span[1] };
  }
  return undefined;
}
