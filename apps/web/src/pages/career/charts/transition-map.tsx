/** Where one is, what was compared, and where one gets from there. The list below says the same in words. */
import { useId } from "react";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { reportText } from "../text/report-text.ts";
import { BOX, layoutOf, type Placed, type TransitionMapData } from "./map-layout.ts";
import { linesOf } from "./radar.ts";

const MARGIN = 6;
const LINE_LENGTH = 22;
const LINE_HEIGHT = 14;

const BOXES: Record<Placed["role"], string> = {
  current: "fill-sunken stroke-line-strong",
  match: "fill-accent-soft stroke-accent",
  beyond: "fill-surface stroke-line-strong",
};

export function TransitionMap({ map }: { readonly map: TransitionMapData }) {
  const t = useText(reportText);
  const arrow = useId();
  const { width, height, boxes, lines } = layoutOf(map);
  const nameOf = (id: string) => map.nodes.find((node) => node.id === id)?.name ?? id;
  const size = { width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return (
    <Card aria-label={t.map.title} className="px-5 py-4">
      <h2 className="text-lg font-semibold">{t.map.title}</h2>
      <p className="mb-3 text-sm text-ink-2">{t.map.about}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus. */}
      <div tabIndex={0} className="overflow-x-auto">
        <svg
          role="img"
          aria-label={`${t.map.title}: ${map.nodes.map(({ name }) => name).join(", ")}`}
          viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.height}`}
          style={{ width: size.width, minWidth: size.width }}
        >
          <defs>
            <marker
              id={arrow}
              viewBox="0 0 8 8"
              refX="6"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0L8 4L0 8Z" className="fill-line-strong" />
            </marker>
          </defs>
          {lines.map(({ key, path }) => (
            <path
              key={key}
              d={path}
              markerEnd={`url(#${arrow})`}
              className="fill-none stroke-line-strong"
            />
          ))}
          {boxes.map((box) => (
            <Box key={box.id} box={box} role={t.map.roles[box.role]} />
          ))}
        </svg>
      </div>
      <ul className="mt-3 flex flex-col gap-1 text-sm text-ink-2">
        {map.edges.length === 0 && <li>{t.map.none}</li>}
        {map.edges.map(({ from, to, via, carries, missing }) => (
          <li key={`${from} ${to}`} className="break-words">
            {t.map.edge(nameOf(from), nameOf(to), t.via[via], carries, missing)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Box({ box, role }: { readonly box: Placed; readonly role: string }) {
  const lines = linesOf(box.name, LINE_LENGTH);
  const middle = box.y + BOX.height / 2 + 4 - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return (
    <g aria-hidden>
      <title>{`${role}: ${box.name}`}</title>
      <rect x={box.x} y={box.y} {...BOX} rx={7} className={BOXES[box.role]} />
      <text fontSize={12.5} textAnchor="middle" className="fill-ink font-medium">
        {lines.map((line, row) => (
          <tspan key={line} x={box.x + BOX.width / 2} y={middle + row * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
