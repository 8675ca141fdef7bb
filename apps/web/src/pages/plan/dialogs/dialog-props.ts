import type { PlanDocument } from "../model/plan-document.ts";

export interface DialogProps {
  readonly document: PlanDocument;
  /** It has steps, no issues, and the server has said so of what is on the screen. */
  readonly isReady: boolean;
  readonly onClose: () => void;
}
