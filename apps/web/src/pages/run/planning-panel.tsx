/** How a run with a goal thinks: what it wants, how the result is judged, and why plans changed. */
import type { Planning } from "@bole/server/contract";
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from "lucide-react";
import { Badge } from "../../design/badge.tsx";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { runText } from "./run-text.ts";

type Verdict = NonNullable<Planning["evaluation"]>["verdicts"][number];
type Decision = Planning["decisions"][number];

const LOOKS: Record<Verdict["verdict"], { readonly icon: LucideIcon; readonly ink: string }> = {
  pass: { icon: CircleCheck, ink: "text-ok-ink" },
  fail: { icon: CircleX, ink: "text-danger-ink" },
  unknown: { icon: CircleDashed, ink: "text-ink-3" },
};

export function PlanningPanel({ planning }: { readonly planning: Planning }) {
  const t = useText(runText).planning;
  const { goal, rubric, planner, revision, decisions, evaluation } = planning;
  const verdicts = new Map(evaluation?.verdicts.map((verdict) => [verdict.criterion, verdict]));
  return (
    <Card aria-labelledby="planning" className="mt-6 px-5 py-4">
      <header className="mb-4 flex flex-wrap items-center gap-2">
        <h2 id="planning" className="mr-auto font-semibold">
          {t.title}
        </h2>
        <Badge>{t.planner(planner)}</Badge>
        <Badge tone="accent">{t.revision(revision)}</Badge>
      </header>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-sm text-ink-3">{t.goal}</h3>
          <p className="mb-4 break-words whitespace-pre-wrap">{goal}</p>
          <h3 className="text-sm text-ink-3">{t.rubric}</h3>
          <ul className="mt-1 flex flex-col gap-2.5">
            {rubric.map((criterion) => (
              <Criterion key={criterion} criterion={criterion} verdict={verdicts.get(criterion)} />
            ))}
          </ul>
          {evaluation !== null && evaluation.gap !== null && (
            <>
              <h3 className="mt-4 text-sm text-ink-3">{t.gap}</h3>
              <p className="break-words whitespace-pre-wrap">{evaluation.gap}</p>
            </>
          )}
        </div>
        {decisions.length > 0 && (
          <div className="min-w-0">
            <h3 className="text-sm text-ink-3">{t.history}</h3>
            <ol className="mt-1 flex flex-col gap-4">
              {decisions.toReversed().map((decision) => (
                <DecisionEntry key={decision.revision} decision={decision} />
              ))}
            </ol>
          </div>
        )}
      </div>
    </Card>
  );
}

function Criterion({
  criterion,
  verdict,
}: {
  readonly criterion: string;
  readonly verdict: Verdict | undefined;
}) {
  const t = useText(runText).planning;
  const { icon: Icon, ink } = LOOKS[verdict?.verdict ?? "unknown"];
  return (
    <li className="flex items-start gap-2.5" data-verdict={verdict?.verdict ?? "none"}>
      <Icon aria-hidden className={cx("mt-0.5 size-4.5 shrink-0", ink)} />
      <div className="min-w-0">
        <p className="break-words">
          {criterion}{" "}
          <span className={cx("text-sm font-medium", ink)}>
            {verdict === undefined ? t.noVerdict : t.verdicts[verdict.verdict]}
          </span>
        </p>
        {verdict !== undefined && (
          <p className="text-sm break-words text-ink-2">{verdict.evidence}</p>
        )}
      </div>
    </li>
  );
}

function DecisionEntry({ decision }: { readonly decision: Decision }) {
  const t = useText(runText).planning;
  const facts = useText(runText).facts;
  const format = useFormat();
  const changes = (["kept", "added", "changed", "dropped"] as const).filter(
    (name) => decision[name].length > 0,
  );
  return (
    <li className="border-l-2 border-line pl-3" data-revision={decision.revision}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{t.revision(decision.revision)}</span>
        <time
          dateTime={decision.at}
          title={format.exact(decision.at)}
          className="text-sm text-ink-3"
        >
          {format.since(decision.at, Date.now())}
        </time>
      </p>
      <p className="text-sm text-ink-2">{t.triggers[decision.trigger]}</p>
      <p className="break-words whitespace-pre-wrap">{decision.why}</p>
      <dl className="mt-1.5 flex flex-col gap-1 text-sm">
        {changes.map((name) => (
          <div key={name} className="flex flex-wrap items-baseline gap-1.5">
            <dt className="w-16 text-ink-3">{t[name]}</dt>
            <dd className="flex min-w-0 flex-wrap gap-1">
              {decision[name].map((step) => (
                <Badge key={step}>{step}</Badge>
              ))}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline gap-1.5">
          <dt className="w-16 text-ink-3">{facts.cost}</dt>
          <dd className="tabular-nums">
            {format.cost(decision.cost)} · {format.number(decision.tokens)} {facts.tokens}
          </dd>
        </div>
      </dl>
    </li>
  );
}
