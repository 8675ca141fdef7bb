/** One question of the inbox: who asks, what for, and the answer. */

import type { Approval } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Allowed } from "../../account/allowed.tsx";
import { useMay } from "../../account/use-session.ts";
import { Card } from "../../design/card.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { AnswerForm } from "./answer-form.tsx";
import { ApprovalBody } from "./approval-body.tsx";
import { approvalsText } from "./approvals-text.ts";
import { questionOf, subjectOf } from "./gate.ts";

export function ApprovalCard({
  approval,
  selected,
  problem,
  onSelect,
  onClosed,
}: {
  readonly approval: Approval;
  readonly selected?: boolean;
  /** What went wrong when it was answered together with others. */
  readonly problem: unknown;
  /** Without it, it is answered alone. */
  readonly onSelect?: (selected: boolean) => void;
  readonly onClosed: (question: string) => void;
}) {
  const t = useText(approvalsText);
  const format = useFormat();
  const mayAnswer = useMay()("approvals.answer");
  const { gate, run } = approval;
  const question = questionOf(gate, t.what, format.number);
  const title = run.title || t.untitled;
  return (
    <Card aria-label={`${question} ${title}`} data-gate={gate.gate_id} className="px-5 py-4">
      <header className="mb-4 flex items-start gap-3">
        {onSelect !== undefined && mayAnswer && (
          <input
            type="checkbox"
            aria-label={t.select(`${question} ${title}`)}
            checked={selected ?? false}
            onChange={(event) => onSelect(event.target.checked)}
            className="mt-1 size-4.5 shrink-0 accent-accent max-md:size-6"
          />
        )}
        <div className="min-w-0">
          <h2 className="text-lg font-semibold break-words">{question}</h2>
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-3">
            <Link
              to="/runs/$runId"
              params={{ runId: run.run_id }}
              {...(subjectOf(gate) !== "plan" && { search: { node: gate.key } })}
              className="font-medium break-words text-accent-ink hover:underline"
            >
              {title}
            </Link>
            {subjectOf(gate) !== "plan" && <span>{t.step(gate.step)}</span>}
            <time dateTime={gate.created_at} title={format.exact(gate.created_at)}>
              {t.asked(format.since(gate.created_at, Date.now()))}
            </time>
            {gate.until !== null && (
              <span>{t.until(format.moment(new Date(gate.until).toISOString()))}</span>
            )}
          </p>
        </div>
      </header>
      <ApprovalBody {...approval} />
      <div className="mt-4 flex flex-col gap-3">
        <Allowed to="approvals.answer">
          <AnswerForm gate={gate} onClosed={onClosed} />
        </Allowed>
        {problem !== undefined && <ProblemNote error={problem} />}
      </div>
    </Card>
  );
}
