export type { Fact, FactKind } from "./facts/fact.ts";
export { factsIn } from "./facts/facts-in.ts";
export { type FactCheck, keepsFacts } from "./keeps-facts.ts";
export { type Polished, polish } from "./polish.ts";
export { polishTask } from "./polish-task.ts";
export { polishText } from "./polish-text.ts";
