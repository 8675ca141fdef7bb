/** Every question that a step asked, who answered and how; one that is open is answered here. */
import type { RunStep } from "@bole/server/contract";
import { useActorName } from "../../account/use-actor-name.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { ValuePanel } from "../../values/value-panel.tsx";
import { AnswerForm } from "../approvals/answer-form.tsx";
import { approvalsText } from "../approvals/approvals-text.ts";
import { type Gate, isForPerson, questionOf } from "../approvals/gate.ts";
import { GateBody } from "../approvals/gate-body.tsx";
import { runText } from "./run-text.ts";
import { stepText } from "./step-text.ts";

export function StepGates({ gates }: { readonly gates: RunStep["gates"] }) {
  const t = useText(stepText);
  if (gates.length === 0) return null;
  return (
    <section aria-labelledby="step-questions">
      <h3 id="step-questions" className="mb-2 text-sm font-semibold">
        {t.questions}
      </h3>
      <ul className="flex flex-col gap-3">
        {gates.map((gate) => (
          <GateEntry key={gate.gate_id} gate={gate} />
        ))}
      </ul>
    </section>
  );
}

function GateEntry({ gate }: { readonly gate: Gate }) {
  const t = useText(stepText);
  const { questions } = useText(runText);
  const approvals = useText(approvalsText);
  const format = useFormat();
  const nameOf = useActorName();
  const { answer } = gate;
  const wait = gate.event === null ? questions.time : questions.event(gate.event);
  return (
    <li className="rounded-lg border border-line px-4 py-3">
      <p className="font-medium">
        {isForPerson(gate) ? questionOf(gate, approvals.what, format.number) : wait}
      </p>
      <p className="text-sm text-ink-3">
        <time dateTime={gate.created_at} title={format.exact(gate.created_at)}>
          {approvals.asked(format.since(gate.created_at, Date.now()))}
        </time>
      </p>
      {answer === null ? (
        <p className="mt-1 text-sm text-ink-2">
          {gate.status === "withdrawn" ? t.withdrawn : t.pending}
        </p>
      ) : (
        <div className="mt-1 text-sm text-ink-2">
          <p>
            {t.answer(nameOf(answer.by), t.decisions[answer.decision], format.moment(answer.at))}
          </p>
          {answer.reason !== null && (
            <p className="break-words whitespace-pre-wrap">{answer.reason}</p>
          )}
        </div>
      )}
      {answer !== null && answer.decision === "modify" && (
        <div className="mt-3">
          <ValuePanel label={approvals.value.before} value={answer.value} />
        </div>
      )}
      {gate.status === "pending" && isForPerson(gate) && (
        <div className="mt-3 flex flex-col gap-4">
          <GateBody gate={gate} />
          <AnswerForm gate={gate} />
        </div>
      )}
    </li>
  );
}
