/** What somebody wants to be different in their plan: hours, days, holidays, dates, the mix of actions. */
import { threadJob } from "@bole/base/threads";
import { readWeekdays } from "../intake/read-free-days.ts";
import { readHolidays } from "../intake/read-holidays.ts";
import { readHours } from "../intake/read-hours.ts";
import { readTargetDates } from "../intake/read-target-date.ts";
import { addDays, addMonths, type Day, dayFrom, dayText, weekdayOf, yearOf } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { ActionKind, ScheduleWishes } from "./schedule-wishes.ts";

export interface ReadScheduleFeedback {
  readonly wishes: ScheduleWishes;
  /** In a sentence each. */
  readonly changes: string[];
}

const KINDS: Readonly<Record<ActionKind, RegExp>> = {
  learning: /学习|上课|课程|learning|study(?:ing)?|courses?/i,
  practice: /练习|实践|项目|动手|practi[cs]e|projects?|hands-on/i,
  networking: /人脉|社交|交流|认识人|networking|meeting people|contacts?/i,
  application: /投递|应聘|面试|申请|applications?|applying|interviews?/i,
};
const MORE = /多(?:一?些|一?点|安排)?|增加|更多|\bmore\b|increase/i;
const LESS = /少(?:一?些|一?点|安排)?|减少|不要(?:那么多)?|\bless\b|fewer|reduce/i;
const TOO_MUCH =
  /太(?:紧|满|多|累|赶|密)|排得太|做不完|吃不消|轻松一?点|慢一?点|too (?:much|tight|full|dense|fast|busy)|slower|overwhelm|lighter|relax/i;
const TOO_LITTLE =
  /太(?:松|少|慢)|快一?点|加快|再紧|too (?:little|slow|loose|easy)|faster|speed up/i;
const LATER =
  /(?:晚一?点|推迟|以后|再)(?:再)?开始|推迟|延后|start(?:ing)? later|postpone|push (?:it )?back/i;
const START =
  /从?(下周|下个?月|明天)(?:才|再)?开始|start(?:ing)? (next week|next month|tomorrow)|(\d{1,2})月(\d{1,2})[日号](?:再|才)?开始/i;
const EASIER = 0.7;
const HARDER = 1.3;

export function readScheduleFeedback(
  text: string,
  before: ScheduleWishes,
  hoursNow: number,
  today: Day,
  language: Language,
): ReadScheduleFeedback {
  const changes: string[] = [];
  const wishes: ScheduleWishes = { ...before };
  const note = (zh: string, en: string) => changes.push(say(language, zh, en));
  const [hours] = readHours(text);
  const factor = TOO_MUCH.test(text) ? EASIER : TOO_LITTLE.test(text) ? HARDER : null;
  if (hours) {
    wishes.hours_per_week = Math.min(80, hours.hours);
    note(`每周改为 ${hours.hours} 小时。`, `${hours.hours} hours a week now.`);
  } else if (factor !== null && hoursNow > 0) {
    wishes.hours_per_week = Math.max(0.5, Math.round(hoursNow * factor * 2) / 2);
    note(
      `每周从 ${hoursNow} 小时改为 ${wishes.hours_per_week} 小时。`,
      `${wishes.hours_per_week} hours a week instead of ${hoursNow}.`,
    );
  }
  for (const { days, kind, quote } of readWeekdays(text)) {
    if (kind === "only") wishes.only_weekdays = [...days];
    else wishes.free_weekdays = [...new Set([...wishes.free_weekdays, ...days])];
    note(`按“${quote}”调整了日子。`, `Days changed as you said: “${quote}”.`);
  }
  const holidays = readHolidays(text, today);
  if (holidays.length > 0) {
    wishes.holidays = [...wishes.holidays, ...holidays];
    note(
      `假期不安排：${holidays
        .map(({ name }) => name)
        .filter(unique)
        .join("、")}。`,
      `Kept free: ${holidays
        .map(({ name }) => name)
        .filter(unique)
        .join(", ")}.`,
    );
  }
  const start = startIn(text, today);
  if (start !== null) {
    wishes.not_before = start;
    note(`从 ${start} 开始。`, `Begins on ${start}.`);
  }
  const [target] = holidays.length > 0 || start !== null ? [] : readTargetDates(text, today);
  if (target && target.day > today) {
    wishes.target_date = target.day;
    note(
      `目标日期改为 ${dayText(target.day, "zh")}。`,
      `The target date is now ${dayText(target.day, "en")}.`,
    );
  }
  readMix(text, wishes, note);
  if (changes.length === 0) changes.push(unreadNote(language));
  return { wishes, changes };
}

export const unreadNote = (language: Language): string =>
  say(
    language,
    "没能从你的话里读出要改什么，计划没有变。在“我的理解”里改目标或条件，再提交一次。",
    "What to change could not be read, and the plan is as it was. Correct the goal or a condition in the list of what was understood, and send again.",
  );

const unique = (value: string, at: number, list: readonly string[]): boolean =>
  list.indexOf(value) === at;

function startIn(text: string, today: Day): Day | null {
  const [, zh, en, month, date] = START.exec(text) ?? [];
  const word = zh ?? en?.toLowerCase();
  if (word === "明天" || word === "tomorrow") return addDays(today, 1);
  if (word === "下周" || word === "next week") return addDays(today, 8 - weekdayOf(today));
  if (word !== undefined) return `${addMonths(today, 1).slice(0, 7)}-01`;
  if (month !== undefined && date !== undefined) {
    const day = dayFrom(yearOf(today), Number(month), Number(date));
    return day !== null && day < today
      ? dayFrom(yearOf(today) + 1, Number(month), Number(date))
      : day;
  }
  return LATER.test(text) ? addDays(today, 14) : null;
}

function readMix(
  text: string,
  wishes: ScheduleWishes,
  note: (zh: string, en: string) => void,
): void {
  for (const clause of text.split(/[，。；！？,;!?\n]|\.(?=\s|$)|\band\b|但|\bbut\b/i)) {
    for (const [kind, words] of Object.entries(KINDS) as [ActionKind, RegExp][]) {
      if (!words.test(clause)) continue;
      const less = LESS.test(clause);
      if (!less && !MORE.test(clause)) continue;
      const [into, from] = less ? (["less", "more"] as const) : (["more", "less"] as const);
      wishes[into] = [...new Set([...wishes[into], kind])];
      wishes[from] = wishes[from].filter((other) => other !== kind);
      note(
        less ? `减少${NAMES[kind].zh}。` : `增加${NAMES[kind].zh}。`,
        `${less ? "Less" : "More"} ${NAMES[kind].en}.`,
      );
    }
  }
}

export const NAMES = {
  learning: { zh: "学习", en: "learning" },
  practice: { zh: "练习", en: "practice" },
  networking: { zh: "人脉", en: "networking" },
  application: { zh: "求职", en: "applications" },
} as const;

export const readScheduleFeedbackJob = threadJob<typeof readScheduleFeedback>(
  new URL(import.meta.url),
  "readScheduleFeedback",
);
