/** A place in what is known when a step starts: `$2.result.items[0]`, `$input.topic`, `$item`. */
export interface Reference {
  /** A step's id, or one of `SCOPE_NAMES`. */
  readonly ref: string;
  readonly path: readonly Segment[];
}

/** A key of an object, or a position in a list (negative from its end). */
export type Segment = string | number;

/** Spells a reference so that it reads back as the same reference. */
export function formatReference({ ref, path }: Reference): string {
  return `$${ref}${formatPath(path)}`;
}

export function formatPath(path: readonly Segment[]): string {
  return path.map(formatSegment).join("");
}

function formatSegment(segment: Segment): string {
  if (typeof segment === "number") return `[${segment}]`;
  return PLAIN_KEY.test(segment) ? `.${segment}` : `["${segment.replace(/["\\]/g, "\\$&")}"]`;
}

/** Keys that may follow a dot; a trailing hyphen belongs to the text around. */
const PLAIN_KEY = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?$/u;
