export * from "./contracts/agent.ts";
export * from "./contracts/agent-lookup.ts";
export * from "./contracts/condition.ts";
export {
  append,
  defineGraph,
  type EdgeDraft,
  type GraphDefinition,
  type GraphNodeDraft,
} from "./contracts/define-graph.ts";
export * from "./contracts/execution-ctx.ts";
export * from "./contracts/failed-slot.ts";
export * from "./contracts/graph-spec.ts";
export * from "./contracts/json.ts";
export * from "./contracts/json-schema.ts";
export { END, type NodeEnd, START } from "./contracts/named-graph.ts";
export * from "./contracts/plan.ts";
export * from "./contracts/registry.ts";
export * from "./contracts/retry.ts";
export * from "./errors.ts";
export { type McpAgentOptions, type McpClient, mcpAgents } from "./mcp/mcp-agents.ts";
export * from "./memory/ports/index.ts";
export { openRedisMemory, type RedisMemoryOptions } from "./memory/redis/open-redis-memory.ts";
export { engineMigrations } from "./memory/sql/migrations/index.ts";
export { openSqlMemory, type SqlMemoryOptions } from "./memory/sql/open-sql-memory.ts";
export type { EngineTables } from "./memory/sql/tables.ts";
export * from "./placeholders/evaluate.ts";
export * from "./placeholders/parse-template.ts";
export * from "./placeholders/reference.ts";
export { type FoundReference, referencesOf } from "./placeholders/references-of.ts";
export * from "./placeholders/scope.ts";
export * from "./placeholders/template.ts";
export * from "./planner/planner-nodes.ts";
export * from "./planner/ports.ts";
export * from "./planning/issue.ts";
export * from "./planning/validate-plan.ts";
export { Limiter } from "./queue/limiter.ts";
export type { Limit, WorkLimits } from "./queue/limits.ts";
export { type Firing, type Schedule, type ScheduleDraft, Schedules } from "./queue/schedules.ts";
export { SqlWorkQueue, type SqlWorkQueueOptions } from "./queue/sql/sql-work-queue.ts";
export * from "./queue/work-queue.ts";
export { systemClock } from "./runtime/defaults.ts";
export * from "./runtime/engine.ts";
export { type StateGraphOptions, toStateGraph } from "./runtime/plain/to-state-graph.ts";
export type { PlannerSets } from "./runtime/planned/planner-sets.ts";
export * from "./runtime/requests.ts";
export type { RunView } from "./runtime/run-view.ts";
export { isReserved } from "./runtime/steps/journal-key.ts";
export * from "./runtime/steps/read-key.ts";
export { endOf, type StepEnd } from "./runtime/steps/step-end.ts";
