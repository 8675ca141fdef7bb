/** The planner: which occupations are analysed, and by what. */
import { StateFields } from "../state/career-state.ts";
import { chooseCandidates, strategyText } from "./choose-candidates.ts";
import { type CareerParts, defineNode, enter } from "./node.ts";

const PLANNER_INPUT = StateFields.pick({
  session_id: true,
  messages: true,
  user_profile: true,
  language: true,
  facts: true,
  cached_data: true,
});
const PLANNER_OUTPUT = StateFields.pick({
  system_metrics: true,
  planning_strategy: true,
  current_stage: true,
  cached_data: true,
  error_log: true,
});
export const planner = (parts: CareerParts) =>
  defineNode({
    name: "planner",
    kind: "planning",
    description: "Decides which occupations are analysed, and by what.",
    parts,
    input: PLANNER_INPUT,
    output: PLANNER_OUTPUT,
    run: async (state, ctx) => {
      const { cached_data, language } = state;
      const { candidates, errors } = await chooseCandidates(state, parts, ctx, "planner", 1);
      return {
        current_stage: enter(ctx, "planning"),
        planning_strategy: strategyText(candidates, cached_data, language),
        cached_data: { ...cached_data, candidates },
        error_log: errors,
      };
    },
  });
