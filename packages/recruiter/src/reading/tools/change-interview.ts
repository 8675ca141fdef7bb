import { Item, Words } from "@bole/language";
import type { InterviewEntry } from "@bole/talent";
import { z } from "zod";
import { type Desk, idsOf } from "../desk.ts";
import { type Meeting, unlessFree, type Window } from "../work/busy.ts";
import { listedTime } from "../work/listed-time.ts";
import { meetingMinutes, meetingTimes } from "../work/meeting-times.ts";
import { Mode, placeOf } from "../work/place.ts";
import { ASK_WHEN, ASK_WHO } from "../work/questions.ts";
import { saidZone } from "../work/said-zone.ts";
import { shiftedTime } from "../work/shifted.ts";
import { interviewItem, standingInterview } from "../work/standing-interview.ts";
import { asks, type Done, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

const Action = z.enum(["move", "cancel", "change_mode", "change_interviewer", "add_interviewer"]);

const Input = z.object({
  action: Action.optional(),
  mode: Mode.optional(),
  who: z.array(Item).max(50).optional(),
  with: z.array(Words).default([]),
  when: z.string().default(""),
  old: z.array(Words).default([]),
  duration: z.string().default(""),
  place: z.string().default(""),
  mode_words: z.string().default(""),
  reason: z.string().default(""),
});

export const changeInterviewTool = recruiterTool({
  name: "change_interview",
  label: { zh: "更改面试", en: "Change an interview" },
  description:
    "Moves an interview to another time or place, changes how people talk, or cancels it. Nobody is told before a person has confirmed it.",
  input: Input,
  risk: "propose",
  spans: {
    who: { ...PEOPLE, assumed: true, question: ASK_WHO },
    with: { from: "words", many: true },
    when: { from: "text" },
    old: { from: "words", many: true },
    duration: { from: "text" },
    place: { from: "text" },
    mode: { from: "text", into: "mode_words" },
    reason: { from: "text" },
  },
  run: async ({ action: named, who = [], ...said }, desk) => {
    const action = named ?? impliedBy(said);
    const chosen = said.old.flatMap(({ items = [] }) => idsOf(items))[0];
    const found = await standingInterview(desk, idsOf(who), chosen);
    if ("choices" in found) return whichInterview(found.choices, who, desk);
    const { interview } = found;
    const about = [interviewItem(interview, desk)];
    if (action === undefined) return asks(desk, "action", ASK_ACTION, actionItems(desk));
    if (action === "change_interviewer" || action === "add_interviewer")
      return { said: OTHER_PEOPLE[desk.language], cannot: true };
    const shared = { job_id: interview.job_id, interview_id: interview.id };
    if (action === "cancel") {
      desk.want({ goals: ["cancel_interview"], ...shared, instructions: said.reason });
      return { about: [...who, ...about] };
    }
    const times = timesFor(said, interview, desk);
    const place = placeOf(said, desk.language);
    const busy = times && (await unlessFree(...added(times, interview), desk));
    if (busy) return busy;
    if (times === undefined && (said.when !== "" || place === ""))
      return asks(
        desk,
        action === "move" ? "when" : "place",
        action === "move" ? ASK_WHEN : ASK_PLACE,
      );
    desk.want({ goals: ["reschedule_interview"], ...shared, ...times, place });
    return { about: [...who, ...about] };
  },
});

/** A time or a length moves it; a place or a way to talk changes that. */
function impliedBy(
  said: Pick<z.output<typeof Input>, "when" | "duration" | "place" | "mode" | "mode_words">,
): z.infer<typeof Action> | undefined {
  if (said.when !== "" || said.duration !== "") return "move";
  return said.place !== "" || said.mode !== undefined || said.mode_words !== ""
    ? "change_mode"
    : undefined;
}

/** Of a longer one, only what is added has to be free. */
function added(times: Window, interview: InterviewEntry): [Window, Meeting] {
  const meeting = interviewTime(interview);
  const { from, to } = times;
  const isSame = from !== null && Date.parse(from) === Date.parse(interview.starts_at);
  if (!isSame || to === null) return [times, meeting];
  const minutes = (Date.parse(to) - Date.parse(interview.ends_at)) / MINUTE;
  return [
    { from: interview.ends_at, to },
    { ...meeting, minutes: Math.max(5, minutes) },
  ];
}

const interviewTime = ({ starts_at, ends_at, ...one }: InterviewEntry): Meeting => ({
  ...{ job_id: one.job_id, interviewer_ids: [one.interviewer_id] },
  ...{ zone: one.interviewer_time_zone, instead_of: one.id },
  minutes: (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000,
});

const MINUTE = 60_000;

/** By the clock of whoever leads it, unless another is named; "make it 3 pm" is on the same day. */
function timesFor(
  { when, duration }: z.output<typeof Input>,
  { interviewer_time_zone: theirs, starts_at: day, ends_at }: InterviewEntry,
  desk: Desk,
) {
  const { now, state } = desk;
  const zone = saidZone(when) ?? theirs;
  // A model's call is complete by itself.
  const message = desk.isModel ? "" : desk.message;
  const listed = listedTime(when === "" ? message : when, { state, now, zone });
  if (listed) return { from: listed.starts_at, to: listed.ends_at };
  const minutes = meetingMinutes(duration);
  const length = minutes === null ? Date.parse(ends_at) - Date.parse(day) : minutes * MINUTE;
  const from = (instant: number) => ({
    from: new Date(instant).toISOString(),
    to: new Date(instant + length).toISOString(),
  });
  // Which way is often said beside the time itself: "push it back" by half an hour.
  const clock = { now, zone };
  const shifted = shiftedTime(when, day, clock) ?? shiftedTime(message, day, clock);
  if (shifted !== undefined) return from(shifted);
  if (when === "") return minutes === null ? undefined : from(Date.parse(day));
  return meetingTimes(when, minutes, { now, zone, day });
}

function whichInterview(choices: readonly Item[], who: readonly Item[], desk: Desk): Done {
  if (choices.length > 0) return asks(desk, "old", ASK_INTERVIEW, choices);
  const names = who.map(({ label }) => label);
  const said = {
    zh: names.length > 0 ? `${names.join("、")}没有待进行的面试。` : "没有待进行的面试。",
    en:
      names.length > 0
        ? `${names.join(", ")} has no coming interview.`
        : "There is no coming interview.",
  };
  return { said: said[desk.language], cannot: true };
}

const ASK_INTERVIEW = { zh: "是哪一场面试？", en: "Which interview?" };
const ASK_PLACE = {
  zh: "改成什么形式或地点？例如视频、电话，或一个地址。",
  en: "How or where should it be? For example by video, by phone, or an address.",
};
const ASK_ACTION = { zh: "要怎么改这场面试？", en: "What should change about the interview?" };
const OTHER_PEOPLE = {
  zh: "已约好的面试不能换或加面试官。可以取消它，再和另一位面试官约一次。",
  en: "The interviewers of a booked interview can't be changed. You can cancel it and book another one with somebody else.",
};

const ACTIONS = {
  zh: { move: "改时间", cancel: "取消", change_mode: "改形式或地点" },
  en: { move: "Another time", cancel: "Cancel it", change_mode: "Another way to talk, or place" },
} as const;

const actionItems = ({ language }: Desk): Item[] =>
  Object.entries(ACTIONS[language]).map(([id, label]) => ({ kind: "action", id, label }));
