/** How many people are in each stage of a job; each leads to them. */
import type { JobSummary } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { useText } from "../i18n/text.ts";
import { useFormat } from "../i18n/use-format.ts";
import { STAGES } from "./names.ts";
import { talentText } from "./talent-text.ts";

export function StageCounts({
  jobId,
  stages,
  nobody,
}: {
  readonly jobId: string;
  readonly stages: JobSummary["stages"];
  readonly nobody: string;
}) {
  const t = useText(talentText);
  const { number } = useFormat();
  const filled = STAGES.filter((stage) => (stages[stage] ?? 0) > 0);
  if (filled.length === 0) return <span className="text-ink-3">{nobody}</span>;
  return (
    <ul className="inline-flex flex-wrap gap-1">
      {filled.map((stage) => (
        <li key={stage}>
          <Link
            to="/people"
            search={{ job_id: jobId, stage }}
            className="inline-flex h-6 items-center gap-1 rounded-full border border-line px-2 text-xs whitespace-nowrap text-ink-2 transition-colors hover:bg-hover hover:text-ink"
          >
            {t.stages[stage]}
            <span className="font-semibold tabular-nums">{number(stages[stage] ?? 0)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
