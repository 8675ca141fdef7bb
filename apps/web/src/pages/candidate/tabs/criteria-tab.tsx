/** How the résumé meets a job's criteria, each verdict with the words it rests on. */
import type { Assessment, CandidateAssessment, Criterion, Job } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleDashed, CircleHelp, CircleX, Quote } from "lucide-react";
import { Badge, type Tone } from "../../../design/badge.tsx";
import { buttonClass } from "../../../design/button.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { JobPicker } from "../../../talent/job-picker.tsx";
import { PickerTrigger } from "../../../talent/picker-trigger.tsx";
import { talentText } from "../../../talent/talent-text.ts";
import { candidateText } from "../candidate-text.ts";
import { useJump } from "../document/jump-context.ts";
import { AskModel } from "./ask-model.tsx";

const LOOKS = {
  meets: { icon: CircleCheck, tone: "ok" },
  partly: { icon: CircleDashed, tone: "warning" },
  no: { icon: CircleX, tone: "danger" },
  unknown: { icon: CircleHelp, tone: "neutral" },
} as const satisfies Record<Assessment["verdict"], { readonly icon: unknown; readonly tone: Tone }>;

export function CriteriaTab({
  personId,
  job,
  assessment,
  onChoose,
}: {
  readonly personId: string;
  /** Undefined while it is asked for; null if none is chosen. */
  readonly job: Job | null | undefined;
  readonly assessment: CandidateAssessment | undefined;
  readonly onChoose: (jobId: string) => void;
}) {
  const t = useText(candidateText).criteria;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <span aria-hidden className="text-sm text-ink-2">
          {t.choose}
        </span>
        <JobPicker
          onPick={({ id }) => onChoose(id)}
          trigger={
            <PickerTrigger
              aria-label={`${t.choose}: ${job?.title ?? t.chooseJob}`}
              text={job?.title ?? t.chooseJob}
              className="max-w-full"
            />
          }
        />
      </div>
      {job === null && <p className="text-ink-2">{t.noJob}</p>}
      {(job === undefined || (job !== null && assessment === undefined)) && (
        <SkeletonRows rows={4} />
      )}
      {job != null && assessment !== undefined && (
        <>
          <Verdicts job={job} assessment={assessment} />
          <AskModel personId={personId} assessment={assessment} />
        </>
      )}
    </>
  );
}

function Verdicts({
  job,
  assessment,
}: {
  readonly job: Job;
  readonly assessment: CandidateAssessment;
}) {
  const t = useText(candidateText).criteria;
  const { number } = useFormat();
  if (assessment.resume_id === null) return <p className="text-ink-2">{t.noResume}</p>;
  if (job.criteria.length === 0) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-ink-2">
        {t.noCriteria}
        <Link
          to="/jobs/$jobId"
          params={{ jobId: job.id }}
          className={buttonClass("secondary", "sm")}
        >
          {t.toJob}
        </Link>
      </div>
    );
  }
  const byId = new Map(assessment.assessments.map((one) => [one.criterion_id, one]));
  const musts = job.criteria.filter(({ need }) => need === "must");
  const met = musts.filter(({ id }) => byId.get(id)?.verdict === "meets");
  return (
    <>
      {musts.length > 0 && (
        <p className="mb-3 font-medium">{t.counts(number(met.length), number(musts.length))}</p>
      )}
      <ol className="flex flex-col divide-y divide-line">
        {job.criteria.map((criterion) => (
          <Verdict
            key={criterion.id}
            criterion={criterion}
            assessment={byId.get(criterion.id)}
            isOld={(byId.get(criterion.id)?.criteria_version ?? 0) < job.criteria_version}
          />
        ))}
      </ol>
      <p className="mt-4 text-sm text-ink-3">{t.fair}</p>
    </>
  );
}

function Verdict({
  criterion,
  assessment,
  isOld,
}: {
  readonly criterion: Criterion;
  readonly assessment: Assessment | undefined;
  readonly isOld: boolean;
}) {
  const t = useText(candidateText).criteria;
  const names = useText(talentText);
  const { number } = useFormat();
  const jump = useJump();
  const verdict = assessment?.verdict ?? "unknown";
  const { icon: Icon, tone } = LOOKS[verdict];
  return (
    <li className="py-3 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium break-words">{criterion.text}</p>
        <Badge tone={tone}>
          <Icon aria-hidden />
          {t.verdicts[verdict]}
        </Badge>
      </div>
      <p className="text-sm text-ink-3">
        {[
          names.needs[criterion.need],
          t.weight(criterion.weight),
          criterion.min_years !== null && t.years(number(criterion.min_years)),
          assessment !== undefined && isOld && t.older,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {assessment !== undefined && assessment.reason !== "" && (
        <p className="mt-0.5 text-sm break-words text-ink-2">{assessment.reason}</p>
      )}
      {assessment?.quotes.map(({ text, span }) => (
        <button
          key={span.start}
          type="button"
          aria-label={t.show(text)}
          onClick={() => jump([span], assessment.resume_id)}
          className="mt-1.5 flex max-w-full items-start gap-2 rounded-sm text-left text-sm text-accent-ink hover:underline"
        >
          <Quote aria-hidden className="mt-1 size-3 shrink-0" />
          <span className="line-clamp-3 break-words">{text}</span>
        </button>
      ))}
    </li>
  );
}
