/** Models that differ by task: `BOLE_MODEL_PLAN` and its like. Their names follow from the tasks. */
import {
  type ModelChoice,
  PROVIDERS,
  readTaskChains,
  TASK_VARIABLE,
  type TaskChainIssue,
  type TaskChoices,
} from "@bole/models/choice";
import type { Setting } from "../http/contract/system.ts";
import type { Mistake } from "./mistake.ts";

/** The tasks that a model may be chosen for, and groups of them. One line for each new one. */
export const MODEL_TASKS: readonly string[] = [
  "recruiter_chat",
  "resume_chat",
  "plan",
  "create_plan",
  "recruiter_plan",
  "evaluate",
  "read_resume",
  "read_job",
  "recommend_judge",
  "assess_criteria",
  "read_reply",
  "write_mail",
  "recruiter_draft_text",
  "translate_text",
  "cover_letter",
  "polish_text",
  "interview_questions",
  "interview_feedback",
  "career",
  "career_interview",
  "career_report",
  "career_plan",
  "career_read_feedback",
  "embed",
];

export interface TaskModels {
  readonly choices: TaskChoices;
  readonly mistakes: readonly Mistake[];
  readonly settings: readonly Setting[];
  /** All the models that are named, for the checks of key and address. */
  readonly all: readonly ModelChoice[];
}

/** @param known variables that mean something else */
export function readTaskModels(
  given: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): TaskModels {
  const variables = Object.fromEntries(
    Object.entries(given).flatMap(([name, text]) =>
      isTaskVariable(name, known) && text !== undefined ? [[name, text]] : [],
    ),
  );
  const { choices, issues } = readTaskChains(variables, MODEL_TASKS);
  const wrong = new Set(issues.map(({ variable }) => variable));
  return {
    choices,
    mistakes: issues.map((issue) => ({ path: issue.variable, text: words(issue) })),
    settings: Object.entries(variables).map(([variable, text]) => ({
      variable,
      // What cannot be read may be a key under a misspelt name.
      value: wrong.has(variable) ? "***" : text,
      source: "environment",
      secret: false,
      about: {
        en: "Language model for one task, instead of BOLE_MODEL",
        zh: "用于单个任务的语言模型，代替 BOLE_MODEL",
      },
    })),
    all: Object.values(choices).flat(),
  };
}

export function isTaskVariable(name: string, known: readonly string[]): boolean {
  return name.startsWith(TASK_VARIABLE) && !known.includes(name);
}

function words({ wrong, message }: TaskChainIssue) {
  const tasks = MODEL_TASKS.map((task) => `${TASK_VARIABLE}${task.toUpperCase()}`).join("、");
  const zh =
    wrong === "task"
      ? `没有对应的任务；可用的有：${tasks}`
      : `格式必须是 provider:name，provider 为以下之一：${PROVIDERS.join("、")}`;
  return { en: message, zh };
}
