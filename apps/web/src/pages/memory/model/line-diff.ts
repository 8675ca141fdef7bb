/** What changed between two texts, line by line: the fewest lines that explain it. */
export interface DiffLine {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
  /** Line numbers, from 1, in the old and the new text; null where it is not. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Beyond this, finding the fewest lines would take too long: the middle is one large change. */
const MOST_CELLS = 9_000_000;

export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [a, b] = [before.split("\n"), after.split("\n")];
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
  const middle = changes(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
  const same = (text: string): Change => ({ kind: "same", text });
  return numbered([
    ...a.slice(0, head).map(same),
    ...middle,
    ...a.slice(a.length - tail).map(same),
  ]);
}

interface Change {
  readonly kind: DiffLine["kind"];
  readonly text: string;
}

/** The longest common subsequence, read forwards; a removed line comes before what replaces it. */
function changes(a: readonly string[], b: readonly string[]): readonly Change[] {
  const removed = (text: string): Change => ({ kind: "removed", text });
  const added = (text: string): Change => ({ kind: "added", text });
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
  const result: Change[] = [];
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

function numbered(lines: readonly Change[]): readonly DiffLine[] {
  let [before, after] = [0, 0];
  return lines.map(({ kind, text }) => {
    if (kind !== "added") before++;
    if (kind !== "removed") after++;
    return {
      kind,
      text,
      before: kind === "added" ? null : before,
      after: kind === "removed" ? null : after,
    };
  });
}

export type DiffPart =
  | { readonly type: "lines"; readonly lines: readonly DiffLine[] }
  | { readonly type: "folded"; readonly lines: readonly DiffLine[] };

/** Long stretches of what stayed the same, put aside except for a few lines around each change. */
export function foldDiff(lines: readonly DiffLine[], context = 3): readonly DiffPart[] {
  const near = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - context), index + context + 1)
      .some((one) => one.kind !== "same"),
  );
  const parts: { type: DiffPart["type"]; lines: DiffLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const type = near[index] ? "lines" : "folded";
    const last = parts.at(-1);
    if (last?.type === type) last.lines.push(line);
    else parts.push({ type, lines: [line] });
  }
  return parts;
}
