/** One question: the line that it aims at, notes, and an answer that is checked. */
import type { Preparation, PreparedAnswer, Question } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Check, Minus } from "lucide-react";
import { useState } from "react";
import { keepAnswer, preparationsKey } from "../../../api/resume-interviews.ts";
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { interviewText } from "../text/interview-text.ts";
import { AnswerFeedback } from "./answer-feedback.tsx";

export function QuestionCard({
  preparation: { id, resume_id, answers },
  question,
}: {
  readonly preparation: Preparation;
  readonly question: Question;
}) {
  const t = useText(interviewText);
  const client = useQueryClient();
  const [draft, setDraft] = useState<PreparedAnswer>(
    answers[question.id] ?? { notes: "", answer: "" },
  );
  const keep = useAct({
    mutationFn: (feedback: boolean) =>
      keepAnswer(resume_id, id, question.id, { ...draft, feedback }),
    onSuccess: () => client.invalidateQueries({ queryKey: preparationsKey(resume_id) }),
  });
  const stored = answers[question.id];
  const isChanged =
    draft.notes !== (stored?.notes ?? "") || draft.answer !== (stored?.answer ?? "");
  const keepChanges = () => {
    if (isChanged && !keep.isPending) keep.mutate(false);
  };
  return (
    <Card className="p-5">
      <p className="text-sm text-ink-3">{t.kinds[question.kind]}</p>
      <h2 className="mt-1 font-medium break-words">{question.text}</h2>
      {question.aims_at !== null && (
        <blockquote className="mt-2 border-l-2 border-line pl-3 text-sm break-words text-ink-2">
          {question.aims_at}
        </blockquote>
      )}
      <div className="mt-4 grid gap-4 md:grid-cols-[1fr_2fr]">
        <TextArea
          {...{ label: t.notes, hint: t.notesHint, rows: 4, maxLength: 5_000 }}
          value={draft.notes}
          onChange={({ target }) => setDraft({ ...draft, notes: target.value })}
          onBlur={keepChanges}
        />
        <TextArea
          {...{ label: t.answer, rows: 4, maxLength: 10_000, value: draft.answer }}
          onChange={({ target }) => setDraft({ ...draft, answer: target.value })}
          onBlur={keepChanges}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          disabled={draft.answer.trim() === ""}
          loading={keep.isPending}
          onClick={() => keep.mutate(true)}
        >
          {t.check}
        </Button>
        <ul className="flex flex-wrap gap-2" aria-live="polite">
          {keep.data?.checks.map((check) => (
            <li key={check.id}>
              <Badge tone={check.isMet ? "ok" : "neutral"}>
                {check.isMet ? (
                  <Check aria-label={t.met} className="size-3.5" />
                ) : (
                  <Minus aria-label={t.unmet} className="size-3.5" />
                )}
                {t.checks[check.id]}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
      {keep.data !== undefined && <AnswerFeedback {...keep.data} />}
      {keep.error !== null && <ProblemNote error={keep.error} className="mt-3" />}
    </Card>
  );
}
