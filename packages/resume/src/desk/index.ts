export type { Committed } from "./commit.ts";
export { RequestedEdit } from "./edit-request.ts";
export type { EditSummary } from "./edit-rows.ts";
export type { DeskParts } from "./parts.ts";
export { type EditRequest, ResumeDesk, type ResumeHistory } from "./resume-desk.ts";
export { Snapshot } from "./snapshots.ts";
export type { Stepped } from "./undo.ts";
