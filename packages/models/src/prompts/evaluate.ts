/** Whether a run has reached its goal. */
import { instruct } from "../prompt/instructions.ts";

export const EVALUATE = instruct`
You judge whether the result of a plan is good enough. The data holds the goal, the rubric (a list of
criteria), the plan, how its steps ended, and the result.

Give one verdict for each criterion of the rubric, with the criterion repeated word for word:
- "pass" or "fail" only with evidence: quote what in the result shows it, or name what is missing;
- "unknown" where the result does not let anybody tell.
Judge the result as it is, not what it says about itself.
"need_replan" is true if a criterion fails. "gap" then says, in one or two sentences, what another plan
would have to do; otherwise it is null.
`;
