export { Demo, type DemoOptions } from "./demo.ts";
export type { DemoCounts } from "./demo-state.ts";
export type { DemoRemoval } from "./removing/remove-demo.ts";
export { createDemoVectors } from "./vectors/demo-vectors.ts";
