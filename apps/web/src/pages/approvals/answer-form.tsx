/**
 * Approve, change, or reject with a reason. It stands wherever a question is shown: in the inbox, in
 * a run, in the drawer of a step. What the server says against it is shown right here.
 */
import { Check, PencilLine, X } from "lucide-react";
import { useState } from "react";
import type { Answer } from "../../api/approvals.ts";
import { Button } from "../../design/button.tsx";
import { GuardedButton } from "../../design/guarded-button.tsx";
import { notify } from "../../design/notify.ts";
import { ProblemNote } from "../../design/problem-note.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { effectText } from "../../talent/effect-text.ts";
import { approvalsText } from "./approvals-text.ts";
import { EditForm } from "./edit-form.tsx";
import { effectOf, type Gate, questionOf } from "./gate.ts";
import { RejectForm } from "./reject-form.tsx";
import { isClosed, useAnswer } from "./use-answer.ts";

type Mode = "choose" | "edit" | "reject";

export function AnswerForm({
  gate,
  onClosed,
}: {
  readonly gate: Gate;
  /** The question is not open any more: says what it was. */
  readonly onClosed?: (question: string) => void;
}) {
  const t = useText(approvalsText);
  const effects = useText(effectText);
  const { number } = useFormat();
  const [mode, setMode] = useState<Mode>("choose");
  const answer = useAnswer();
  const send = (content: Answer["content"], done: string) =>
    answer.mutate(
      { run_id: gate.run_id, gate_id: gate.gate_id, content },
      {
        onSuccess: () => void notify("success", done),
        onError: (error) => isClosed(error) && onClosed?.(questionOf(gate, t.what, number)),
      },
    );
  const back = () => {
    answer.reset();
    setMode("choose");
  };
  return (
    <div className="flex flex-col gap-3">
      {mode === "choose" && (
        <div className="flex flex-wrap gap-2">
          <GuardedButton
            subject={gate.gate_id}
            variant="primary"
            loading={answer.isPending}
            onClick={() => send({ decision: "approve" }, t.approved)}
          >
            {!answer.isPending && <Check aria-hidden />}
            {effectOf(gate, effects)}
          </GuardedButton>
          <Button onClick={() => setMode("edit")}>
            <PencilLine aria-hidden />
            {t.edit}
          </Button>
          <Button onClick={() => setMode("reject")}>
            <X aria-hidden />
            {t.reject}
          </Button>
        </div>
      )}
      {mode === "edit" && (
        <EditForm
          gate={gate}
          pending={answer.isPending}
          onBack={back}
          onSend={(value) => send({ decision: "modify", value }, t.modified)}
        />
      )}
      {mode === "reject" && (
        <RejectForm
          pending={answer.isPending}
          onBack={back}
          onSend={(reason) => send({ decision: "reject", reason }, t.rejected)}
        />
      )}
      {answer.isError && <ProblemNote error={answer.error} />}
    </div>
  );
}
