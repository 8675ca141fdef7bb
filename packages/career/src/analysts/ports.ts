/** What the analysts read of the workspace. Talent's services fit; a test may stand in for them. */
import type { Principal } from "@bole/base";
import type { Job, JobFilter, JobPage, ResumeDetail } from "@bole/talent";

export interface Workspace {
  readonly jobs: {
    list(principal: Principal, filter?: JobFilter): Promise<JobPage>;
    get(principal: Principal, id: string): Promise<Job>;
  };
  readonly resumes: {
    get(principal: Principal, id: string): Promise<ResumeDetail>;
  };
}
