/**
 * The state of a session: every field of the seed's reference table, by its name. It is JSON, starts
 * from the person's first message, and each node gives only what changes.
 */
import { z } from "zod";
import { CareerAnalysis, IndustryResearch, SelfInsight } from "../analysts/results.ts";
import { Fact, FactEdit } from "../facts/fact.ts";
import { CareerGoal } from "../goals/career-goal.ts";
import { Evidence } from "../intake/clarity.ts";
import { Question, QuestionKind } from "../intake/question.ts";
import { Wish } from "../intake/wish.ts";
import { FinalPlan } from "../plan/final-plan.ts";
import { ScheduleWishes } from "../plan/schedule-wishes.ts";
import { Focus } from "../report/focus.ts";
import { IntegratedReport } from "../report/integrated-report.ts";
import { Language } from "../text/language.ts";
import { UserProfile } from "./user-profile.ts";

export const WorkflowStage = z.enum([
  "initial",
  "planning",
  "parallel_analysis",
  "result_integration",
  "user_feedback",
  "goal_decomposition",
  "schedule_planning",
  "final_confirmation",
  "completed",
]);
export type WorkflowStage = z.infer<typeof WorkflowStage>;

export const SatisfactionLevel = z.enum([
  "very_satisfied",
  "satisfied",
  "neutral",
  "dissatisfied",
  "very_dissatisfied",
]);
export type SatisfactionLevel = z.infer<typeof SatisfactionLevel>;

export const CareerMessage = z.object({
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  at: z.string(),
});
export type CareerMessage = z.infer<typeof CareerMessage>;

export const AnalystName = z.enum(["user_profiler", "industry_researcher", "job_analyzer"]);
export type AnalystName = z.infer<typeof AnalystName>;

export const AgentTask = z.object({
  task_id: z.string(),
  agent_name: AnalystName,
  task_description: z.string(),
  status: z.enum(["pending", "completed", "failed"]),
  round: z.int().min(1),
});
export type AgentTask = z.infer<typeof AgentTask>;

export const AgentOutput = z.object({
  task_id: z.string(),
  agent_name: AnalystName,
  round: z.int().min(1),
  status: z.enum(["completed", "failed"]),
  summary: z.string(),
  at: z.string(),
});
export type AgentOutput = z.infer<typeof AgentOutput>;

export const UserFeedback = z.object({
  about: z.enum(["report", "plan"]),
  /** Which report or plan it is about, from 1. */
  round: z.int().min(1),
  satisfaction_level: SatisfactionLevel,
  feedback: z.string(),
  at: z.string(),
});
export type UserFeedback = z.infer<typeof UserFeedback>;

export const NodeMetrics = z.object({
  calls: z.int(),
  /** All calls together. */
  ms: z.number(),
  solver: z.string(),
  tokens: z.int(),
  last_at: z.string(),
});

export const SystemMetrics = z.object({ nodes: z.record(z.string(), NodeMetrics).default({}) });
export type SystemMetrics = z.infer<typeof SystemMetrics>;

export const LoggedError = z.object({
  node: z.string(),
  round: z.int(),
  message: z.string(),
  at: z.string(),
});
export type LoggedError = z.infer<typeof LoggedError>;

export const CachedData = z.object({
  goal_clarity: z
    .object({
      is_goal_clear: z.boolean(),
      clarity_score: z.int().min(0).max(100),
      analysis_result: z.string(),
      evidence: z.array(Evidence),
    })
    .nullable()
    .default(null),
  wish: Wish.nullable().default(null),
  /** What is being asked, and what has been. */
  question: Question.nullable().default(null),
  asked: z.array(QuestionKind.catch("wish")).default([]),
  /**
   * Whether life may be at risk: `asked` where it was not clear, `open` until the person says that they want to
   * go on, `over` from then on.
   */
  crisis: z.enum(["none", "asked", "open", "over"]).default("none"),
  /** The case of the casebook that the person says is theirs. */
  case_id: z.string().nullable().default(null),
  /** How many messages have been read into facts. */
  read: z.int().min(0).default(0),
  /** Occupations that the analysts look at, the most promising first. */
  candidates: z.array(z.string()).default([]),
  focus: Focus.prefault({}),
  schedule: ScheduleWishes.prefault({}),
  /** What the newest feedback on the plan changed, in a sentence each. */
  schedule_changes: z.array(z.string()).default([]),
  /** What the person changed in the list of facts beside it. */
  fact_edits: z.array(FactEdit).default([]),
});
export type CachedData = z.infer<typeof CachedData>;

/** What each field holds. Nodes take and give some of them, always whole. */
export const StateFields = z.object({
  session_id: z.string(),
  user_profile: UserProfile,
  current_stage: WorkflowStage,
  messages: z.array(CareerMessage),

  agent_tasks: z.array(AgentTask),
  agent_outputs: z.array(AgentOutput),

  self_insight_result: SelfInsight.nullable(),
  industry_research_result: IndustryResearch.nullable(),
  career_analysis_result: CareerAnalysis.nullable(),
  integrated_report: IntegratedReport.nullable(),

  user_feedback_history: z.array(UserFeedback),
  current_satisfaction: SatisfactionLevel.nullable(),
  requires_user_input: z.boolean(),
  pending_questions: z.array(z.string()),

  career_goals: z.array(CareerGoal),
  final_plan: FinalPlan.nullable(),

  iteration_count: z.int().min(0),
  max_iterations: z.int().min(1),
  cached_data: CachedData,
  planning_strategy: z.string().nullable(),
  system_metrics: SystemMetrics,
  error_log: z.array(LoggedError),

  /** What the person said about themselves, with their words. */
  facts: z.array(Fact),
  /** Whether they have seen and confirmed what was understood. */
  confirm: z.enum(["open", "shown", "done"]),

  /** The person's. */
  language: Language,
  /** Counts what was asked of the person: an answer is to one question. */
  turn: z.int().min(0),
});

const { shape } = StateFields;

/** With what a session begins with. */
export const CareerNavigatorState = StateFields.extend({
  current_stage: shape.current_stage.default("initial"),
  agent_tasks: shape.agent_tasks.default([]),
  agent_outputs: shape.agent_outputs.default([]),
  self_insight_result: shape.self_insight_result.default(null),
  industry_research_result: shape.industry_research_result.default(null),
  career_analysis_result: shape.career_analysis_result.default(null),
  integrated_report: shape.integrated_report.default(null),
  user_feedback_history: shape.user_feedback_history.default([]),
  current_satisfaction: shape.current_satisfaction.default(null),
  requires_user_input: shape.requires_user_input.default(false),
  pending_questions: shape.pending_questions.default([]),
  career_goals: shape.career_goals.default([]),
  final_plan: shape.final_plan.default(null),
  iteration_count: shape.iteration_count.default(0),
  max_iterations: shape.max_iterations.default(3),
  cached_data: shape.cached_data.prefault({}),
  planning_strategy: shape.planning_strategy.default(null),
  system_metrics: shape.system_metrics.prefault({}),
  error_log: shape.error_log.default([]),
  facts: shape.facts.default([]),
  confirm: shape.confirm.default("open"),
  turn: shape.turn.default(0),
});
export type CareerNavigatorState = z.infer<typeof CareerNavigatorState>;
