/** What goes over the wire: the schemas of every route's bodies and answers. Imported by the page. */
export * from "./client-error.ts";
export * from "./health.ts";
export * from "./problem.ts";
export * from "./system.ts";
export * from "./text.ts";
