/** A report: in short, what is different, what to do, who you are, what there is, and where it all comes from. */
import type { CareerSession } from "@bole/server/contract";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { useText } from "../../../i18n/text.ts";
import { TransitionMap } from "../charts/transition-map.tsx";
import { reportText } from "../text/report-text.ts";
import { CitedText } from "./cited-text.tsx";
import { MatchCard } from "./match-card.tsx";
import { OptionsView } from "./options-view.tsx";
import { PersonalAnalysis } from "./personal-analysis.tsx";
import { ReportNotes } from "./report-notes.tsx";
import { SettleFirst } from "./settle-first.tsx";
import { type Report, type ReportSource, SourcesContext } from "./source-context.ts";
import { SourceDialog } from "./source-dialog.tsx";
import { SourceList } from "./source-list.tsx";
import { Statements } from "./statements.tsx";

export function ReportView({
  report,
  session,
}: {
  readonly report: Report;
  readonly session: CareerSession;
}) {
  const t = useText(reportText);
  const [opened, setOpened] = useState<ReportSource | null>(null);
  const { matches, transition_map } = report.career_matching;
  return (
    <SourcesContext value={{ list: report.sources, open: setOpened }}>
      <article className="flex flex-col gap-6">
        <Card className="px-5 py-4">
          <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg font-semibold">
            {t.summary}
            <span className="text-sm font-normal text-ink-3">
              {t.round(report.round, session.max_iterations)}
            </span>
          </h2>
          <p className="mt-2 max-w-prose text-lg break-words">
            <CitedText text={report.executive_summary} />
          </p>
          {report.written_by !== "embedded" && (
            <p className="mt-2 text-sm text-ink-3">{t.writtenBy(report.written_by)}</p>
          )}
        </Card>
        <ReportNotes report={report} />
        <OptionsView report={report} session={session} />
        <SettleFirst report={report} />
        {report.focus_sections.map(({ topic, title, statements }) => (
          <Card key={topic} aria-label={title} className="px-5 py-4">
            <h2 className="mb-2 text-lg font-semibold">{title}</h2>
            <Statements statements={statements} className="max-w-prose" />
          </Card>
        ))}
        <Card aria-label={t.recommendations} className="px-5 py-4">
          <h2 className="mb-2 text-lg font-semibold">{t.recommendations}</h2>
          <ol className="flex max-w-prose list-decimal flex-col gap-1.5 pl-5">
            {report.recommendations.map((text) => (
              <li key={text} className="break-words">
                <CitedText text={text} />
              </li>
            ))}
          </ol>
        </Card>
        <PersonalAnalysis analysis={report.personal_analysis} />
        {matches.length > 0 && (
          <section aria-label={t.matches} className="flex flex-col gap-4">
            <h2 className="text-lg font-semibold">{t.matches}</h2>
            {matches.map((match) => (
              <MatchCard
                key={match.occupation_id}
                match={match}
                facts={report.industry_opportunities.occupations.find(
                  ({ occupation_id }) => occupation_id === match.occupation_id,
                )}
              />
            ))}
          </section>
        )}
        {transition_map.nodes.length > 0 && <TransitionMap map={transition_map} />}
        <SourceList />
      </article>
      {opened !== null && (
        <SourceDialog
          key={opened.id}
          sessionId={session.session_id}
          round={report.round}
          source={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </SourcesContext>
  );
}
