/** What `bole run` was asked for. */
import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

export interface RunOptions {
  readonly module: string;
  readonly goal: string | undefined;
  readonly planFile: string | undefined;
  readonly planName: string | undefined;
  /** JSON, or `@` and a file. */
  readonly input: string | undefined;
  readonly planner: string | undefined;
  readonly isPlanReviewed: boolean;
  /** What everything that is asked is answered with; undefined to ask a person. */
  readonly answer: Answer | undefined;
  readonly svg: string | undefined;
  readonly data: string | undefined;
  readonly isJson: boolean;
  readonly resume: string | undefined;
}

export type Answer =
  | { readonly decision: "approve" }
  | { readonly decision: "reject"; readonly reason: string };

const FLAGS = ["yes", "approve", "review-plan", "json"] as const;
const VALUES = [
  "goal",
  "plan",
  "plan-name",
  "input",
  "planner",
  "reject",
  "svg",
  "data",
  "resume",
] as const;

export const RUN_USAGE = "<module> [--goal … | --plan-name …] [--input …] [--yes] …";

/** All options, with what they do. */
export const RUN_DETAILS: NonNullable<Verb["details"]> = [
  [
    "<module>",
    { en: "A file, folder or package that exports agents", zh: "导出智能体的文件、文件夹或包" },
  ],
  [
    "--goal <words>",
    {
      en: "What to reach; the module's planner, or Bole's, makes the plan",
      zh: "目标；由模块或伯乐的规划器制定计划",
    },
  ],
  ["--plan <file>", { en: "A plan, as JSON", zh: "计划（JSON 文件）" }],
  ["--plan-name <name>", { en: "A plan that the module exports", zh: "模块导出的计划" }],
  [
    "--input <json>",
    { en: "What $input stands for; @file reads a file", zh: "$input 的值；@文件 表示读取文件" },
  ],
  ["--planner <name>", { en: "Who plans, where the module has several", zh: "使用哪个规划器" }],
  ["--review-plan", { en: "Ask before each plan is run", zh: "每个计划执行前先询问" }],
  ["--yes, --approve", { en: "Approve whatever is asked", zh: "批准所有询问" }],
  ["--reject <why>", { en: "Reject whatever is asked", zh: "拒绝所有询问" }],
  ["--svg <file>", { en: "Draw the run there at the end", zh: "结束时把运行图写入该文件" }],
  ["--data <folder>", { en: "Where it is kept; else BOLE_DATA", zh: "数据文件夹；默认 BOLE_DATA" }],
  [
    "--json",
    {
      en: "Print the end as JSON, and progress on stderr",
      zh: "以 JSON 输出结果，进度写入标准错误",
    },
  ],
  [
    "--resume <run_id>",
    { en: "Go on with a run that waits or was stopped", zh: "继续一个等待中或被中断的运行" },
  ],
];

export function readRunOptions(args: readonly string[]): RunOptions {
  const { flags, values, rest } = parseOptions(args, { flags: FLAGS, values: VALUES });
  const [module, surplus] = rest;
  if (module === undefined) {
    throw new UsageError({
      en: "Say which agents to run: bole run <module>, such as bole run examples/newsroom.",
      zh: "请指明要运行的智能体：bole run <模块>，例如 bole run examples/newsroom。",
    });
  }
  if (surplus !== undefined) {
    throw new UsageError({
      en: `"${surplus}" is one too many: there can be one module. A goal with spaces needs quotes.`,
      zh: `多余的参数 "${surplus}"：只能有一个模块；含空格的目标需要加引号。`,
    });
  }
  const isApproved = flags.has("yes") || flags.has("approve");
  const { resume, goal, plan, "plan-name": planName, input, reject } = values;
  refuseBoth("plan", plan, "plan-name", planName);
  refuseBoth("reject", reject, "yes", isApproved || undefined);
  for (const [name, value] of Object.entries({ goal, plan, "plan-name": planName, input }))
    refuseBoth("resume", resume, name, value);
  return {
    module,
    goal,
    planFile: plan,
    planName,
    input,
    planner: values.planner,
    isPlanReviewed: flags.has("review-plan"),
    answer: answerOf(isApproved, reject),
    svg: values.svg,
    data: values.data,
    isJson: flags.has("json"),
    resume,
  };
}

function answerOf(isApproved: boolean, reason: string | undefined): Answer | undefined {
  if (isApproved) return { decision: "approve" };
  return reason === undefined ? undefined : { decision: "reject", reason };
}

function refuseBoth(one: string, first: unknown, other: string, second: unknown): void {
  if (first === undefined || second === undefined) return;
  throw new UsageError({
    en: `--${one} and --${other} exclude each other.`,
    zh: `--${one} 与 --${other} 不能同时使用。`,
  });
}

/** What to type to go on with a run. */
export function resumeCommand({ module, data }: RunOptions, runId: string): string {
  const words = [
    "bole",
    "run",
    module,
    "--resume",
    runId,
    ...(data === undefined ? [] : ["--data", data]),
  ];
  return words.map((word) => (/^[\w@./:-]+$/.test(word) ? word : JSON.stringify(word))).join(" ");
}
