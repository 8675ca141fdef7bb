/** How content somebody is with the report or the plan, in five levels and their own words. */
import type { CareerSession } from "@bole/server/contract";
import { useId, useState } from "react";
import { type FactChange, type Judgement, judgeCareer } from "../../../api/career.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { reportText } from "../text/report-text.ts";
import { LevelChoice } from "./level-choice.tsx";

type Level = Judgement["satisfaction_level"];

export function FeedbackCard({
  session,
  about,
  changes,
}: {
  readonly session: CareerSession;
  readonly about: "report" | "plan";
  /** Of what was understood: they are sent with the opinion. */
  readonly changes: readonly FactChange[];
}) {
  const text = useText(reportText);
  const t = text.feedback;
  const [level, setLevel] = useState<Level | null>(null);
  const [words, setWords] = useState("");
  const [isHinted, setHinted] = useState(false);
  const { session_id, turn, integrated_report, max_iterations } = session;
  const judge = useAct({
    mutationFn: (said: Judgement) => judgeCareer(session_id, turn, said),
  });
  const isBusy = judge.isPending || judge.isSuccess;
  const round = integrated_report?.round ?? 1;
  const isLast = about === "report" && round >= max_iterations;
  const hint = about === "plan" ? t.planHint : isLast ? t.lastHint : t.reportHint;
  const suggestions = about === "plan" ? t.planWords : t.reportWords;
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="px-5 py-4">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (level === null) setHinted(true);
          else if (!isBusy)
            judge.mutate({ satisfaction_level: level, feedback: words.trim(), facts: changes });
        }}
      >
        <div>
          <h2 id={titleId} className="flex flex-wrap items-baseline gap-x-3 text-lg font-semibold">
            {t[about]}
            {about === "report" && (
              <span className="text-sm font-normal text-ink-3">
                {text.round(round, max_iterations)}
              </span>
            )}
          </h2>
          <p className="mt-1 max-w-prose text-ink-2">{hint}</p>
        </div>
        <LevelChoice value={level} onChange={setLevel} />
        {about === "report" && level === "very_dissatisfied" && (
          <p className="text-sm text-warning-ink">{t.ends}</p>
        )}
        <TextArea
          label={t.words}
          rows={3}
          maxLength={10_000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              onClick={() => setWords(words === "" ? suggestion : `${words}; ${suggestion}`)}
              className="rounded-full border border-line px-3 py-1.5 text-sm text-ink-2 hover:bg-hover hover:text-ink"
            >
              {suggestion}
            </button>
          ))}
        </div>
        {judge.isError && <ProblemNote error={judge.error} />}
        {isHinted && level === null && (
          <p role="alert" className="text-sm text-danger-ink">
            {t.choose}
          </p>
        )}
        <Button type="submit" variant="primary" loading={isBusy} className="self-start">
          {t.send}
        </Button>
      </form>
    </Card>
  );
}
