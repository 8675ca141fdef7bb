/** Pairs of links between two ranks that cross, given the far ends in the order of the near ends. */
export function inversions(ends: readonly number[]): number {
  const size = Math.max(0, ...ends) + 1;
  const tree = new Uint32Array(size + 1);
  let crossings = 0;
  for (const [seen, end] of ends.entries()) {
    let before = 0;
    for (let at = end + 1; at > 0; at -= at & -at) before += tree[at] ?? 0;
    crossings += seen - before;
    for (let at = end + 1; at <= size; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
  }
  return crossings;
}
