/** From a fact to the words that say it. */
import type { TextSpan } from "@bole/server/contract";
import { createContext, useContext } from "react";

export interface Target {
  readonly spans: readonly TextSpan[];
  /** The version of the résumé that the spans point into. */
  readonly resumeId: string;
  /** Counts up: the same place again is a new wish. */
  readonly count: number;
  /** How far the page was scrolled, to come back to. */
  readonly from: number;
}

export type Jump = (spans: readonly TextSpan[], resumeId?: string) => void;

export const JumpContext = createContext<Jump>(() => undefined);

export const useJump = (): Jump => useContext(JumpContext);
