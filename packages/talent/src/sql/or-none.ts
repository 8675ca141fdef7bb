/** SQL has no empty list: one that fits nothing stands in. */
export function orNone(ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [""] : ids;
}
