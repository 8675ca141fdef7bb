/** What changed between two rows of texts (lines, words): the fewest that explain it. */
export interface Difference {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Beyond this, finding the fewest would take too long: the middle is one large change. */
const MOST_CELLS = 9_000_000;

export function sequenceDiff(a: readonly string[], b: readonly string[]): readonly Difference[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (
    tail < a.length - head &&
    tail < b.length - head &&
    a[a.length - 1 - tail] === b[b.length - 1 - tail]
  ) {
    tail++;
  }
  const middle = between(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const same = (text: string): Difference => ({ kind: "same", text });
  return [...a.slice(0, head).map(same), ...middle, ...a.slice(a.length - tail).map(same)];
}

/** The longest common subsequence, read forwards; what went comes before what replaces it. */
function between(a: readonly string[], b: readonly string[]): readonly Difference[] {
  const removed = (text: string): Difference => ({ kind: "removed", text });
  const added = (text: string): Difference => ({ kind: "added", text });
  if (a.length * b.length > MOST_CELLS) return [...a.map(removed), ...b.map(added)];
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const result: Difference[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      result.push({ kind: "same", text: left });
      i++;
      j++;
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      result.push(removed(left));
      i++;
    } else {
      result.push(added(right ?? ""));
      j++;
    }
  }
  return result;
}
