import type { GraphJson } from "../graph/graph-json.ts";
import type { PlacedEdge } from "../layout/geometry.ts";
import { layout } from "../layout/layout.ts";
import type { TextOptions } from "../text/node-text.ts";
import { STATUSES, WORDS, type Words } from "../text/words.ts";
import { drawEdge } from "./draw-edge.ts";
import { drawNode } from "./draw-node.ts";
import { drawLegend } from "./legend.ts";
import { element, lines, type Markup, style } from "./markup.ts";
import { styleSheet, type Theme } from "./style-sheet.ts";

export interface SvgOptions extends TextOptions {
  /** @default "auto" */
  readonly theme?: Theme;
  /** @default true */
  readonly legend?: boolean;
  /** Paints the canvas; without, the page shows through. @default true */
  readonly background?: boolean;
  /** Lets nodes take focus and be chosen; a page listens for clicks on `[data-id]`. @default false */
  readonly interactive?: boolean;
  /** What the picture is called. @default the graph's id */
  readonly title?: string;
}

const MARGIN = 24;
/** A fan-out's pile of cards sticks out at the top. */
const TOP = 30;

/** A graph as an SVG document. Pure: the same graph and options give the same bytes. */
export function renderSvg(graph: GraphJson, options: SvgOptions = {}): string {
  const words = WORDS[options.language ?? "en"];
  const { width, height, nodes, edges } = layout(graph, options);
  const legend = drawLegend(graph, words, Math.max(width, 420));
  const showsLegend = options.legend !== false && legend.height > 0;
  const whole = {
    width: Math.ceil(Math.max(width, showsLegend ? legend.width : 0) + 2 * MARGIN),
    height: Math.ceil(TOP + height + MARGIN + (showsLegend ? legend.height + 12 : 0)),
  };
  const known = new Map(graph.nodes.map((node) => [node.id, node]));
  const look = { ...options, interactive: options.interactive === true };

  const { markup } = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      class: "bole-graph",
      viewBox: `0 0 ${whole.width} ${whole.height}`,
      ...whole,
      role: look.interactive ? "group" : "img",
    },
    element("title", {}, options.title ?? `${words.plan} ${graph.graph_id}`),
    element("desc", {}, summary(graph, words)),
    style(styleSheet(options.theme ?? "auto")),
    options.background === false ? null : element("rect", { class: "canvas", ...whole }),
    element(
      "g",
      { transform: `translate(${MARGIN} ${TOP})` },
      lines([
        ...nodes.flatMap((placed) => {
          const node = known.get(placed.id);
          return node && placed.isGroup ? [drawNode(placed, node, look)] : [];
        }),
        ...drawEdges(graph, edges, words),
        ...nodes.flatMap((placed) => {
          const node = known.get(placed.id);
          return node && !placed.isGroup ? [drawNode(placed, node, look)] : [];
        }),
      ]),
    ),
    showsLegend
      ? element(
          "g",
          { transform: `translate(${MARGIN} ${Math.round(TOP + height + MARGIN + 8)})` },
          lines(legend.markup),
        )
      : null,
  );
  return `${markup}\n`;
}

/** The critical path lies on top of what it crosses. */
function drawEdges(
  { edges, runtime: { critical_path } }: GraphJson,
  placed: readonly PlacedEdge[],
  words: Words,
): Markup[] {
  const name = (from: string | undefined, to: string) => `${from} ${to}`;
  const drawn = new Map(edges.map((edge) => [name(edge.from, edge.to), edge]));
  const critical = new Set(critical_path.map((to, index) => name(critical_path[index - 1], to)));
  const { lower = [], upper = [] } = Object.groupBy(placed, ({ from, to }) =>
    critical.has(name(from, to)) ? "upper" : "lower",
  );
  return [...lower, ...upper].flatMap((line) => {
    const edge = drawn.get(name(line.from, line.to));
    return edge ? [drawEdge(line, edge, upper.includes(line), words)] : [];
  });
}

function summary({ nodes }: GraphJson, words: Words): string {
  const outer = nodes.filter(({ parent }) => parent === undefined);
  const counts = STATUSES.flatMap((status) => {
    const count = outer.filter((node) => node.status === status).length;
    return count === 0 ? [] : [`${count} ${words.statuses[status]}`];
  });
  return words.summary(outer.length, counts);
}
