export { Change } from "./changes.ts";
export { Cause, CauseKind } from "./edit.ts";
export { Conflict } from "./merge.ts";
export { Patch, PatchOperation } from "./patch.ts";
