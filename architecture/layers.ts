/**
 * The house of docs/architecture.md, from the ground up. A package may import those above it in
 * this list, never those below.
 */
export const LAYERS: readonly string[] = [
  "@bole/base",
  "@bole/testing",
  "@bole/language",
  "@bole/store",
  "@bole/engine",
  "create-bole-agents",
  "@bole/models",
  "@bole/accounts",
  "@bole/guardrails",
  "@bole/reading",
  "@bole/talent",
  "@bole/recommend",
  "@bole/resume",
  "@bole/career",
  "@bole/recruiter",
  "@bole/server",
  "@bole/web",
];

/** Real servers for tests. Code that users run must not need it. */
export const TEST_ONLY = "@bole/testing";

/** The page knows HTTP, how to draw, how to write times, and roles in words: of the packages below it, it sees no more. */
export const VISIBLE_TO_WEB: readonly string[] = [
  "@bole/accounts/about",
  "@bole/base/zoned-time",
  "@bole/engine/draw",
  "@bole/server/contract",
];

/** What no package below the server may import. */
export const KNOWS_HTTP = /^(hono|@hono\/.*|node:http2?|node:https)(\/|$)/;
