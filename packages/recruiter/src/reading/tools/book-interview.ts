import { Item, Words } from "@bole/language";
import { z } from "zod";
import { sharedZone } from "../../agents/scheduling/zone-of-leaders.ts";
import type { ShownTime } from "../../model/time-item.ts";
import { type Desk, idsOf, isFound } from "../desk.ts";
import { jobItems } from "../linking.ts";
import { unlessFree } from "../work/busy.ts";
import { findInterviewers } from "../work/interviewers.ts";
import { listedTime } from "../work/listed-time.ts";
import { meetingMinutes, meetingTimes } from "../work/meeting-times.ts";
import { Mode, placeOf } from "../work/place.ts";
import { ASK_JOB, ASK_WHEN, ASK_WHO } from "../work/questions.ts";
import { saidZone } from "../work/said-zone.ts";
import { theirJob } from "../work/their-job.ts";
import { reader } from "../workspace.ts";
import { asks, JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

export const bookInterviewTool = recruiterTool({
  name: "book_interview",
  label: { zh: "安排面试", en: "Arrange an interview" },
  description:
    "Arranges interviews with candidates: proposes a time at which the interviewer is free. Nobody is invited before a person has confirmed it.",
  input: z.object({
    who: z.array(Item).max(200).optional(),
    with: z.array(Words).default([]),
    when: z.string().default(""),
    duration: z.string().default(""),
    job: Item.optional(),
    place: z.string().default(""),
    mode: Mode.optional(),
    mode_words: z.string().default(""),
  }),
  risk: "propose",
  spans: {
    who: {
      ...PEOPLE,
      assumed: ({ mentions }) => !mentions.some(({ name }) => name === "job"),
      question: ASK_WHO,
    },
    with: { from: "words", many: true },
    when: { from: "text" },
    duration: { from: "text" },
    job: { ...JOB, question: ASK_JOB },
    place: { from: "text" },
    mode: { from: "text", into: "mode_words" },
  },
  run: async ({ who = [], job: named, ...said }, desk) => {
    const people = idsOf(who.filter((item) => !isFound(item)));
    const isSought = desk.finds() && people.length === 0;
    const leaders = await findInterviewers(said.with, desk);
    if ("question" in leaders) return leaders.question;
    // Those whom the same message writes to are met after they have answered.
    const mailed = desk.wishes.find(({ goals }) => goals.includes("send_mails"));
    const met = people.length > 0 ? people : (mailed?.person_ids ?? []);
    const before = desk.wishes.find(({ job_id }) => job_id)?.job_id;
    const isNobody = met.length === 0 && !isSought && mailed === undefined && named === undefined;
    if (isNobody) return asks(desk, "who", ASK_WHO, desk.shown());
    const theirs = met.length > 0 && named === undefined ? await theirJob(desk, met) : undefined;
    const own = theirs && "job" in theirs ? theirs.job.id : undefined;
    const job_id = named?.id ?? own ?? (theirs && !mailed ? undefined : before);
    if (job_id == null)
      return asks(
        desk,
        "job",
        ASK_JOB,
        theirs && "choices" in theirs ? theirs.choices : jobItems(desk),
      );
    const strangers =
      people.length > 0 && mailed === undefined ? await notCandidates(who, job_id, desk) : [];
    if (strangers.length > 0) return { said: ADD_FIRST[desk.language](strangers), cannot: true };
    const zone = await sharedZone(desk.records.talent, reader(desk.tenant), {
      interviewer_ids: leaders.ids,
    });
    const clock = { now: desk.now, zone: saidZone(said.when) ?? zone ?? desk.zone };
    const words = said.when === "" && !desk.isModel ? desk.message : said.when;
    const listed = listedTime(words, { ...clock, state: desk.state });
    const minutes = listed ? minutesOf(listed) : meetingMinutes(said.duration);
    const times = listed
      ? { from: listed.starts_at, to: listed.ends_at }
      : meetingTimes(said.when, minutes, clock);
    if (said.when !== "" && times === undefined) return asks(desk, "when", ASK_WHEN);
    const interviewer_ids = listed ? [listed.interviewer_id] : [...leaders.ids];
    const meeting = { job_id, interviewer_ids, minutes: minutes ?? HOUR, zone: clock.zone };
    const busy = times && met.length === 1 && (await unlessFree(times, meeting, desk));
    if (busy) return busy;
    desk.want({
      goals: ["schedule_interviews"],
      ...{ job_id, person_ids: met, minutes, ...times, interviewer_ids },
      place: placeOf(said, desk.language),
    });
    return {};
  },
});

const HOUR = 60;
const minutesOf = ({ starts_at, ends_at }: ShownTime): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;

/** Nobody is interviewed for a job that they are no candidate for. */
async function notCandidates(who: readonly Item[], job_id: string, desk: Desk): Promise<string[]> {
  const all = await desk.records.talent.applications.ofJob(reader(desk.tenant), job_id);
  const known = new Set(all.map(({ person_id }) => person_id));
  return who.filter(({ id }) => !known.has(id)).map(({ label }) => label);
}

const ADD_FIRST = {
  zh: (names: readonly string[]) =>
    `${names.join("、")}还不是这个职位的候选人。先把 TA 加入职位，再约面试。`,
  en: (names: readonly string[]) =>
    `Not a candidate for this job yet: ${names.join(", ")}. Add them to the job first, then book the interview.`,
};
