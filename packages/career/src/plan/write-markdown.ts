/** Goals and plan as Markdown, with boxes that are ticked where something is done. */
import type { CareerGoal } from "../goals/career-goal.ts";
import type { CurrentPlan } from "../sessions/session-view.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";

const TYPES = {
  long_term: { zh: "长期", en: "Long term" },
  medium_term: { zh: "中期", en: "Medium term" },
  short_term: { zh: "短期", en: "Short term" },
} as const;

export function writePlanMarkdown(
  plan: CurrentPlan,
  goals: readonly CareerGoal[],
  language: Language,
): string {
  const weeks = [...Map.groupBy(plan.action_items, ({ week }) => week)];
  const lines = [
    `# ${say(language, "职业计划", "Career plan")}`,
    "",
    plain(plan.plan_overview),
    "",
    `## ${say(language, "目标", "Goals")}`,
    "",
    ...goals.map(
      ({ goal_type, description, target_date, success_criteria }) =>
        `- **${TYPES[goal_type][language]}** ${plain(description)} (${target_date}): ${success_criteria.map(plain).join("; ")}`,
    ),
    "",
    ...weeks.flatMap(([week, items]) => [
      `## ${say(language, `第 ${week} 周`, `Week ${week}`)}`,
      "",
      ...items.map(
        ({ done, date, title, hours, description }) =>
          `- [${done ? "x" : " "}] ${date} **${plain(title)}** (${hours} h) ${plain(description)}`,
      ),
      "",
    ]),
    `## ${say(language, "里程碑", "Milestones")}`,
    "",
    ...plan.milestones.map(({ date, title }) => `- ${date} ${plain(title)}`),
    "",
    `## ${say(language, "需要的资源", "What it takes")}`,
    "",
    ...plan.resources_needed.map((resource) => `- ${plain(resource)}`),
    "",
    `## ${say(language, "风险与对策", "Risks, and what to do")}`,
    "",
    ...Object.entries(plan.risk_mitigation).map(
      ([risk, mitigation]) => `- **${plain(risk)}** ${plain(mitigation)}`,
    ),
    "",
  ];
  return lines.join("\n");
}

/** Titles of jobs are other people's words: they must not become markup or lines of their own. */
const plain = (text: string): string =>
  text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>#|]/g, (mark) => `\\${mark}`);
