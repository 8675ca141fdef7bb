export * from "./tools/tool-call.ts";
export * from "./understanding/understanding.ts";
