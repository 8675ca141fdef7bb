/** What a session is at: its stage, who works on it, what it asks, and what came of it so far. */
import type { CareerSession } from "@bole/server/contract";
import { CircleAlert, LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FactChange } from "../../../api/career.ts";
import { type Tab, Tabs } from "../../../design/tabs.tsx";
import { useText } from "../../../i18n/text.ts";
import { GoalsView } from "../goals/goals-view.tsx";
import { PlanView } from "../plan/plan-view.tsx";
import { ReportView } from "../report/report-view.tsx";
import { sessionText } from "../text/session-text.ts";
import { Conversation } from "./conversation.tsx";
import { DetailsView } from "./details-view.tsx";
import { FactsPanel } from "./facts-panel.tsx";
import { FeedbackCard } from "./feedback-card.tsx";
import { Lanes } from "./lanes.tsx";
import { QuestionCard } from "./question-card.tsx";
import { STAGES } from "./stages.ts";
import { StepRail } from "./step-rail.tsx";
import { useCareerEvents } from "./use-career-events.ts";

type View = "report" | "goals" | "plan" | "details";

export function OpenSession({ session }: { readonly session: CareerSession }) {
  const t = useText(sessionText);
  const { progress, isLost } = useCareerEvents(session.session_id);
  const isRunning = session.status === "running";
  const isAsking = session.waits_for === "message";
  const [edited, setEdited] = useState<{ turn: number; changes: readonly FactChange[] } | null>(
    null,
  );
  // What was changed for one answer is sent with that one.
  const changes = edited?.turn === session.turn ? edited.changes : NONE;
  const setChanges = (next: readonly FactChange[]) =>
    setEdited({ turn: session.turn, changes: next });
  const opened = useRef(session.turn);
  const live = STAGES.find((stage) => stage === progress.stage);
  // A plan stands above what it was made of.
  const isPlanShown = session.waits_for === "plan_feedback";
  const facts = (
    <FactsPanel
      key={`facts ${session.turn}`}
      facts={session.facts}
      changes={changes}
      onChange={session.waits_for === null ? null : setChanges}
    />
  );
  return (
    <>
      <StepRail session={session} stage={(isRunning ? live : null) ?? session.current_stage} />
      {isLost && (
        <p role="status" className="mb-4 text-sm text-warning-ink">
          {t.lost}
        </p>
      )}
      {session.failure !== null && (
        <div
          role="alert"
          className="mb-6 flex items-start gap-2.5 rounded-md bg-danger-soft px-4 py-3 text-danger-ink"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <p className="break-words">
            <span className="font-medium">{t.failure}: </span>
            {session.failure}
          </p>
        </div>
      )}
      <div className={isAsking ? "grid items-start gap-x-6 lg:grid-cols-[3fr_2fr]" : undefined}>
        {isAsking && (
          <div className="min-w-0">
            <Conversation messages={session.messages.slice(0, -1)} />
            <QuestionCard key={session.turn} session={session} changes={changes} />
          </div>
        )}
        {!isPlanShown && facts}
      </div>
      {isRunning && (
        <p role="status" className="mb-4 flex items-center gap-2 text-ink-2">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          {progress.text === "" ? t.working : progress.text}
        </p>
      )}
      {session.agent_tasks.length > 0 && session.final_plan === null && (
        <Lanes session={session} progress={progress} />
      )}
      {/* What has just come is what is looked at first. */}
      {!isAsking && (
        <Views
          key={`${session.waits_for} ${session.turn} ${isRunning}`}
          session={session}
          changes={changes}
          isNew={!isRunning && session.turn !== opened.current}
        />
      )}
      {isPlanShown && facts}
    </>
  );
}

const NONE: readonly FactChange[] = [];

function Views({
  session,
  changes,
  isNew,
}: {
  readonly session: CareerSession;
  readonly changes: readonly FactChange[];
  /** Whether it came of what was just answered: then the page goes to its beginning. */
  readonly isNew: boolean;
}) {
  const t = useText(sessionText);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) top.current?.scrollIntoView({ block: "start" });
  }, [isNew]);
  const { integrated_report: report, career_goals, final_plan, waits_for } = session;
  const tabs: Tab<View>[] = [];
  if (report !== null)
    tabs.push({
      value: "report",
      label: t.tabs.report,
      content: (
        <div className="flex flex-col gap-6">
          <ReportView report={report} session={session} />
          {waits_for === "report_feedback" && (
            <FeedbackCard session={session} about="report" changes={changes} />
          )}
        </div>
      ),
    });
  if (career_goals.length > 0)
    tabs.push({
      value: "goals",
      label: t.tabs.goals,
      content: <GoalsView goals={career_goals} />,
    });
  if (final_plan !== null)
    tabs.push({
      value: "plan",
      label: t.tabs.plan,
      content: (
        <div className="flex flex-col gap-6">
          <PlanView key={final_plan.version} session={session} plan={final_plan} />
          {waits_for === "plan_feedback" && (
            <FeedbackCard session={session} about="plan" changes={changes} />
          )}
        </div>
      ),
    });
  tabs.push({
    value: "details",
    label: t.tabs.details,
    content: <DetailsView session={session} />,
  });
  const newest = final_plan !== null ? "plan" : report !== null ? "report" : "details";
  const [view, setView] = useState<View>(newest);
  return (
    <div ref={top} className="scroll-mt-16">
      <Tabs label={t.views} value={view} tabs={tabs} onChange={setView} />
    </div>
  );
}
