import type { GraphNode } from "../graph/graph-json.ts";
import { isItemNode, NOTE_ROOM, NOTE_SIZE, nodeText, type TextOptions } from "../text/node-text.ts";
import { textWidth } from "../text/text-width.ts";
import type { Size } from "./geometry.ts";

/** The measures that layout and drawing share. */
export const NODE = {
  /** A bold title is as wide as a plain text of this size. */
  boldTitle: 14.1,
  tag: 10,
  line: 16,
  padding: 12,
  /** Room for the icon of a status. */
  icon: 20,
  /** Room for the sign that unfolds. */
  sign: 16,
  minWidth: 132,
  maxWidth: NOTE_ROOM + 24,
  itemWidth: 100,
  itemHeight: 32,
} as const;

export const GROUP = { padding: 16, gap: 10 } as const;

export function nodeSize(node: GraphNode, options: TextOptions): Size {
  if (isItemNode(node)) return { width: NODE.itemWidth, height: NODE.itemHeight };
  const { title, tag, notes } = nodeText(node, options);
  const sign = node.inside ? NODE.sign : 0;
  const head = textWidth(title, NODE.boldTitle) + NODE.icon + textWidth(tag, NODE.tag) + 10 + sign;
  const widest = Math.max(head, ...notes.map(({ text }) => textWidth(text, NOTE_SIZE)));
  const width = Math.min(NODE.maxWidth, Math.max(NODE.minWidth, widest + 2 * NODE.padding));
  return { width, height: headHeight(notes.length) };
}

/** Title and notes; of an unfolded node, what stands above its inside. */
export function headHeight(notes: number): number {
  return 34 + notes * NODE.line;
}
