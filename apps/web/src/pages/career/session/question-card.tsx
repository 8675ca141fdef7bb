/** What must be known before anything can be analysed: one thing at a time. */
import type { CareerSession } from "@bole/server/contract";
import { useState } from "react";
import { answerCareer, type FactChange } from "../../../api/career.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { sessionText } from "../text/session-text.ts";

export function QuestionCard({
  session,
  changes,
}: {
  readonly session: CareerSession;
  /** Of what was understood: they are sent with the answer. */
  readonly changes: readonly FactChange[];
}) {
  const t = useText(sessionText).question;
  const [typed, setTyped] = useState("");
  const { session_id, turn, pending_questions, cached_data } = session;
  const answer = useAct({
    mutationFn: (message: string) => answerCareer(session_id, turn, message, changes),
  });
  const question = cached_data.question;
  const answers = question?.answers ?? [];
  const isConfirm = question?.kind === "confirm";
  const isBusy = answer.isPending || answer.isSuccess;
  return (
    <Card aria-label={t.title} className="mb-6 flex flex-col gap-4 px-5 py-4">
      <h2 className="text-lg font-semibold">{isConfirm ? t.confirm : t.title}</h2>
      <p className="max-w-prose break-words whitespace-pre-line">{pending_questions[0]}</p>
      {answers.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {answers.map((words) => (
            <Button
              key={words}
              size="sm"
              variant={isConfirm ? "primary" : "secondary"}
              disabled={isBusy}
              onClick={() => answer.mutate(words)}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "" && !isBusy) answer.mutate(typed.trim());
        }}
      >
        <TextArea
          label={t.answer}
          rows={2}
          maxLength={10_000}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {answer.isError && <ProblemNote error={answer.error} />}
        <Button
          type="submit"
          variant={isConfirm ? "secondary" : "primary"}
          loading={isBusy}
          disabled={typed.trim() === ""}
          className="self-start"
        >
          {t.send}
        </Button>
      </form>
    </Card>
  );
}
