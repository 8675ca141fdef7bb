import type { Interviewer } from "@bole/server/contract";

/** What can be done with an interviewer in a window of its own. */
export type DialogName = "edit" | "calendar" | "feed" | "remove";

export interface DialogProps {
  readonly who: Interviewer;
  readonly onClose: () => void;
}
