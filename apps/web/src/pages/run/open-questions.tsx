/** What the run waits for: people answer right here, events and times are only said. */
import type { RunDetail } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import { Card } from "../../design/card.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { AnswerForm } from "../approvals/answer-form.tsx";
import { approvalsText } from "../approvals/approvals-text.ts";
import { type Gate, isForPerson, questionOf, subjectOf } from "../approvals/gate.ts";
import { GateBody } from "../approvals/gate-body.tsx";
import { runText } from "./run-text.ts";

/** More of them are easier to answer in the inbox. */
const SHOWN = 3;

export function OpenQuestions({
  gates,
  onShow,
}: {
  readonly gates: RunDetail["gates"];
  readonly onShow: (node: string) => void;
}) {
  const t = useText(runText).questions;
  const { number } = useFormat();
  const asked = gates.filter(isForPerson);
  // What a run watches for besides its plan is no matter of the reader's.
  const waits = gates.filter((gate) => !isForPerson(gate) && !gate.key.startsWith("@"));
  return (
    <>
      {asked.length > 0 && (
        <section aria-labelledby="questions" className="mb-6">
          <h2 id="questions" className="mb-3 text-lg font-semibold">
            {t.title(asked.length)}
          </h2>
          <div className="flex flex-col gap-4">
            {asked.slice(0, SHOWN).map((gate) => (
              <Question key={gate.gate_id} gate={gate} onShow={onShow} />
            ))}
          </div>
          {asked.length > SHOWN && (
            <Link
              to="/inbox"
              className="mt-3 inline-block font-medium text-accent-ink hover:underline"
            >
              {t.more(number(asked.length - SHOWN))}
            </Link>
          )}
        </section>
      )}
      {waits.length > 0 && (
        <ul className="mb-6 flex flex-col gap-1.5">
          {waits.slice(0, SHOWN).map((gate) => (
            <Wait key={gate.gate_id} gate={gate} />
          ))}
        </ul>
      )}
    </>
  );
}

function Question({
  gate,
  onShow,
}: {
  readonly gate: Gate;
  readonly onShow: (node: string) => void;
}) {
  const t = useText(approvalsText);
  const format = useFormat();
  return (
    <Card
      aria-label={questionOf(gate, t.what, format.number)}
      data-gate={gate.gate_id}
      className="border-warning-ink px-5 py-4"
    >
      <header className="mb-4">
        <h3 className="font-semibold">{questionOf(gate, t.what, format.number)}</h3>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-3">
          {subjectOf(gate) !== "plan" && (
            <button
              type="button"
              className="rounded-sm text-accent-ink hover:underline"
              onClick={() => onShow(gate.key)}
            >
              {t.step(gate.step)}
            </button>
          )}
          <time dateTime={gate.created_at} title={format.exact(gate.created_at)}>
            {t.asked(format.since(gate.created_at, Date.now()))}
          </time>
        </p>
      </header>
      <GateBody gate={gate} />
      <div className="mt-4">
        <AnswerForm gate={gate} />
      </div>
    </Card>
  );
}

function Wait({ gate }: { readonly gate: Gate }) {
  const t = useText(runText).questions;
  const format = useFormat();
  return (
    <li className="flex items-center gap-2 text-ink-2">
      <Hourglass aria-hidden className="size-4 shrink-0 text-warning-ink" />
      <span>
        {gate.event === null ? t.time : t.event(gate.event)}
        {gate.until !== null && t.until(format.moment(new Date(gate.until).toISOString()))}
      </span>
    </li>
  );
}
