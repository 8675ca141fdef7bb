import type { GraphEdge } from "../graph/graph-json.ts";
import { clip } from "./text-width.ts";
import { type DrawLanguage, WORDS } from "./words.ts";

export const LABEL_SIZE = 11;
const MAX_WIDTH = 176;
const MAX_LINES = 3;

/** What an edge is, and its field map, as lines; a field that keeps its name is said once. */
export function edgeText({ map, handoff }: GraphEdge, language: DrawLanguage = "en"): string[] {
  const fields = Object.entries(map).map(([source, place]) =>
    clip(source === place ? source : `${source} → ${place}`, LABEL_SIZE, MAX_WIDTH),
  );
  const lines = [...(handoff ? [WORDS[language].handoff] : []), ...fields];
  if (lines.length <= MAX_LINES) return lines;
  const shown = lines.slice(0, MAX_LINES - 1);
  return [...shown, WORDS[language].more(lines.length - shown.length)];
}
