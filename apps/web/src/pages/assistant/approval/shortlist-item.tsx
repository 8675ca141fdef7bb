/** Somebody who was found, with what their place in the order rests on. */
import type { ShortlistEntry } from "@bole/server/contract";
import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  List,
  type LucideIcon,
} from "lucide-react";
import { Badge, type Tone } from "../../../design/badge.tsx";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { PersonLink } from "../../../talent/person-link.tsx";
import { StageBadge } from "../../../talent/stage-badge.tsx";
import { workflowText } from "../text/workflow-text.ts";

type Verdict = ShortlistEntry["verdicts"][number];
interface Look {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly className?: string;
}
const LOOKS: Record<Verdict["verdict"], Look> = {
  meets: { icon: CircleCheck, tone: "ok" },
  partly: { icon: CircleDashed, tone: "warning" },
  no: { icon: CircleX, tone: "danger" },
  unknown: { icon: CircleHelp, tone: "neutral" },
};
/** What is claimed and not shown by anything done: neither proven nor refuted, nor half of either. */
const LISTED: Look = {
  icon: List,
  tone: "accent",
  className: "outline-1 outline-dashed -outline-offset-1",
};

export function ShortlistItem({ entry }: { readonly entry: ShortlistEntry }) {
  const t = useText(workflowText).approval;
  const { number } = useFormat();
  const { person_id, name, headline, score, reason, verdicts, stage, email } = entry;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <PersonLink id={person_id} name={name} />
        {stage !== null && <StageBadge stage={stage} />}
        {email === null && <Badge tone="warning">{t.noEmail}</Badge>}
        <span className="ml-auto text-sm font-medium tabular-nums">
          {score === null ? t.unknownScore : t.score(number(Math.round(score)))}
        </span>
      </div>
      {headline !== "" && <p className="text-sm break-words text-ink-3">{headline}</p>}
      {reason !== "" && <p className="mt-1 text-sm break-words">{reason}</p>}
      {verdicts.length > 0 && (
        <details className="mt-1.5">
          <summary className="flex w-fit cursor-pointer flex-wrap gap-1.5 rounded-sm text-sm">
            <span className="sr-only">{t.verdicts}: </span>
            {verdicts.map((verdict) => (
              <VerdictBadge key={verdict.criterion_id} verdict={verdict} />
            ))}
          </summary>
          <dl className="mt-2 flex flex-col gap-2 text-sm">
            {verdicts.map(({ criterion_id, name: criterion, verdict, quote, listed }) => (
              <div key={criterion_id}>
                <dt className="break-words text-ink-2">
                  {criterion}: {t.verdict[verdict]}
                  {listed && ` (${t.listed})`}
                </dt>
                <dd className="border-l-2 border-line pl-2 break-words text-ink-3">
                  {quote === null ? t.silent : `“${quote}”`}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function VerdictBadge({ verdict: { name, verdict, listed } }: { readonly verdict: Verdict }) {
  const t = useText(workflowText).approval;
  const { icon: Icon, tone, className } = listed ? LISTED : LOOKS[verdict];
  const word = listed ? t.listed : t.verdict[verdict];
  return (
    <Badge tone={tone} className={cx("max-w-60", className)} title={`${name}: ${word}`}>
      <Icon aria-hidden className="shrink-0" />
      <span className="truncate">{name}</span>
      <span className="sr-only">: {word}</span>
    </Badge>
  );
}
