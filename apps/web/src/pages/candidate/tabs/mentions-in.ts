/** Whom a note mentions: colleagues whose whole name stands in it after an @. */

export interface Colleague {
  readonly user_id: string;
  readonly name: string;
}

/** @param picked those who were chosen from a list, for names that several have */
export function mentionsIn(
  text: string,
  colleagues: readonly Colleague[],
  picked: readonly string[] = [],
): string[] {
  let rest = text.toLowerCase();
  const found: string[] = [];
  // The longest first: "@Anna Lee" is not Anna.
  const names = [...new Set(colleagues.map(({ name }) => name))].toSorted(
    (a, b) => b.length - a.length,
  );
  for (const name of names) {
    const called = `@${name.toLowerCase()}`;
    if (name === "" || !rest.includes(called)) continue;
    rest = rest.replaceAll(called, " ");
    const same = colleagues.filter((one) => one.name === name).map(({ user_id }) => user_id);
    const chosen = same.filter((id) => picked.includes(id));
    found.push(...(chosen.length > 0 ? chosen : same));
  }
  return found;
}

interface Typed {
  /** Where its @ stands. */
  readonly start: number;
  readonly words: string;
}

/** The beginning of a mention that is being typed; null where there is none. */
export function mentionAt(text: string, caret: number): Typed | null {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf("@");
  if (start < 0 || /[\p{L}\p{N}]/u.test(before[start - 1] ?? "")) return null;
  const words = before.slice(start + 1);
  return words.includes("\n") || words.length > 60 ? null : { start, words };
}

export function suggestionsFor(
  { words }: Typed,
  colleagues: readonly Colleague[],
): readonly Colleague[] {
  const wanted = words.trim().toLowerCase();
  const isWhole = colleagues.some(({ name }) => name.toLowerCase() === wanted);
  if (isWhole) return [];
  return colleagues
    .filter(({ name }) => {
      const lower = name.toLowerCase();
      return lower.startsWith(wanted) || lower.split(/\s+/).some((one) => one.startsWith(wanted));
    })
    .slice(0, 6);
}
