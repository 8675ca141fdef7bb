/** What goes over the wire: the schemas of every route's bodies and answers. Imported by the page. */
export * from "./agents.ts";
export * from "./approvals.ts";
export * from "./candidates.ts";
export * from "./client-error.ts";
export * from "./demo.ts";
export * from "./guardrails.ts";
export * from "./health.ts";
export * from "./jobs.ts";
export * from "./plans.ts";
export * from "./problem.ts";
export * from "./resumes.ts";
export * from "./runs.ts";
export * from "./search.ts";
export * from "./system.ts";
export * from "./text.ts";
export * from "./vfs.ts";
