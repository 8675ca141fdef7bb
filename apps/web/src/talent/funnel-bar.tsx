/** How many people are in each stage, as one bar whose parts are as long as they are many. */
import type { JobSummary, Stage } from "@bole/server/contract";
import { useText } from "../i18n/text.ts";
import { STAGES } from "./names.ts";
import { talentText } from "./talent-text.ts";

/** From those who are new to those who are hired; who left is pale. */
const FILLS: Record<Stage, string> = {
  sourced: "bg-accent/25",
  contacted: "bg-accent/40",
  replied: "bg-accent/55",
  screening: "bg-accent/70",
  interview: "bg-accent/85",
  offer: "bg-accent",
  hired: "bg-ok-ink",
  rejected: "bg-line-strong/50",
  withdrawn: "bg-line-strong/30",
};

export function FunnelBar({
  stages,
  none,
}: {
  readonly stages: JobSummary["stages"];
  readonly none: string;
}) {
  const names = useText(talentText).stages;
  const filled = STAGES.flatMap((stage) => {
    const count = stages[stage] ?? 0;
    return count > 0 ? [{ stage, count }] : [];
  });
  if (filled.length === 0) return <p className="mt-1 text-sm text-ink-3">{none}</p>;
  return (
    <div className="mt-2">
      <div aria-hidden className="flex h-1.5 gap-px overflow-hidden rounded-full">
        {filled.map(({ stage, count }) => (
          <span key={stage} className={FILLS[stage]} style={{ flexGrow: count }} />
        ))}
      </div>
      <p className="mt-1 text-xs text-ink-3">
        {filled.map(({ stage, count }) => `${names[stage]} ${count}`).join(" · ")}
      </p>
    </div>
  );
}
