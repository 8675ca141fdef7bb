/**
 * JSON as text. What is stored was checked by `assertJson` on its way in, and what is read was
 * stored by us, so neither is checked a second time.
 */
export function toText(value: unknown): string {
  return JSON.stringify(value);
}

/** SQL's null stands for null, so that "is there a result?" can be asked in SQL. */
export function toNullableText(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

export function fromText<T>(text: string): T {
  return JSON.parse(text);
}

export function fromNullableText<T>(text: string | null): T | null {
  return text === null ? null : JSON.parse(text);
}
