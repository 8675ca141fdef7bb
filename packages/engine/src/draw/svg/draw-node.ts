import type { GraphNode } from "../graph/graph-json.ts";
import type { PlacedNode, PlacedPort } from "../layout/geometry.ts";
import { NODE } from "../layout/node-size.ts";
import { isItemNode, NOTE_SIZE, nodeText, type TextOptions } from "../text/node-text.ts";
import { clip, textWidth } from "../text/text-width.ts";
import { WORDS, type Words } from "../text/words.ts";
import { glyph } from "./glyphs.ts";
import { element, type Markup } from "./markup.ts";

export interface NodeLook extends TextOptions {
  /** Whether a reader can choose nodes, with a pointer or with keys. */
  readonly interactive: boolean;
}

export function drawNode(placed: PlacedNode, node: GraphNode, look: NodeLook): Markup {
  const words = WORDS[look.language ?? "en"];
  const classes = ["node", node.kind ?? "unknown", node.status, placed.isGroup && "group"];
  const name = describe(node, look, words);
  return element(
    "g",
    {
      class: classes.filter(Boolean).join(" "),
      "data-id": node.id,
      "data-inside": node.inside,
      transform: `translate(${Math.round(placed.x)} ${Math.round(placed.y)})`,
      ...(look.interactive && { role: "button", tabindex: 0 }),
    },
    // Also the button's name, for those who hear it.
    element("title", {}, name),
    ...cardOf(placed, node),
    ...(isItemNode(node) && !placed.isGroup
      ? itemText(placed, node, look)
      : bodyText(placed, node, look)),
    ...placed.ports.map((port) => portDot(port, placed, words)),
  );
}

/** Everything about the node in words: what a pointer shows and a screen reader says. */
function describe(node: GraphNode, look: NodeLook, words: Words): string {
  const { title, tag, notes } = nodeText(node, look);
  const status = node.status === undefined ? [] : [words.statuses[node.status]];
  const said = notes.map(({ text }) => text);
  const error = node.error !== undefined && !said.includes(node.error) ? [node.error] : [];
  return [[tag, title].filter(Boolean).join(" · "), ...status, ...said, ...error].join("\n");
}

function cardOf({ width, height, isGroup }: PlacedNode, node: GraphNode): Markup[] {
  const radius = isItemNode(node) ? 7 : 10;
  const rect = (name: string, inset: number, up: number, grow = 0) =>
    element("rect", {
      class: name,
      x: inset - grow,
      y: -up - grow,
      width: width - 2 * inset + 2 * grow,
      height: height + 2 * grow,
      rx: radius + grow,
    });
  return [
    ...(node.status === "active" ? [rect("glow breathe", 0, 0, 3)] : []),
    // A fan-out that is folded is a pile of cards.
    ...(node.fan_out && !isGroup ? [rect("stack", 10, 8), rect("stack", 5, 4)] : []),
    ...(isGroup ? [] : [rect("shadow", 0, -2.5)]),
    rect("card", 0, 0),
  ];
}

function bodyText(placed: PlacedNode, node: GraphNode, look: NodeLook): Markup[] {
  const { title, tag, notes } = nodeText(node, look);
  const [left, right] = [NODE.padding, placed.width - NODE.padding];
  const sign = node.inside ? NODE.sign : 0;
  const room = right - left - NODE.icon - textWidth(tag, NODE.tag) - 8 - sign;
  return [
    node.status
      ? glyph(node.status, left - 1, 11)
      : element("circle", { class: "badge", cx: left + 5, cy: 17, r: 4 }),
    element(
      "text",
      { class: "title", x: left + NODE.icon - 3, y: 21.5 },
      clip(title, NODE.boldTitle, room),
    ),
    element("text", { class: "tag", x: right - sign, y: 21, "text-anchor": "end" }, tag),
    ...(node.inside ? [glyph(placed.isGroup ? "close" : "open", right - 11, 11)] : []),
    ...notes.map(({ text, tone }, index) =>
      element(
        "text",
        { class: tone === "plain" ? "note" : `note ${tone}`, x: left, y: 39.5 + index * NODE.line },
        clip(text, NOTE_SIZE, right - left),
      ),
    ),
  ];
}

/** An item has room for one line. */
function itemText({ width }: PlacedNode, node: GraphNode, look: NodeLook): Markup[] {
  const { title, notes } = nodeText(node, look);
  return [
    ...(node.status ? [glyph(node.status, 8, 10)] : []),
    element("text", { class: "title", x: node.status ? 25 : 10, y: 20.5 }, title),
    ...notes.map(({ text }) =>
      element(
        "text",
        { class: "tag", x: width - 8, y: 20, "text-anchor": "end" },
        clip(text, NODE.tag, 44),
      ),
    ),
  ];
}

function portDot({ side, name, connected, x, y }: PlacedPort, node: PlacedNode, words: Words) {
  const field = name === "*" ? words.whole : name;
  const [cx, cy] = [x - Math.round(node.x), y - Math.round(node.y)];
  const attributes = { class: connected ? "port used" : "port", cx, cy, r: connected ? 3.6 : 2.3 };
  const title = `${side === "in" ? words.input : words.output}: ${field}`;
  return element("circle", attributes, element("title", {}, title));
}
