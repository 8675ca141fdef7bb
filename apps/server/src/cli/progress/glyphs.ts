import type { NodeStatus } from "@bole/engine/draw";
import type { Colour } from "../terminal/paint.ts";

interface Glyph {
  readonly sign: string;
  readonly colour: Colour;
}

/** One cell wide in every terminal. */
const GLYPHS: Readonly<Record<Exclude<NodeStatus, "active">, Glyph>> = {
  waiting: { sign: "?", colour: "yellow" },
  completed: { sign: "✓", colour: "green" },
  failed: { sign: "✗", colour: "red" },
  skipped: { sign: "–", colour: "dim" },
  rejected: { sign: "⊘", colour: "yellow" },
  cancelled: { sign: "■", colour: "dim" },
};
const NOT_REACHED: Glyph = { sign: "·", colour: "dim" };
const SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏";

/** How many pictures a second the spinner has. */
export const FRAME_MS = 100;

/** @param now picks the picture of what runs; null for a still one */
export function glyphOf(status: NodeStatus | undefined, now: number | null): Glyph {
  if (status === undefined) return NOT_REACHED;
  if (status !== "active") return GLYPHS[status];
  const frame = now === null ? 0 : Math.floor(now / FRAME_MS) % SPINNER.length;
  return { sign: now === null ? "▸" : SPINNER.charAt(frame), colour: "cyan" };
}
