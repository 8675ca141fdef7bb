/**
 * How likely each label of each word is, given that the whole row makes sense: "I-who" only follows "B-who" or
 * "I-who". A word that is unsure alone may be sure beside the next one. Forward and backward sums, scaled at each word.
 */
export function spanMarginals(
  rows: readonly Float32Array[],
  spans: readonly string[],
  allowed: readonly number[],
): Float32Array[] {
  const place = new Map(spans.map((label, at) => [label, at]));
  const begins = (at: number) => !spans[at]?.startsWith("I-");
  /** Where an inner word comes from: its beginning, or another inner word. */
  const begun = (at: number) => place.get(`B-${spans[at]?.slice(2)}`) ?? at;
  const sumOf = (row: Float32Array) => allowed.reduce((sum, at) => sum + (row[at] ?? 0), 0);
  const scaled = (row: Float32Array) => {
    const sum = sumOf(row) || 1;
    return row.map((value) => value / sum);
  };

  const forward: Float32Array[] = [];
  for (const [index, row] of rows.entries()) {
    const before = forward[index - 1];
    const all = before ? sumOf(before) : 1;
    const next = new Float32Array(spans.length);
    for (const at of allowed) {
      const reach = begins(at) ? all : before ? (before[at] ?? 0) + (before[begun(at)] ?? 0) : 0;
      next[at] = reach * (row[at] ?? 0);
    }
    forward.push(scaled(next));
  }

  const backward: Float32Array[] = [];
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const after = backward[0];
    const next = rows[index + 1];
    const row = new Float32Array(spans.length);
    const weight = (at: number) => (after?.[at] ?? 1) * (next?.[at] ?? 0);
    const free = next ? allowed.filter(begins).reduce((sum, at) => sum + weight(at), 0) : 1;
    for (const at of allowed) {
      const inner = place.get(`I-${spans[at]?.slice(2)}`);
      row[at] = free + (next && at > 0 && inner !== undefined ? weight(inner) : 0);
    }
    backward.unshift(scaled(row));
  }
  return forward.map((row, index) => scaled(row.map((p, at) => p * (backward[index]?.[at] ?? 0))));
}
