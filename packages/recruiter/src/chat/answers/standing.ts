/** Where somebody stands in each pipeline, since when, and what comes next. */
import { zonedDay as day, zonedForAll } from "@bole/base";
import { type Candidate, isOnlyKept } from "@bole/talent";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import { type Asking, pick } from "./asking.ts";

export function standing(candidate: Candidate, asking: Asking): string {
  const { person: one, applications } = candidate;
  const { asked } = asking;
  const theirs = applications.filter(
    ({ application }) => asked.job_id === null || application.job_id === asked.job_id,
  );
  if (theirs.length === 0) {
    return pick(
      asking,
      `${one.name}目前不在${asked.job_id === null ? "任何" : "这个"}职位的流程里。`,
      `${one.name} is in ${asked.job_id === null ? "no" : "not that job's"} pipeline at the moment.`,
    );
  }
  const stages = theirs.map((entry) => stageOf(entry, asking));
  const where = stages.join(pick(asking, "；", "; "));
  const text = pick(asking, `${one.name}在${where}。`, `${one.name} is in ${where}.`);
  return `${text}${nextInterview(candidate, asking)}${lastMail(candidate, asking)}`;
}

function stageOf(
  { application, job_title, events }: Candidate["applications"][number],
  asking: Asking,
): string {
  const { language } = asking.asked;
  const since = day(events.at(-1)?.created_at ?? application.updated_at, asking.zone, language);
  const stage = STAGE_NAMES[language][application.stage];
  const why = events.at(-1)?.reason ?? "";
  const note = why === "" ? "" : pick(asking, `（${why}）`, ` (${why})`);
  return pick(
    asking,
    `“${job_title}”的${stage}阶段，自 ${since}${note}`,
    `${stage} for "${job_title}" since ${since}${note}`,
  );
}

function nextInterview({ interviews }: Candidate, asking: Asking): string {
  const next = interviews
    .filter(({ state, ends_at }) => state === "booked" && Date.parse(ends_at) > asking.now)
    .at(-1);
  if (next === undefined) return "";
  const { starts_at, interviewer_time_zone: theirs, time_zone, interviewer_name } = next;
  const own = asking.own ?? theirs;
  const when = zonedForAll(starts_at, own, [theirs, time_zone], asking.asked.language);
  return pick(
    asking,
    `下一场面试：${when}，面试官${interviewer_name}。`,
    ` Next interview: ${when} with ${interviewer_name}.`,
  );
}

function lastMail({ messages }: Candidate, asking: Asking): string {
  // An absence that a machine has told is not from them, and what waits or failed has reached nobody.
  const last = messages.find(
    (mail) =>
      (mail.kind === null || mail.kind === "reply") &&
      (mail.state === "received" || mail.state === "sent") &&
      !isOnlyKept(mail),
  );
  if (last === undefined) return "";
  const at = day(last.sent_at ?? last.created_at, asking.zone, asking.asked.language);
  const isTheirs = last.direction === "in";
  return pick(
    asking,
    `最近一封邮件：${at}${isTheirs ? "对方来信" : "我方去信"}。`,
    ` Last mail: ${isTheirs ? "from them" : "from us"}, ${at}.`,
  );
}
