import type { GraphEdge } from "../graph/graph-json.ts";
import { LABEL_LINE } from "../layout/cells.ts";
import type { PlacedEdge } from "../layout/geometry.ts";
import type { Words } from "../text/words.ts";
import { headPath, linePath } from "./edge-path.ts";
import { element, type Markup } from "./markup.ts";

export function drawEdge(
  placed: PlacedEdge,
  { from, to, map, handoff }: GraphEdge,
  isCritical: boolean,
  words: Words,
): Markup {
  const fields = Object.entries(map).map(([source, place]) => `${source} → ${place}`);
  const kind = handoff ? " handoff" : fields.length === 0 ? " order" : "";
  const about = fields.length === 0 ? [words.orderOnly] : fields;
  const title = [`${from} → ${to}`, ...(handoff ? [words.handoff] : []), ...about];
  return element(
    "g",
    { class: `edge${kind}${isCritical ? " critical" : ""}`, "data-from": from, "data-to": to },
    element("title", {}, title.join("\n")),
    element("path", {
      class: "line",
      d: linePath(placed),
      ...(handoff && { "stroke-dasharray": "8 4" }),
    }),
    element("path", { class: "head", d: headPath(placed) }),
    ...labelLines(placed),
  );
}

function labelLines({ label }: PlacedEdge): Markup[] {
  if (!label) return [];
  const middle = label.x + label.width / 2;
  const top = label.y + label.height / 2 - (label.lines.length * LABEL_LINE) / 2;
  return label.lines.map((line, index) =>
    element("text", { class: "label", x: middle, y: top + index * LABEL_LINE + 11 }, line),
  );
}
