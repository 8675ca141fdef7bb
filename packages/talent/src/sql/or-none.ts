/** SQL knows no empty list; no id is empty. */
export function orNone(ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [""] : ids;
}
