import type { AgentKind } from "../../contracts/agent.ts";
import type { NodeStatus } from "../graph/graph-json.ts";

export type DrawLanguage = "en" | "zh";

/** Every word that a drawing says by itself. A language is one more column. */
export interface Words {
  readonly kinds: Readonly<Record<AgentKind, string>>;
  readonly statuses: Readonly<Record<NodeStatus, string>>;
  readonly unknownAgent: string;
  readonly plan: string;
  readonly criticalPath: string;
  readonly orderOnly: string;
  /** Of an edge on which work is handed on without whoever planned it. */
  readonly handoff: string;
  readonly whole: string;
  readonly input: string;
  readonly output: string;
  readonly done: (n: number) => string;
  readonly failed: (n: number) => string;
  readonly turns: (done: number, max: number) => string;
  readonly upTo: (max: number) => string;
  readonly asks: string;
  readonly awaits: (event: string | undefined) => string;
  readonly since: (what: string, time: string) => string;
  readonly approved: (who: string, time: string) => string;
  readonly modified: (who: string, time: string) => string;
  readonly rejected: (who: string, time: string) => string;
  readonly arrived: (event: string | undefined, time: string) => string;
  readonly timedOut: (time: string) => string;
  readonly more: (n: number) => string;
  readonly summary: (steps: number, status: readonly string[]) => string;
}

/** In the order in which a drawing names them. */
export const STATUSES: readonly NodeStatus[] = [
  "active",
  "waiting",
  "completed",
  "failed",
  "skipped",
  "rejected",
  "cancelled",
];

const en: Words = {
  kinds: {
    planning: "planning",
    generation: "generation",
    retrieval: "retrieval",
    evaluation: "evaluation",
    human: "human",
  },
  statuses: {
    active: "running",
    waiting: "waiting",
    completed: "completed",
    failed: "failed",
    skipped: "skipped",
    rejected: "rejected",
    cancelled: "cancelled",
  },
  unknownAgent: "unknown agent",
  plan: "Plan",
  criticalPath: "critical path",
  orderOnly: "order only",
  handoff: "handoff",
  whole: "the whole result",
  input: "input",
  output: "output",
  done: (n) => `${n} done`,
  failed: (n) => `${n} failed`,
  turns: (done, max) => `turn ${done} of ${max}`,
  upTo: (max) => `up to ${max} turns`,
  asks: "asks a person",
  awaits: (event) => (event === undefined ? "waits for a time" : `waits for ${event}`),
  since: (what, time) => `${what}, since ${time}`,
  approved: (who, time) => `approved by ${who}, ${time}`,
  modified: (who, time) => `changed by ${who}, ${time}`,
  rejected: (who, time) => `rejected by ${who}, ${time}`,
  arrived: (event, time) => `${event ?? "event"} came, ${time}`,
  timedOut: (time) => `time was up, ${time}`,
  more: (n) => `+${n} more`,
  summary: (steps, status) => [`${steps} steps`, ...status].join(", "),
};

const zh: Words = {
  kinds: {
    planning: "规划",
    generation: "内容生成",
    retrieval: "检索",
    evaluation: "评估",
    human: "人工",
  },
  statuses: {
    active: "运行中",
    waiting: "等待中",
    completed: "已完成",
    failed: "失败",
    skipped: "已跳过",
    rejected: "已驳回",
    cancelled: "已取消",
  },
  unknownAgent: "未知代理",
  plan: "计划",
  criticalPath: "关键路径",
  orderOnly: "仅先后顺序",
  handoff: "交接",
  whole: "全部结果",
  input: "输入",
  output: "输出",
  done: (n) => `完成 ${n}`,
  failed: (n) => `失败 ${n}`,
  turns: (done, max) => `第 ${done}/${max} 轮`,
  upTo: (max) => `至多 ${max} 轮`,
  asks: "需人工审批",
  awaits: (event) => (event === undefined ? "等待定时" : `等待 ${event}`),
  since: (what, time) => `${what}，自 ${time}`,
  approved: (who, time) => `${who} 已批准，${time}`,
  modified: (who, time) => `${who} 已修改，${time}`,
  rejected: (who, time) => `${who} 已驳回，${time}`,
  arrived: (event, time) => `${event ?? "事件"} 已到，${time}`,
  timedOut: (time) => `已超时，${time}`,
  more: (n) => `另有 ${n} 项`,
  summary: (steps, status) => [`${steps} 个步骤`, ...status].join("，"),
};

export const WORDS: Readonly<Record<DrawLanguage, Words>> = { en, zh };
