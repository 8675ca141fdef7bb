import type { NodeStatus } from "../graph/graph-json.ts";
import { element, type Markup } from "./markup.ts";

/** Small signs, drawn on a square of 12: a picture must not depend on which fonts have an emoji. */
const PATHS: Readonly<Record<NodeStatus | "person" | "clock" | "open" | "close", string>> = {
  active: "M4 2.5 9.5 6 4 9.5Z",
  waiting: "M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M6 3.6V6l1.7 1.2",
  completed: "M2 6.4 4.9 9.2 10 3.4",
  failed: "M2.8 2.8 9.2 9.2M9.2 2.8 2.8 9.2",
  skipped: "M2.5 3 6 6 2.5 9M6.5 3 10 6 6.5 9",
  rejected: "M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M2.8 2.8 9.2 9.2",
  cancelled: "M3 3H9V9H3Z",
  person: "M6 1.8a2 2 0 1 0 0 4a2 2 0 1 0 0-4M2.2 10.4a3.8 3.4 0 0 1 7.6 0",
  clock: "M6 1.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M6 3.6V6l1.7 1.2",
  open: "M6 2.5V9.5M2.5 6H9.5",
  close: "M2.5 6H9.5",
};

export function glyph(name: keyof typeof PATHS, x: number, y: number): Markup {
  const transform = `translate(${Math.round(x)} ${Math.round(y)})`;
  return element("path", { class: "glyph", d: PATHS[name], transform });
}
