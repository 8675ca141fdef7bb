/** The skills of an occupation around a circle, and how far somebody's own reach. The list says the same in words. */
import { Check, Minus } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { reportText } from "../text/report-text.ts";
import { type Axis, anchorAt, asked, linesOf, owned, pointAt, polygon } from "./radar.ts";

const RADIUS = 92;
const [WIDTH, HEIGHT] = [396, 268];
const LINE_LENGTH = 13;
const LINE_HEIGHT = 13;
/** A polygon needs corners. */
const LEAST = 3;
const RINGS = [0.25, 0.5, 0.75, 1];

export function SkillRadar({
  name,
  radar,
}: {
  readonly name: string;
  readonly radar: readonly Axis[];
}) {
  const t = useText(reportText).radar;
  if (radar.length < LEAST) return null;
  const have = radar.filter((axis) => axis.have);
  const missing = radar.filter((axis) => !axis.have);
  return (
    <figure className="min-w-0">
      <svg
        role="img"
        aria-label={`${t.title(name)}. ${t.about(have.length, radar.length)}`}
        viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
        className="mx-auto w-full max-w-sm"
      >
        {RINGS.map((ring) => (
          <circle key={ring} r={RADIUS * ring} className="fill-none stroke-line" />
        ))}
        <polygon
          points={polygon(radar, asked, RADIUS)}
          strokeDasharray="4 3"
          className="fill-none stroke-line-strong"
        />
        <polygon
          points={polygon(radar, owned, RADIUS)}
          strokeWidth={2}
          strokeLinejoin="round"
          className="fill-accent/20 stroke-accent"
        />
        {radar.map((axis, at) => (
          <AxisLine key={axis.name} axis={axis} at={at} count={radar.length} />
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-col gap-1.5 text-sm">
        <p className="flex flex-wrap justify-center gap-x-4 text-xs text-ink-3">
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="h-0.5 w-4 bg-accent" />
            {t.yours}
          </span>
          <span className="flex items-center gap-1.5">
            <span aria-hidden className="w-4 border-t border-dashed border-line-strong" />
            {t.wanted}
          </span>
        </p>
        <SkillWords label={t.have} axes={have} />
        <SkillWords label={t.missing} axes={missing} />
      </figcaption>
    </figure>
  );
}

function AxisLine({
  axis,
  at,
  count,
}: {
  readonly axis: Axis;
  readonly at: number;
  readonly count: number;
}) {
  const end = pointAt(at, count, 1, RADIUS);
  const label = pointAt(at, count, 1, RADIUS + 12);
  const dot = pointAt(at, count, owned(axis), RADIUS);
  const lines = linesOf(axis.name, LINE_LENGTH);
  const top = label.y < -1 ? -(lines.length - 1) * LINE_HEIGHT : 0;
  return (
    <g aria-hidden>
      <line x2={end.x} y2={end.y} className="stroke-line" />
      {axis.have && <circle cx={dot.x} cy={dot.y} r={3.5} className="fill-accent" />}
      <text
        textAnchor={anchorAt(label)}
        fontSize={11}
        className={axis.have ? "fill-ink font-medium" : "fill-ink-3"}
      >
        {lines.map((line, row) => (
          <tspan key={line} x={label.x} y={label.y + 4 + top + row * LINE_HEIGHT}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

function SkillWords({ label, axes }: { readonly label: string; readonly axes: readonly Axis[] }) {
  const t = useText(reportText).radar;
  if (axes.length === 0) return null;
  const Icon = axes[0]?.have ? Check : Minus;
  return (
    <p className="flex items-start gap-1.5 break-words">
      <Icon aria-hidden className="mt-1 size-3.5 shrink-0 text-ink-3" />
      <span>
        <span className="text-ink-3">{label}: </span>
        {axes.map(({ name, core }) => (core ? `${name} (${t.core})` : name)).join(", ")}
      </span>
    </p>
  );
}
