/** The goal decomposer as a node. */
import { candidateOccupations } from "../analysts/candidates.ts";
import { knowPerson } from "../analysts/known-person.ts";
import { SourceBook } from "../analysts/source-book.ts";
import { isVetoed } from "../facts/vetoes.ts";
import { StateFields } from "../state/career-state.ts";
import { faultText } from "./fault-text.ts";
import { goalsOf } from "./goals-of.ts";
import { type CareerParts, defineNode, enter } from "./node.ts";

const GOAL_DECOMPOSER_INPUT = StateFields.pick({
  session_id: true,
  messages: true,
  user_profile: true,
  language: true,
  facts: true,
  cached_data: true,
  integrated_report: true,
  career_analysis_result: true,
  self_insight_result: true,
  iteration_count: true,
});
const GOAL_DECOMPOSER_OUTPUT = StateFields.pick({
  system_metrics: true,
  career_goals: true,
  current_stage: true,
  cached_data: true,
  error_log: true,
});
export const goalDecomposer = (parts: CareerParts) =>
  defineNode({
    name: "goal_decomposer",
    kind: "planning",
    description: "Divides a career goal into measurable ones of the long, medium and short term.",
    parts,
    input: GOAL_DECOMPOSER_INPUT,
    output: GOAL_DECOMPOSER_OUTPUT,
    run: async (state, ctx) => {
      const { cached_data, user_profile, messages } = state;
      const { wish } = cached_data;
      const errors: string[] = [];
      const known =
        wish === null
          ? null
          : await knowPerson(
              { user_profile, messages, wish },
              parts.workspace,
              ctx.principal(user_profile.user_id),
              new SourceBook(state),
            ).catch((error: unknown) => {
              errors.push(faultText(error));
              return null;
            });
      const skills = new Set(known?.skills.keys() ?? wish?.skills.map(({ skill }) => skill) ?? []);
      const candidates =
        wish === null || cached_data.candidates.some((id) => !isVetoed(state.facts, id))
          ? cached_data.candidates
          : candidateOccupations({
              facts: state.facts,
              wish,
              focus: cached_data.focus,
              skills,
              interests: new Set(known?.interests.keys() ?? []),
              current: known?.current?.id ?? null,
              limit: 3,
            });
      const goals = goalsOf(
        { ...state, cached_data: { ...cached_data, candidates } },
        skills,
        ctx.today,
      );
      return {
        career_goals: goals,
        current_stage: enter(ctx, "goal_decomposition"),
        cached_data: { ...cached_data, candidates },
        error_log: errors.map((message) => ({
          node: "goal_decomposer",
          round: state.iteration_count + 1,
          message,
          at: ctx.now,
        })),
      };
    },
  });
