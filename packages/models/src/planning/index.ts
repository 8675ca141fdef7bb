export { createPlanTask } from "./create-plan-task.ts";
export { createPlanner } from "./create-planner.ts";
export { evaluateTask } from "./evaluate-task.ts";
export { PlanAnswer } from "./plan-answer.ts";
