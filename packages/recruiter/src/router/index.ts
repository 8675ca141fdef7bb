export { Outcome } from "./outcome.ts";
export type { RouterParts } from "./parts.ts";
export type * from "./ports.ts";
export { routerAgents } from "./router-graph.ts";
