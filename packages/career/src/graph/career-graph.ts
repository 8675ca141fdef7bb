/**
 * The seed's graph, as an agent of the engine: its nodes are steps of the run, so a session survives a
 * restart at every point, and everything that waits for the person waits by the engine's gates.
 */
import { type Agent, defineGraph, END, START } from "@bole/engine";
import { z } from "zod";
import { CareerNavigatorState, StateFields } from "../state/career-state.ts";
import { REDUCERS } from "../state/reducers.ts";
import { industryResearcher, jobAnalyzer, userProfiler } from "./analysts.ts";
import { coordinator } from "./coordinator.ts";
import { finalConfirmation, finish } from "./ending.ts";
import { goalDecomposer } from "./goal-decomposer.ts";
import type { CareerParts } from "./node.ts";
import { intake, isContent, planFeedback, userFeedback } from "./people.ts";
import { planner } from "./planner.ts";
import { REPLY } from "./replies.ts";
import { reporter, resultIntegration } from "./reporting.ts";
import { scheduler } from "./scheduler.ts";
import { supervisor } from "./supervisor.ts";

export const CAREER_GRAPH = "career_navigator";

/** Rounds of nodes: three reports and a plan that is made anew as often as anybody would. */
const MOST_VISITS = 2_000;
const ANALYST = { on_error: "continue", timeout_ms: 60_000 } as const;

/** An answer is to one question of one session, whenever it comes. */
const wait = { event: REPLY, match: { session_id: "$input.session_id", turn: "$input.turn" } };

/** Everything that has to be in the engine's registry. */
export function careerAgents(parts: CareerParts): Agent[] {
  const nodes = {
    coordinator: coordinator(parts),
    intake: intake(parts),
    planner: planner(parts),
    supervisor: supervisor(parts),
    user_profiler: userProfiler(parts),
    industry_researcher: industryResearcher(parts),
    job_analyzer: jobAnalyzer(parts),
    result_integration: resultIntegration(parts),
    reporter: reporter(parts),
    user_feedback: userFeedback(parts),
    goal_decomposer: goalDecomposer(parts),
    scheduler: scheduler(parts),
    plan_feedback: planFeedback(parts),
    final_confirmation: finalConfirmation(parts),
    finish: finish(parts),
  };
  const reply = (fields: readonly string[]) => ({
    ...Object.fromEntries(fields.map((field) => [field, `$input.${field}`])),
    reply: "$event",
  });
  const graph = defineGraph({
    name: CAREER_GRAPH,
    description:
      "Guides somebody from a wish to a plan: clarity, analysis, report, goals, calendar.",
    kind: "planning",
    // It waits for one person: a planner must not begin it for somebody else.
    tags: { part_of: "career_sessions" },
    input: StateFields.pick({
      session_id: true,
      user_profile: true,
      messages: true,
      language: true,
    }),
    output: z.object({ session_id: z.string(), current_stage: z.string() }),
    state: CareerNavigatorState,
    reducers: REDUCERS,
    most_visits: MOST_VISITS,
    nodes: {
      ...nodes,
      user_profiler: { agent: nodes.user_profiler, ...ANALYST },
      industry_researcher: { agent: nodes.industry_researcher, ...ANALYST },
      job_analyzer: { agent: nodes.job_analyzer, ...ANALYST },
      intake: { agent: nodes.intake, wait, args: reply(["turn", "facts"]) },
      user_feedback: {
        agent: nodes.user_feedback,
        wait,
        args: reply([
          ...["turn", "iteration_count", "cached_data", "integrated_report"],
          ...["facts", "messages", "language", "user_profile"],
        ]),
      },
      plan_feedback: {
        agent: nodes.plan_feedback,
        wait,
        args: reply(["turn", "cached_data", "final_plan", "language"]),
      },
    },
    //  start ─► coordinator ◄─► intake
    //               ├─ clear ──────────────────────────────────────────────────────► goal_decomposer
    //               └► planner ─► supervisor ─► profiler ∥ researcher ∥ analyser         ▲    │
    //                                 ▲                    ▼                             │    ▼
    //                                 │        result_integration ─► reporter            │  scheduler ◄┐
    //                                 │                                  ▼               │    ▼        │
    //                                 └──────── again ─────────── user_feedback ─ content┘  plan_feedback
    //                                                  finish ◄─ not at all ┘                 ▼ accepted
    //                                                  finish ◄───────────────── final_confirmation
    edges: [
      { from: START, to: "coordinator" },
      {
        from: "coordinator",
        to: ["intake", "planner", "goal_decomposer"],
        choose: ({ requires_user_input, cached_data }) => {
          if (requires_user_input) return "intake";
          return cached_data.goal_clarity?.is_goal_clear ? "goal_decomposer" : "planner";
        },
      },
      { from: "intake", to: "coordinator" },
      { from: "planner", to: "supervisor" },
      { from: "supervisor", to: ["user_profiler", "industry_researcher", "job_analyzer"] },
      { from: ["user_profiler", "industry_researcher", "job_analyzer"], to: "result_integration" },
      { from: "result_integration", to: "reporter" },
      { from: "reporter", to: "user_feedback" },
      {
        from: "user_feedback",
        to: ["coordinator", "goal_decomposer", "supervisor", "finish"],
        choose: ({ current_satisfaction, iteration_count, max_iterations, cached_data }) => {
          if (cached_data.crisis === "open") return "coordinator";
          if (current_satisfaction === "very_dissatisfied") return "finish";
          if (isContent(current_satisfaction)) return "goal_decomposer";
          return iteration_count < max_iterations ? "supervisor" : "goal_decomposer";
        },
      },
      { from: "goal_decomposer", to: "scheduler" },
      { from: "scheduler", to: "plan_feedback" },
      {
        from: "plan_feedback",
        to: ["final_confirmation", "scheduler"],
        choose: ({ current_satisfaction }) =>
          isContent(current_satisfaction) ? "final_confirmation" : "scheduler",
      },
      { from: "final_confirmation", to: "finish" },
      { from: "finish", to: END },
    ],
    result: { session_id: "$input.session_id", current_stage: "$input.current_stage" },
  });
  return [graph, ...Object.values(nodes)];
}
