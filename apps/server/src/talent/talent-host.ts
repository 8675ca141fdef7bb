import type { ResumeRenderer } from "@bole/resume";
import type { SearchIndex, Talent } from "@bole/talent";
import type { DemoWorkspace } from "./demo-workspace.ts";

/** People, résumés and jobs, with what finds them and what sets them on pages. */
export interface TalentHost {
  readonly talent: Talent;
  readonly search: SearchIndex;
  readonly demo: DemoWorkspace;
  /** Loads fonts and starts a thread when the first page is wanted. */
  readonly pages: ResumeRenderer;
}
