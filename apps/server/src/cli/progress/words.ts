/** Every word that the progress of a run is told with. */
import type { GateDecision, ReplanTrigger, RunStatus } from "@bole/engine";
import type { Language } from "../io.ts";

export interface Words {
  readonly statuses: Readonly<Record<RunStatus, string>>;
  readonly triggers: Readonly<Record<ReplanTrigger, string>>;
  readonly decisions: Readonly<Record<GateDecision, string>>;
  readonly asksPerson: string;
  readonly waitsFor: (event: string | undefined) => string;
  readonly answered: (decision: string, by: string) => string;
  readonly attempt: (n: number) => string;
  readonly turns: (done: number, max: number) => string;
  readonly items: (total: number | undefined, done: number, failed: number) => string;
  readonly more: (n: number) => string;
  readonly plan: (revision: number, steps: number, description: string) => string;
  readonly planInvalid: (issues: readonly string[]) => string;
  readonly criteria: (passed: number, all: number) => string;
  readonly replanned: (trigger: string) => string;
  readonly kept: (steps: string) => string;
  readonly changed: (steps: string) => string;
  readonly added: (steps: string) => string;
  readonly dropped: (steps: string) => string;
  readonly doing: Readonly<Record<"create_plan" | "evaluate" | "approve", string>>;
  readonly budget: string;
  readonly resumed: string;
}

const en: Words = {
  statuses: {
    running: "running",
    waiting: "waiting",
    completed: "completed",
    failed: "failed",
    cancelled: "cancelled",
  },
  triggers: {
    rubric_failed: "the result was not good enough",
    step_failed: "a step failed",
    environment_changed: "the world has changed",
    budget_exceeded: "the budget of the round is used up",
  },
  decisions: {
    approve: "approved",
    reject: "rejected",
    modify: "changed",
    event: "the event came",
    timeout: "the time came",
  },
  asksPerson: "asks a person",
  waitsFor: (event) => (event === undefined ? "waits for a time" : `waits for ${event}`),
  answered: (decision, by) => `${decision} by ${by}`,
  attempt: (n) => `try ${n}`,
  turns: (done, max) => `turn ${done} of ${max}`,
  items: (total, done, failed) =>
    `×${total ?? "?"}, ${done} done${failed > 0 ? `, ${failed} failed` : ""}`,
  more: (n) => `… ${n} more`,
  plan: (revision, steps, description) =>
    `plan ${revision}: ${steps} ${steps === 1 ? "step" : "steps"}${description && ` – ${description}`}`,
  planInvalid: (issues) => `plan refused: ${issues.join("; ")}`,
  criteria: (passed, all) => `evaluated: ${passed} of ${all} criteria met`,
  replanned: (trigger) => `replanned, because ${trigger}`,
  kept: (steps) => `keeps ${steps}`,
  changed: (steps) => `changes ${steps}`,
  added: (steps) => `adds ${steps}`,
  dropped: (steps) => `drops ${steps}`,
  doing: { create_plan: "making a plan", evaluate: "evaluating", approve: "plan" },
  budget: "the budget is used up",
  resumed: "resumed",
};

const zh: Words = {
  statuses: {
    running: "运行中",
    waiting: "等待中",
    completed: "已完成",
    failed: "失败",
    cancelled: "已取消",
  },
  triggers: {
    rubric_failed: "结果未达标",
    step_failed: "有步骤失败",
    environment_changed: "外部环境变化",
    budget_exceeded: "本轮预算用完",
  },
  decisions: {
    approve: "批准",
    reject: "拒绝",
    modify: "修改",
    event: "事件到达",
    timeout: "时间已到",
  },
  asksPerson: "等待人工审批",
  waitsFor: (event) => (event === undefined ? "等待时间" : `等待 ${event}`),
  answered: (decision, by) => `${by} 已${decision}`,
  attempt: (n) => `第 ${n} 次尝试`,
  turns: (done, max) => `第 ${done} 轮，共 ${max} 轮`,
  items: (total, done, failed) =>
    `×${total ?? "?"}，完成 ${done}${failed > 0 ? `，失败 ${failed}` : ""}`,
  more: (n) => `… 还有 ${n} 行`,
  plan: (revision, steps, description) =>
    `计划 ${revision}：${steps} 步${description && `，${description}`}`,
  planInvalid: (issues) => `计划无效：${issues.join("；")}`,
  criteria: (passed, all) => `评估：${all} 项标准中达到 ${passed} 项`,
  replanned: (trigger) => `重新规划，原因：${trigger}`,
  kept: (steps) => `保留 ${steps}`,
  changed: (steps) => `修改 ${steps}`,
  added: (steps) => `新增 ${steps}`,
  dropped: (steps) => `去掉 ${steps}`,
  doing: { create_plan: "制定计划", evaluate: "评估", approve: "计划" },
  budget: "预算已用完",
  resumed: "继续运行",
};

export const WORDS: Readonly<Record<Language, Words>> = { en, zh };
