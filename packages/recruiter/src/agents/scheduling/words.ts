/** What scheduling says when something stands in the way. */
export interface ScheduleWords {
  readonly nobodyLeads: string;
  readonly allTaken: (from: string | null, to: string | null) => string;
  readonly stale: (name: string, since: string) => string;
  readonly unread: (name: string) => string;
  readonly notAsWished: (wish: string) => string;
  readonly atNight: string;
  readonly noCandidate: (name: string, job: string) => string;
}

const span = (from: string | null, to: string | null) =>
  [from, to].map((time) => time?.slice(0, 10) ?? "…").join(" – ");

export const SCHEDULE_WORDS: Readonly<Record<"zh" | "en", ScheduleWords>> = {
  zh: {
    nobodyLeads: "还没有面试官：请先在日历页添加面试官及其日历。",
    allTaken: (from, to) =>
      `这段时间（${span(from, to)}）没有空闲的时段：请放宽时间范围、缩短面试，或换一位面试官。`,
    stale: (name, since) => `${name}的日历自 ${since.slice(0, 10)} 起未能更新。`,
    unread: (name) => `${name}的日历还没有读到这段时间，因此没有列出其时段。`,
    notAsWished: (wish) => `对方希望的时间（${wish}）没有空闲，已给出最近的时段。`,
    noCandidate: (name, job) => `${name}还不是“${job}”的候选人，请先加入这个职位。`,
    atNight: "面试官的空闲时间在对方当地都是清晨或夜里，请先确认。",
  },
  en: {
    nobodyLeads: "There are no interviewers yet: add one with a calendar on the calendar page.",
    allTaken: (from, to) =>
      `No time is free (${span(from, to)}): widen the range, shorten the interview, or choose another interviewer.`,
    stale: (name, since) => `${name}'s calendar could not be read since ${since.slice(0, 10)}.`,
    unread: (name) =>
      `${name}'s calendar is not known for this time, so none of their times is offered.`,
    notAsWished: (wish) =>
      `Nothing is free when they asked for it (${wish}); the nearest times are offered.`,
    noCandidate: (name, job) =>
      `${name} is no candidate for “${job}” yet: add them to that job first.`,
    atNight:
      "Where the candidate lives, all free times are early in the morning or at night; make sure first.",
  },
};
