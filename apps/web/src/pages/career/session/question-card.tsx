/** What must be known before anything can be analysed: one thing at a time. */
import type { CareerSession } from "@bole/server/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { answerCareer } from "../../../api/career.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { sessionText } from "../text/session-text.ts";

export function QuestionCard({ session }: { readonly session: CareerSession }) {
  const t = useText(sessionText).question;
  const [words, setWords] = useState("");
  const { session_id, turn, pending_questions, cached_data } = session;
  const answer = useMutation({
    mutationFn: (message: string) => answerCareer(session_id, turn, message),
  });
  const options = cached_data.question?.options ?? [];
  const isBusy = answer.isPending || answer.isSuccess;
  return (
    <Card aria-label={t.title} className="mb-6 flex flex-col gap-4 px-5 py-4">
      <h2 className="text-lg font-semibold">{t.title}</h2>
      <p className="max-w-prose break-words">{pending_questions[0]}</p>
      {options.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-3">{t.or}</span>
          {options.map(({ occupation_id, name }) => (
            <Button
              key={occupation_id}
              size="sm"
              disabled={isBusy}
              onClick={() => answer.mutate(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== "" && !isBusy) answer.mutate(words.trim());
        }}
      >
        <TextArea
          label={t.answer}
          rows={2}
          maxLength={10_000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {answer.isError && <ProblemNote error={answer.error} />}
        <Button
          type="submit"
          variant="primary"
          loading={isBusy}
          disabled={words.trim() === ""}
          className="self-start"
        >
          {t.send}
        </Button>
      </form>
    </Card>
  );
}
