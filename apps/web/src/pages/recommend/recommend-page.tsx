/** Jobs and projects that fit: a sentence or a résumé in, the few that fit best out, and how the list was made beside it. */
import type { RecommendAnswer } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { recommendQuery } from "../../api/recommend.ts";
import { ownResumesQuery, resumeToMatch } from "../../api/resumes.ts";
import { Card } from "../../design/card.tsx";
import { cx } from "../../design/cx.ts";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import { useLanguage } from "../../preferences/language.ts";
import { DemoBanner } from "../../talent/demo-banner.tsx";
import { OwnApplications } from "../matches/own-applications.tsx";
import { AskForm } from "./ask-form.tsx";
import { type Asked, askedOf, canAsk, questionOf, searchOf } from "./asked.ts";
import { FunnelView } from "./funnel-view.tsx";
import { recommendText } from "./recommend-text.ts";
import { ResultCard } from "./result-card.tsx";
import { useReveal } from "./use-reveal.ts";
import { WhyNot } from "./why-not.tsx";

export default function RecommendPage() {
  const t = useText(recommendText);
  const navigate = useNavigate();
  const asked = useAsked();
  const isAsked = canAsk(asked);
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    recommendQuery(questionOf(asked, useLanguage()), isAsked),
  );
  useHanFont(data);
  const reveal = useReveal(isAsked && !isFetching);
  const key = JSON.stringify(asked);
  return (
    <Page title={t.title} about={t.about} wide>
      <DemoBanner />
      <OwnApplications />
      <AskForm
        key={key}
        asked={asked}
        isBusy={isAsked && isFetching}
        onAsk={(next) => {
          reveal.ask();
          void navigate({ to: "/matches", search: searchOf(next), resetScroll: false });
        }}
      />
      <div ref={reveal.target} tabIndex={-1} className="mt-6 scroll-mt-4 outline-none">
        {isAsked && data === undefined && (
          <Card>
            {isError ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <SkeletonRows rows={6} />
            )}
          </Card>
        )}
        {isAsked && data !== undefined && (
          <div className={cx("transition-opacity", isPlaceholderData && "opacity-60")}>
            <Answer key={key} answer={data} asked={asked} />
          </div>
        )}
      </div>
    </Page>
  );
}

/** Without a question, the résumé that was worked on last and says enough is one. */
function useAsked(): Asked {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { data } = useQuery(ownResumesQuery);
  const asked = askedOf(search);
  const newest = resumeToMatch(data);
  return newest === undefined || Object.keys(search).length > 0
    ? asked
    : { ...asked, kind: "opportunities", resume_id: newest };
}

function Answer({ answer, asked }: { readonly answer: RecommendAnswer; readonly asked: Asked }) {
  const t = useText(recommendText);
  const { recommendations, advice } = answer.profile_data;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-label={t.results} className="flex min-w-0 flex-col gap-4">
        {recommendations.length === 0 && (
          <Card>
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={answer.loading === null ? t.none : t.loading}
              detail={advice.join(t.between)}
            />
          </Card>
        )}
        {recommendations.length > 0 && advice.length > 0 && (
          <ul
            aria-label={t.advice}
            className="flex flex-col gap-1 rounded-md bg-sunken px-4 py-2.5 text-sm text-ink-2"
          >
            {advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {recommendations.map((item, index) => (
          <ResultCard
            key={item.id}
            item={item}
            place={t.place(index + 1)}
            resumeId={asked.resume_id}
          />
        ))}
      </section>
      <div className="flex flex-col gap-4">
        <FunnelView funnel={answer.funnel} kind={answer.kind} />
        <WhyNot asked={asked} />
        <Log messages={answer.messages} />
      </div>
    </div>
  );
}

function Log({ messages }: Pick<RecommendAnswer, "messages">) {
  const t = useText(recommendText);
  return (
    <Card className="px-5 py-4">
      <details>
        <summary className="cursor-pointer rounded-sm font-semibold">{t.log}</summary>
        <ol className="mt-3 flex flex-col gap-2 text-sm">
          {messages.map(({ name, content }) => (
            <li key={`${name} ${content}`} className="break-words">
              <code className="block font-mono text-xs text-ink-3">{name}</code>
              {content}
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
