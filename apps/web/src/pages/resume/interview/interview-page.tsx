/** Interviews to come: one list of questions for each job. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import {
  preparationsKey,
  preparationsQuery,
  prepareInterview,
} from "../../../api/resume-interviews.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { Page } from "../../../design/page.tsx";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Select } from "../../../design/select.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { adBody, isEmptyAd, NO_AD } from "../tailor/ad.ts";
import { AdSource } from "../tailor/ad-source.tsx";
import { interviewText } from "../text/interview-text.ts";
import { PreparationView } from "./preparation-view.tsx";

export default function InterviewPage() {
  const t = useText(interviewText);
  const { resumeId = "" } = useParams({ strict: false });
  const client = useQueryClient();
  const [ad, setAd] = useState(NO_AD);
  const [chosen, choose] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const list = useQuery(preparationsQuery(resumeId));
  const prepare = useAct({
    mutationFn: () => prepareInterview(resumeId, adBody(ad)),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: preparationsKey(resumeId) });
      choose(id);
      setNew(false);
      setAd(NO_AD);
    },
  });
  useHanFont(list.data);
  const items = list.data?.items ?? [];
  const shown = items.find(({ id }) => id === chosen) ?? items[0];
  const asksForJob = list.data !== undefined && (isNew || shown === undefined);
  return (
    <Page
      title={t.title}
      about={t.about}
      back={
        <Link
          to="/resumes/$resumeId"
          params={{ resumeId }}
          className="inline-flex items-center gap-1.5 text-sm text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {t.back}
        </Link>
      }
    >
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <SkeletonRows rows={4} />}
      {shown !== undefined && !isNew && (
        <div className="flex flex-wrap items-center gap-2">
          <Select
            label={t.preparation}
            value={shown.id}
            options={items.map(({ id, title }) => ({ value: id, label: title || t.unnamed }))}
            onChange={choose}
          />
          <Button onClick={() => setNew(true)}>{t.newOne}</Button>
        </div>
      )}
      {asksForJob && (
        <Card className="p-5">
          <AdSource ad={ad} onChange={setAd} />
          <Button
            variant="primary"
            className="mt-4"
            disabled={isEmptyAd(ad)}
            loading={prepare.isPending}
            onClick={() => prepare.mutate()}
          >
            {t.prepare}
          </Button>
          {prepare.error !== null && <ProblemNote error={prepare.error} className="mt-3" />}
        </Card>
      )}
      {shown !== undefined && !isNew && (
        <PreparationView key={shown.id} preparation={shown} onGone={() => choose(null)} />
      )}
    </Page>
  );
}
