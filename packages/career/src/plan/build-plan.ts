/** A whole plan: the schedule, with what it is for, what it takes, what may go wrong, what has changed. */
import type { PlanShape } from "../facts/situation.ts";
import { plannedFor } from "../goals/planned-for.ts";
import { examById } from "../knowledge/exams.ts";
import { skillName } from "../occupations/skills-of.ts";
import { an } from "../text/article.ts";
import { type Day, dayText } from "../text/day.ts";
import type { Bilingual } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import type { FinalPlan } from "./final-plan.ts";
import { type Schedule, type ScheduleInput, schedulePlan } from "./schedule-plan.ts";

export interface PlanInput extends ScheduleInput {
  readonly shape: PlanShape;
  readonly version: number;
  readonly changes: readonly string[];
  /** The day of the decision, where that comes before the end. */
  readonly decide?: Day;
  /** Whether the person named the date, or it was assumed. */
  readonly date_assumed: boolean;
}

export function buildPlan(input: PlanInput): FinalPlan {
  const schedule = schedulePlan(input);
  const numbered = { ...schedule, action_items: withVersion(schedule.action_items, input.version) };
  return {
    version: input.version,
    occupation_id: input.occupation_id,
    shape: input.shape,
    exam: input.person.exam,
    plan_overview: overview(input, schedule),
    ...numbered,
    resources_needed: resources(input, schedule),
    risk_mitigation: risks(input, schedule),
    changes: [...input.changes],
  };
}

/** Items of another version are other items: what was ticked off must not stick to them. */
function withVersion(items: FinalPlan["action_items"], version: number): FinalPlan["action_items"] {
  const named = (id: string) => `p${version}-${id}`;
  return items.map((item) => ({
    ...item,
    item_id: named(item.item_id),
    depends_on: item.depends_on.map(named),
  }));
}

export const SHAPE_NAMES: Readonly<Record<PlanShape, Bilingual>> = {
  search_now: { zh: "马上找工作", en: "A job soon" },
  switch: { zh: "转行", en: "A change of work" },
  promotion: { zh: "升职", en: "A promotion" },
  exam: { zh: "备考", en: "An examination" },
  return: { zh: "重返职场", en: "Back to work" },
  first_job: { zh: "第一份工作", en: "A first job" },
  explore: { zh: "先试再定", en: "Try first, then decide" },
};

/** Called by what they are also while nothing is chosen. */
const NEEDING_INCOME: ReadonlySet<PlanShape> = new Set(["search_now", "return", "promotion"]);

function overview(
  { occupation_id, words, shape, language, date_assumed, end: last, person, decide }: PlanInput,
  { timeline, action_items }: Schedule,
): string {
  const end = dayText(last, language);
  const exam = examById(person.exam ?? "")?.name[language];
  const name = plannedFor(occupation_id, words ?? null)[language];
  const { hours_per_week: hours, hours_assumed, start_date } = timeline;
  const assumed = [
    ...(hours_assumed
      ? [say(language, `每周小时数是假定的（${hours}）`, `the hours are assumed (${hours} a week)`)]
      : []),
    ...(date_assumed
      ? [say(language, `目标日期是假定的（${end}）`, `the target date is assumed (${end})`)]
      : []),
  ];
  const aside =
    assumed.length > 0
      ? say(
          language,
          `其中${assumed.join("，")}，可以在反馈里改。`,
          ` Here ${assumed.join(", and ")}; say so to change it.`,
        )
      : "";
  if (action_items.length === 0) {
    return say(
      language,
      `目标是在 ${end} 前成为${name}。按现在的时间和日子排不出任何行动；有了每周几小时，请在反馈里说，计划会重新排。${aside}`,
      `The goal is to work as ${an(name)} by ${end}. With the hours and days as they are, nothing can be planned; once there are some, say so and the plan is made anew.${aside}`,
    );
  }
  const what = words || NEEDING_INCOME.has(shape) ? SHAPE_NAMES[shape] : SHAPE_NAMES.explore;
  if (occupation_id === "") {
    const by = words ? end : dayText(decide ?? last, language);
    const aim =
      shape === "promotion" && !words
        ? { zh: "走完晋升这一步", en: "be ready for the decision on your promotion" }
        : words
          ? { zh: `落实${name}`, en: `carry out ${name}` }
          : { zh: "定下选哪一条", en: "decide" };
    return say(
      language,
      `${what.zh}：从 ${dayText(start_date, "zh")}起，每周 ${hours} 小时，共 ${action_items.length} 项行动，到 ${by} ${aim.zh}。${aside}`,
      `${what.en}: ${action_items.length} actions from ${dayText(start_date, "en")}, ${hours} hours a week, to ${aim.en} by ${by}.${aside}`,
    );
  }
  if (exam !== undefined && shape === "exam")
    return say(
      language,
      `${exam}：从 ${dayText(start_date, "zh")}起四周，每周 ${hours} 小时，共 ${action_items.length} 项行动；后路是${name}。${aside}`,
      `${action_items.length} actions towards ${exam} for four weeks from ${dayText(start_date, "en")}, ${hours} hours a week; the way beside it is work as ${an(name)}.${aside}`,
    );
  return say(
    language,
    `${SHAPE_NAMES[shape].zh}：从 ${dayText(start_date, "zh")}起四周，每周 ${hours} 小时，共 ${action_items.length} 项行动；目标是在 ${end} 前成为${name}。${aside}`,
    `${SHAPE_NAMES[shape].en}: ${action_items.length} actions for four weeks from ${dayText(start_date, "en")}, ${hours} hours a week, to work as ${an(name)} by ${end}.${aside}`,
  );
}

function resources(
  { goals, occupation_id, words, language }: PlanInput,
  { timeline, action_items }: Schedule,
): string[] {
  const skills = [...new Set(goals.flatMap((goal) => goal.skills))];
  const name = plannedFor(occupation_id, words ?? null)[language];
  const openings = new Map(
    action_items.flatMap(({ links }) =>
      links
        .filter(({ kind }) => kind === "project" || kind === "job")
        .map((link) => [link.id, link.title]),
    ),
  );
  return [
    say(
      language,
      `每周 ${timeline.hours_per_week} 小时`,
      `${timeline.hours_per_week} hours a week`,
    ),
    ...skills.map((skill) =>
      say(
        language,
        `${skillName(skill, "zh")}：一门课程、一本教材或官方文档`,
        `A course, a textbook or the documentation: ${skillName(skill, "en")}`,
      ),
    ),
    occupation_id === ""
      ? say(language, "一位信得过、愿意听你讲一页纸的人", "Somebody you trust, to read one page")
      : say(
          language,
          `两位愿意聊聊的${name}`,
          `Two people who work as ${an(name)} and are willing to talk`,
        ),
    say(language, "改到这个方向的简历", "Your résumé, pointed at this work"),
    ...[...openings.values()].slice(0, 4),
  ];
}

function risks(
  { goals, occupation_id, language, wishes, end }: PlanInput,
  { timeline }: Schedule,
): Record<string, string> {
  const { entry } = plannedFor(occupation_id, null);
  const skills = goals.find(({ goal_id }) => goal_id === "medium-skills")?.skills ?? [];
  const entries: (readonly [string, string])[] = [
    [
      say(language, "某一周没做完", "A week is missed"),
      say(
        language,
        "不补课：把没做完的挪到下一周，连续两周做不完就减少每周小时数。",
        "Do not catch up: move what is left to the next week; after two such weeks take fewer hours.",
      ),
    ],
    ...(skills.length === 0
      ? []
      : [
          [
            say(
              language,
              `${listed(
                language,
                skills.map((skill) => skillName(skill, language)),
              )}比预想的难`,
              `${listed(
                language,
                skills.map((skill) => skillName(skill, language)),
              )} is harder than expected`,
            ),
            say(
              language,
              "先做最小的练习，请人看过再决定要不要换方法。",
              "Do the smallest exercise first, have it looked at, then decide whether to learn in another way.",
            ),
          ] as const,
        ]),
    [
      say(language, "投递没有回音", "Applications stay without an answer"),
      say(
        language,
        "投到第 5 份就停一下，请一位从业者看简历再继续。",
        "Stop after the fifth, have the résumé read by somebody who does the work, then go on.",
      ),
    ],
  ];
  if (entry.kind === "licence" || entry.kind === "degree" || entry.kind === "certificate") {
    entries.push([
      say(
        language,
        `资格（${entry.zh}）赶不上 ${dayText(end, "zh")}`,
        `The threshold (${entry.en}) cannot be passed by ${dayText(end, "en")}`,
      ),
      say(
        language,
        "第一个月就查清时间表；赶不上就把目标日期往后移，先做助理类岗位。",
        "Find out its dates in the first month; if they do not fit, move the target date and begin in an assistant's job.",
      ),
    ]);
  }
  if (timeline.holidays.length > 0)
    entries.push([
      say(language, "假期打断节奏", "Holidays break the rhythm"),
      say(
        language,
        "假期已经空出，回来第一项安排的是短的。",
        "They are kept free; the first action afterwards is a short one.",
      ),
    ]);
  if (wishes.only_weekdays !== null && wishes.only_weekdays.length <= 2)
    entries.push([
      say(
        language,
        "一周只有一两天，间隔太久容易忘",
        "With one or two days a week things are forgotten in between",
      ),
      say(
        language,
        "每次开始先用五分钟看上次的笔记。",
        "Begin each time with five minutes on your last notes.",
      ),
    ]);
  return Object.fromEntries(entries);
}

/** The day on which a plan begins: today, or later if the person wants so. */
export const startOf = (today: Day, notBefore: Day | null): Day =>
  notBefore !== null && notBefore > today ? notBefore : today;
