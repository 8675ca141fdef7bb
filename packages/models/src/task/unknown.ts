/** How an embedded solver says that it cannot know, which is better than a guess. */
const BRAND: unique symbol = Symbol("unknown");

export interface Unknown {
  readonly [BRAND]: true;
  readonly why: string;
}

/** @param why what would be needed to know, as a sentence without its full stop */
export function unknown(why: string): Unknown {
  return { [BRAND]: true, why };
}

export function isUnknown(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && BRAND in value;
}
