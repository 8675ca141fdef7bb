import type { SearchIndex, Talent } from "@bole/talent";
import type { DemoWorkspace } from "./demo-workspace.ts";

/** People, résumés and jobs, with what finds them. */
export interface TalentHost {
  readonly talent: Talent;
  readonly search: SearchIndex;
  readonly demo: DemoWorkspace;
}
