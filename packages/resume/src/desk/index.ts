export { RequestedEdit } from "./edit-request.ts";
export type { DeskParts } from "./parts.ts";
export {
  type EditRequest,
  ResumeDesk,
  type ResumeHistory,
  type SavedResume,
  type WrittenResume,
} from "./resume-desk.ts";
export { Snapshot } from "./snapshots.ts";
