import type { Interviewer } from "@bole/server/contract";
import type { Shown } from "./calendar-search.ts";

/** What each view of appointments is given. */
export interface ViewProps {
  readonly shown: Shown;
  readonly interviewers: readonly Interviewer[];
  readonly onChange: (part: Partial<Shown>) => void;
}
