import type { GraphJson } from "../graph/graph-json.ts";
import { textWidth } from "../text/text-width.ts";
import { STATUSES, type Words } from "../text/words.ts";
import { glyph } from "./glyphs.ts";
import { element, type Markup } from "./markup.ts";

export interface Legend {
  readonly width: number;
  readonly height: number;
  readonly markup: readonly Markup[];
}

const ROW = 24;
const SIGN = 26;

/** What the colours and signs of this very drawing mean, in as many rows as it is wide. */
export function drawLegend(
  { nodes, edges, runtime }: GraphJson,
  words: Words,
  room: number,
): Legend {
  const kinds = new Set<string | undefined>(nodes.map(({ kind }) => kind));
  const statuses = new Set(nodes.map(({ status }) => status));
  const entries = [
    ...Object.entries(words.kinds)
      .filter(([kind]) => kinds.has(kind))
      .map(([kind, text]) => ({ text, sign: swatch(kind, "") })),
    ...STATUSES.filter((status) => statuses.has(status)).map((status) => ({
      text: words.statuses[status],
      sign: swatch("planning", status, glyph(status, 5, -6)),
    })),
    ...(runtime.critical_path.length > 1
      ? [{ text: words.criticalPath, sign: stroke("critical") }]
      : []),
    ...(edges.some(({ map }) => Object.keys(map).length === 0)
      ? [{ text: words.orderOnly, sign: stroke("order") }]
      : []),
  ];
  let [x, row, width] = [0, 0, 0];
  const markup = entries.map(({ text, sign }) => {
    const own = SIGN + 6 + textWidth(text, 11) + 18;
    if (x > 0 && x + own > room) [x, row] = [0, row + 1];
    const transform = `translate(${x} ${row * ROW})`;
    x += own;
    width = Math.max(width, x);
    const words = element("text", { class: "legend", x: SIGN + 6, y: 4 }, text);
    return element("g", { transform }, sign, words);
  });
  return { width, height: entries.length === 0 ? 0 : (row + 1) * ROW, markup };
}

function swatch(kind: string, status: string, sign: Markup | null = null): Markup {
  const card = { class: "card", x: 0.5, y: -8, width: 21, height: 16, rx: 4 };
  return element("g", { class: `${kind} ${status}`.trim() }, element("rect", card), sign);
}

function stroke(kind: string): Markup {
  return element("g", { class: kind }, element("path", { class: "line", d: "M0 0H22" }));
}
