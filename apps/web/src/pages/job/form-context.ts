/** What every part of the form needs: the draft, how to change it, and what is said about it. */
import type { JobDraft, Problem } from "@bole/server/contract";
import { createContext, useContext } from "react";
import type { Place } from "./job-draft.ts";

interface JobFormState {
  readonly draft: JobDraft;
  readonly change: (part: Partial<JobDraft>) => void;
  readonly issues: NonNullable<Problem["issues"]>;
  /** The title was missing when it was to be saved. */
  readonly isTitleMissing: boolean;
  /** Where a field was read, while the text still has it there. */
  readonly placeOf: (field: string) => Place | null;
  readonly criterionPlace: (id: string) => Place | null;
  readonly showPlace: (place: Place) => void;
}

export const JobFormContext = createContext<JobFormState | null>(null);

export function useJobForm(): JobFormState {
  const state = useContext(JobFormContext);
  if (state === null) throw new Error("A part of the job's form is outside of it");
  return state;
}

/** What the server said about a field, to be shown beneath it. */
export function useIssue(path: string): { readonly error?: string } {
  const { issues } = useJobForm();
  const issue = issues.find((known) => known.path === path || known.path === `job.${path}`);
  return issue === undefined ? {} : { error: issue.message };
}
