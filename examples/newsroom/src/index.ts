/**
 * A newsroom that needs no model: a researcher, a writer, a reviewer, fact-checkers and a publisher,
 * with a planner that learns from a bad review. Run it with `bole run examples/newsroom`.
 */
export { agents } from "./agents/index.ts";
export { planners } from "./planning/planners.ts";
export { plans } from "./plans.ts";
