/** Makes of goals what a plan can be made for: every record found, or the question that is left. */

import { STAGES_FOR } from "@bole/talent";
import { sharedZone } from "../../agents/scheduling/zone-of-leaders.ts";
import type { Wanted } from "../../model/understood.ts";
import type { Heard } from "../goals/hear.ts";
import { shapeOf } from "../goals/workflow.ts";
import type { OpenQuestion } from "../memory.ts";
import type { Records } from "../parts.ts";
import type { Intended } from "../reading.ts";
import { questionOf } from "./continue-question.ts";
import { findInterview } from "./interview.ts";
import { findInterviewers } from "./interviewers.ts";
import { findJob, optionOfJob } from "./jobs.ts";
import { askPurpose, isFirstContact, peopleMeantBy, purposeSaid } from "./mail-purpose.ts";
import { describedJob } from "./new-job.ts";
import { NOTES } from "./notes.ts";
import { limitIn } from "./people.ts";
import { criteriaIn, instructionsIn } from "./said-about.ts";
import { reader, type Scene } from "./scene.ts";
import { findTemplate } from "./templates.ts";
import { type TheirJob, theirJob } from "./their-job.ts";
import { staleDaysIn, timesIn } from "./times.ts";
import { whoIsIn, whoIsNamed } from "./who.ts";

export type Filled =
  | { readonly question: OpenQuestion; readonly intended: Intended }
  | {
      readonly question: null;
      readonly wanted: Wanted;
      readonly notes: string[];
      readonly route: "planner" | "direct";
    };

/** Those whom a cleanup closes. */
const CLOSED =
  /被(?:关|归档|清|淘汰|移)|(?:关|归档|清|淘汰)(?:掉|理|了|闭)*的(?:人|候选人|那些|那批)|(?:给|跟|通知|告诉)(?:他们|她们|这些人|这批人|每个人)|\b(?:them|those)\b|\b(?:archived|closed|removed|cleared|cleaned|dropped)\b|\bwe(?:'ve| have)? (?:close|archive|remove|drop)/u;

export async function fillWanted(
  parts: Records,
  scene: Scene,
  { goals, aboutJob, described, wantsPlan }: Heard,
): Promise<Filled> {
  const { said, chosen, language, now, zone, page, memory } = scene;
  const has = (goal: Wanted["goals"][number]) => goals.includes(goal);

  const found = findJob(said.folded, scene.jobs, {
    page: page.job_id,
    memory: memory.job_id,
    chosen: chosen.job_id,
  });
  const isNamed = found.kind === "found" && found.by === "name";
  const isSought = has("find_people") && (aboutJob || (isNamed && !described));
  const { agents_required, ...shape } = shapeOf(goals, { aboutJob: isSought, wantsPlan });
  const intended: Intended = { ...shape, agents_required: [...agents_required] };
  const ask = (question: OpenQuestion): Filled => ({ question, intended });

  const interviewers = await findInterviewers(parts, scene);
  const who = whoIsNamed(scene, interviewers.names);
  // The words of a job that is described are nobody's name.
  const isDescribed = found.kind === "unknown" && describedJob(said.folded) === found.said;
  if (who.question !== null && !isDescribed) return ask(who.question);

  if (found.kind === "several" || found.kind === "unknown") {
    const options = found.jobs.map(optionOfJob(scene.language));
    return ask(questionOf("job", found.said, options, said.raw, chosen));
  }
  const needsJob = isSought || (has("review_people") && who.person_ids.length === 0);
  if (found.kind === "unsaid" && needsJob) {
    return ask(
      questionOf("job", "", found.open.map(optionOfJob(scene.language)), said.raw, chosen),
    );
  }
  // What is only remembered does not narrow what was said of everybody.
  const isMeant = isNamed || needsJob || aboutJob || !has("clean_pipeline");
  const known = found.kind === "found" && isMeant ? found.job : null;
  const template = await findTemplate(parts, scene);
  const mails = has("write_mails") || has("send_mails") || has("follow_up");
  const saidPurpose = mails ? purposeSaid(scene, { goals, template }) : null;
  const isTheirs =
    !has("find_people") &&
    !isNamed &&
    ((has("schedule_interviews") && who.named) || (mails && who.person_ids.length > 0));
  const stages = saidPurpose === null ? undefined : STAGES_FOR[saidPurpose];
  const theirs: TheirJob = isTheirs
    ? await theirJob(parts, scene, who.person_ids, known, stages)
    : { job: known };
  if (theirs.question !== undefined) return ask(theirs.question);
  const { job } = theirs;

  const inStage =
    who.person_ids.length > 0 || has("find_people")
      ? []
      : await whoIsIn(parts, scene, job?.id ?? null);
  const shown = page.person_ids.length > 0 ? page.person_ids : memory.person_ids;
  const needsPeople =
    (has("write_mails") || has("schedule_interviews")) &&
    !has("find_people") &&
    !has("review_people") &&
    !has("follow_up");
  const people =
    who.person_ids.length > 0
      ? who.person_ids
      : inStage.length > 0
        ? inStage
        : needsPeople && job === null
          ? shown
          : await peopleMeantBy(parts, scene, saidPurpose, job?.id ?? null);
  const isFirst = mails && (await isFirstContact(parts, scene, people, job?.id ?? null));
  const purpose = saidPurpose ?? (isFirst ? "outreach" : null);
  // "Clean up, and write to them": who will be cleaned up is not known yet, and nobody else is meant.
  const isUnknown = has("clean_pipeline") && !who.named && inStage.length === 0;
  const isNobody = people.length === 0 && (job === null || (mails && purpose !== "outreach"));
  if (needsPeople && (isUnknown || isNobody)) {
    const question = questionOf("people", "", [], said.raw, chosen);
    // Whom the pipeline closes, the pipeline names: nobody has to look for them.
    const isNamedThere = isUnknown && CLOSED.test(said.cues);
    const agents = intended.agents_required.filter((one) => !isNamedThere || one !== "matching");
    return { question, intended: { ...intended, agents_required: agents } };
  }

  if (mails && job === null) {
    const open = scene.jobs.filter(({ status, kind }) => status === "open" && kind === "job");
    return ask(questionOf("job", "", open.map(optionOfJob(language)), said.raw, chosen));
  }
  if (mails && purpose === null) return ask(askPurpose(scene));

  const interview =
    has("reschedule_interview") || has("cancel_interview")
      ? await findInterview(parts, scene, people, job?.id ?? null)
      : null;
  if (interview !== null && "question" in interview) return ask(interview.question);

  // "Thursday 3 pm" is said by the clock of whoever leads the interview.
  const isMeeting = has("schedule_interviews") || has("reschedule_interview");
  const leaders =
    interview === null ? interviewers.ids : [...interviewers.ids, interview.interviewer_id];
  const meetingZone =
    (isMeeting
      ? await sharedZone(parts.talent, reader(scene.tenant), { interviewer_ids: leaders })
      : null) ?? zone;

  const wanted: Wanted = {
    goals: [...goals],
    workflow_type: intended.workflow_type,
    agents_required: intended.agents_required,
    language,
    job_id: job?.id ?? interview?.job_id ?? null,
    person_ids: [...people],
    limit: limitIn(said.cues),
    criteria: criteriaIn(said),
    instructions:
      has("write_mails") || has("follow_up") ? instructionsIn(said, template?.name ?? null) : "",
    template_id: template?.id ?? null,
    purpose,
    ...timesIn(said.cues, now, meetingZone),
    interviewer_ids: [...interviewers.ids],
    stale_days: has("clean_pipeline") || has("follow_up") ? staleDaysIn(said.cues) : null,
    interview_id: interview?.interview_id ?? null,
  };
  const isCompared = has("find_people") || has("review_people");
  const notes =
    job !== null && isCompared && job.must + job.nice === 0
      ? [NOTES[language].noCriteria(job.title)]
      : [];
  return { question: null, wanted, notes, route: intended.route };
}
