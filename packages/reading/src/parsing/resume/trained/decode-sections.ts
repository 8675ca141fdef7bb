/**
 * The likeliest sections of a document's lines, taken together: one ends at a heading, seldom elsewhere, and
 * a heading belongs to what follows it. Running heads and feet stand anywhere and end nothing.
 */
import type { Line } from "../text/line.ts";
import { type LineRole, type LineSection, SECTIONS } from "./labels.ts";
import type { Rows } from "./network/layers.ts";

/** What another section costs than that of the line before, in units of the network's logarithms. */
const COST = { heading: 0, start: 1.5, gap: 1.5, body: 4, afterHeading: 4 } as const;

export function decodeSections(
  lines: readonly Line[],
  roles: readonly LineRole[],
  outputs: Rows,
): LineSection[] {
  const chances = lines.map((_, row) => logarithms(outputs, row));
  const furniture = SECTIONS.indexOf("furniture");
  const chain = lines.flatMap((_, row) =>
    // An item of a list is told by somebody, whatever it looks like.
    !lines[row]?.bullet && (chances[row]?.[furniture] ?? 0) > Math.log(0.5) ? [] : [row],
  );
  const found: number[] = new Array(lines.length).fill(furniture);
  let scores: number[] = [];
  const from: number[][] = [];
  for (const [at, row] of chain.entries()) {
    const cost = at === 0 ? 0 : costAt(lines[row], roles[row], roles[chain[at - 1] ?? 0]);
    const top = scores.reduce((high, score, tag) => (score > (scores[high] ?? 0) ? tag : high), 0);
    const back: number[] = [];
    scores = (chances[row] ?? []).map((chance, tag) => {
      const own = tag === furniture ? Number.NEGATIVE_INFINITY : chance;
      const [stay, change] = [scores[tag] ?? 0, (scores[top] ?? 0) - cost];
      back.push(stay >= change ? tag : top);
      return own + Math.max(stay, change);
    });
    from.push(back);
  }
  let tag = scores.reduce((high, score, one) => (score > (scores[high] ?? 0) ? one : high), 0);
  for (let at = chain.length - 1; at >= 0; at -= 1) {
    found[chain[at] ?? 0] = tag;
    tag = from[at]?.[tag] ?? 0;
  }
  return found.map((one) => SECTIONS[one] ?? "other");
}

function costAt(line: Line | undefined, role: LineRole | undefined, before: LineRole | undefined) {
  if (role === "heading") return COST.heading;
  if (before === "heading") return COST.afterHeading;
  if (role === "start") return COST.start;
  return line?.gap ? COST.gap : COST.body;
}

function logarithms({ values, width }: Rows, row: number): number[] {
  const own = Array.from(values.subarray(row * width, (row + 1) * width));
  const sum = Math.log(own.reduce((all, value) => all + Math.exp(value), 0));
  return own.map((value) => value - sum);
}
