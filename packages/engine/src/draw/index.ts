/** Drawing plans and runs. Pure code: it runs on the server, in the page and on the command line. */
export type { DrawnAgent } from "./graph/drawn-agent.ts";
export * from "./graph/graph-json.ts";
export { graphOfPlanning } from "./graph/graph-of-planning.ts";
export { type GraphOfRunOptions, graphOfRun } from "./graph/graph-of-run.ts";
export { marksOfEvents } from "./graph/marks-of-events.ts";
export { type GraphInput, graphJson } from "./graph/plan-graph.ts";
export type { EndMark, GateMark, RunMarks } from "./graph/run-marks.ts";
export type * from "./layout/geometry.ts";
export { layout } from "./layout/layout.ts";
export { type AgentTint, kindTint } from "./svg/palette.ts";
export { renderSvg, type SvgOptions } from "./svg/render-svg.ts";
export type { Theme } from "./svg/style-sheet.ts";
export type { TextOptions } from "./text/node-text.ts";
export type { DrawLanguage } from "./text/words.ts";
