/**
 * The seed's ApprovalBlockCard: what waits for a yes, item by item, each to be ticked off or changed.
 * What is approved is what is shown. It stands in the conversation and in the inbox alike.
 */
import type { ApprovalNeeded } from "@bole/server/contract";
import { Check, Hand, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { GuardedButton } from "../../../design/guarded-button.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useInputGuard } from "../../../design/use-input-guard.ts";
import { useText } from "../../../i18n/text.ts";
import { effectText } from "../../../talent/effect-text.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { RejectForm } from "../../approvals/reject-form.tsx";
import {
  type Choices,
  choiceOf,
  choicesOf,
  decisionOf,
  keptOf,
  rejectionOf,
} from "../model/decision.ts";
import { effectLabel } from "../model/effect-label.ts";
import { workflowText } from "../text/workflow-text.ts";
import { isClosed, useAskedState, useDecide } from "../use-decide.ts";
import { Answered } from "./answered.tsx";
import { ApprovalItemView } from "./approval-item.tsx";

export function ApprovalBlock({ asked }: { readonly asked: ApprovalNeeded }) {
  const t = useText(workflowText).approval;
  const effects = useText(effectText);
  const { stages } = useText(talentText);
  const [made, setChoices] = useState<Choices>({});
  const { state, decided } = useAskedState(asked);
  const choices = decided === undefined ? made : choicesOf(asked, decided);
  const answer = useDecide(asked.workflow_id);
  const { items, interrupt_id } = asked;
  const kept = keptOf(asked, choices).length;
  const isOpen = state === "open" && !answer.isSuccess;
  const isDone = answer.isSuccess || state === "closed";
  const many = items.length > 1;
  const [isShown, setShown] = useState(false);
  const [isRejecting, setRejecting] = useState(false);
  const { isGuarded } = useInputGuard(interrupt_id);
  return (
    <Card aria-label={asked.title} data-interrupt={interrupt_id} className="overflow-hidden">
      <header className="flex items-start gap-3 border-b border-line bg-sunken px-4 py-3">
        <Hand aria-hidden className="mt-0.5 size-5 shrink-0 text-warning-ink" />
        <h3 className="min-w-0 flex-1 font-semibold break-words">{asked.title}</h3>
        {isDone && <Answered decided={decided} of={asked} isShown={isShown} onShow={setShown} />}
      </header>
      {isOpen && many && (
        <label className="flex w-fit items-center gap-3 px-4 pt-3 text-sm font-medium">
          <input
            type="checkbox"
            disabled={isGuarded}
            checked={kept === items.length}
            ref={(box) => {
              if (box) box.indeterminate = kept > 0 && kept < items.length;
            }}
            onChange={({ target }) =>
              setChoices(
                Object.fromEntries(
                  items.map(({ id }) => [id, { ...choiceOf(choices, id), keep: target.checked }]),
                ),
              )
            }
            className="size-4.5 accent-accent max-md:size-6"
          />
          {t.all}
        </label>
      )}
      {(!isDone || isShown) && (
        <ul className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <ApprovalItemView
              key={item.id}
              kind={asked.kind}
              item={item}
              choice={choiceOf(choices, item.id)}
              isOpen={isOpen}
              isGuarded={isGuarded}
              canDrop={many}
              onChange={(choice) => setChoices((old) => ({ ...old, [item.id]: choice }))}
            />
          ))}
        </ul>
      )}
      {answer.isError && (
        <div className="px-4 pb-3">
          {isClosed(answer.error) ? (
            <p role="status" className="text-sm text-ink-2">
              {t.closed}
            </p>
          ) : (
            <ProblemNote error={answer.error} />
          )}
        </div>
      )}
      {isOpen && isRejecting && (
        <div className="border-t border-line px-4 py-3">
          <RejectForm
            optional
            pending={answer.isPending}
            confirm={t.reject}
            onBack={() => setRejecting(false)}
            onSend={(reason) => answer.mutate(rejectionOf(interrupt_id, reason))}
          />
        </div>
      )}
      {isOpen && !isRejecting && (
        <footer className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3">
          <GuardedButton
            subject={interrupt_id}
            variant="primary"
            loading={answer.isPending}
            disabled={many && kept === 0}
            onClick={() => answer.mutate(decisionOf(asked, choices))}
          >
            {!answer.isPending && <Check aria-hidden />}
            {effectLabel(asked, choices, effects, stages)}
          </GuardedButton>
          <Button disabled={answer.isPending || isGuarded} onClick={() => setRejecting(true)}>
            <X aria-hidden />
            {t.reject}
          </Button>
          {many && kept === 0 && <p className="text-sm text-ink-3">{t.nothingLeft}</p>}
        </footer>
      )}
    </Card>
  );
}
