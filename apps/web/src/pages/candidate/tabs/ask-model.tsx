/** Lets a model judge the criteria that rules could not. */
import type { CandidateAssessment } from "@bole/server/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { assessmentQuery } from "../../../api/candidates.ts";
import { systemQuery } from "../../../api/queries.ts";
import { deepenAssessment } from "../../../api/texts.ts";
import { Button } from "../../../design/button.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { textsText } from "../../../talent/texts/texts-text.ts";

export function AskModel({
  personId,
  assessment: { job_id, assessments },
}: {
  readonly personId: string;
  readonly assessment: CandidateAssessment;
}) {
  const t = useText(textsText);
  const client = useQueryClient();
  const { data: system } = useQuery(systemQuery);
  const ask = useAct({
    mutationFn: () => deepenAssessment(personId, job_id),
    onSuccess: ({ model, ...judged }) => {
      client.setQueryData(assessmentQuery(personId, job_id).queryKey, judged);
      void notify("success", model === null ? t.askedNone : t.asked(model));
    },
  });
  const isOpen = assessments.some(({ verdict }) => verdict === "unknown" || verdict === "partly");
  if (!isOpen || system === undefined || system.model === "embedded") return null;
  return (
    <div className="mt-3 flex flex-col items-start gap-1.5">
      <Button size="sm" loading={ask.isPending} onClick={() => ask.mutate()}>
        <Sparkles aria-hidden />
        {t.ask}
      </Button>
      <p className="text-sm text-ink-3">{t.askAbout}</p>
      {ask.error !== null && <ProblemNote error={ask.error} />}
    </div>
  );
}
