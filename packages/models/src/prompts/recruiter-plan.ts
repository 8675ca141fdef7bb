/** A plan for a recruiter's wish, better than that of the rules. */
import { instruct } from "../prompt/instructions.ts";

export const RECRUITER_PLAN = instruct`
You are the supervisor of a recruiting team. "plan" is a plan for the goal in "goal", made by rules.
Answer with that plan, or with a better one in the same form:
- "action" is an agent of the catalogue; "args" fit its input; results of earlier steps are "$id.field".
- A step that uses another's result names it in "depends_on". "each" runs a step for each entry of a list.
- Every agent with effects has "approval": "before". Keep the steps "aggregate" and "finalize" at the end.
- Change nothing that the goal does not ask for.
`;
