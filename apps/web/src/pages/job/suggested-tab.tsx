/** Candidates who may fit a job and are not in its pipeline yet, the best first, with the reasons. */
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { Allowed } from "../../account/allowed.tsx";
import { recommendQuery } from "../../api/recommend.ts";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { Cautions } from "../../talent/cautions.tsx";
import { ResultCard } from "../recommend/result-card.tsx";
import { AddSuggested } from "./add-suggested.tsx";
import { jobText } from "./job-text.ts";

const SHOWN = 10;

export function SuggestedTab({ jobId }: { readonly jobId: string }) {
  const t = useText(jobText);
  const language = useLanguage();
  const question = { kind: "people", job_id: jobId, limit: SHOWN, language } as const;
  const { data, error, isError, refetch } = useQuery(recommendQuery(question, true));
  useHanFont(data);
  if (data === undefined)
    return (
      <Card>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </Card>
    );
  const { recommendations, advice } = data.profile_data;
  const { cautions } = data;
  if (recommendations.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={t.noSuggestions}
          detail={advice.join(" ")}
        />
      </Card>
    );
  return (
    <div className="flex flex-col gap-4">
      {recommendations.map((item) => (
        <ResultCard
          key={item.id}
          item={item}
          action={
            <>
              <Cautions cautions={cautions.filter(({ person_id }) => person_id === item.id)} />
              <Allowed to="people.write">
                <AddSuggested jobId={jobId} person={item} />
              </Allowed>
            </>
          }
        />
      ))}
    </div>
  );
}
