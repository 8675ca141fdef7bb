/** A sentence is enough; a résumé or a few facts spare questions. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import { useState } from "react";
import { CAREER_KEY, startCareer } from "../../../api/career.ts";
import { ownResumesQuery } from "../../../api/resumes.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { sessionText } from "../text/session-text.ts";
import { type Draft, NO_DRAFT, newCareerOf } from "./draft.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { ResumeChoice } from "./resume-choice.tsx";

export function IntakeForm() {
  const text = useText(sessionText);
  const t = text.wish;
  const navigate = useNavigate();
  const client = useQueryClient();
  const [written, setDraft] = useState(NO_DRAFT);
  // The résumé that was worked on last, until another or none is chosen.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const { data: resumes } = useQuery(ownResumesQuery);
  const resumeId = chosen === undefined ? (resumes?.[0]?.id ?? null) : chosen;
  const draft = { ...written, resumeId };
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const start = useAct({
    mutationFn: () => startCareer(newCareerOf(draft)),
    onSuccess: ({ session_id }) => {
      void client.invalidateQueries({ queryKey: [...CAREER_KEY, "list"] });
      void navigate({ to: "/career/$sessionId", params: { sessionId: session_id } });
    },
  });
  const isReady = draft.message.trim() !== "";
  return (
    <Card className="px-5 py-4">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !start.isPending) start.mutate();
        }}
      >
        <TextArea
          label={t.label}
          placeholder={t.placeholder}
          rows={4}
          maxLength={10_000}
          value={draft.message}
          onChange={({ target }) => change({ message: target.value })}
        />
        {draft.message === "" && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
            {t.examples}
            {text.examples.map((example) => (
              <button
                key={example}
                type="button"
                onClick={() => change({ message: example })}
                className="rounded-xl border border-line px-3 py-1.5 text-left text-ink-2 hover:bg-hover hover:text-ink"
              >
                {example}
              </button>
            ))}
          </p>
        )}
        <ResumeChoice id={draft.resumeId} onChoose={setChosen} />
        <ProfileFields draft={draft} onChange={change} />
        {start.isError && <ProblemNote error={start.error} />}
        <Button
          type="submit"
          variant="primary"
          loading={start.isPending}
          disabled={!isReady}
          className="self-start"
        >
          {!start.isPending && <Compass aria-hidden />}
          {t.go}
        </Button>
      </form>
    </Card>
  );
}
