/**
 * The state of a session, read from the journal of its run: what each node gave, in the order in which it
 * ended, put together as the graph does. So it is there whenever it is asked for, also while nothing runs.
 */
import type { JournalRecord } from "@bole/engine";
import { CareerNavigatorState, StateFields } from "./career-state.ts";
import { REDUCERS } from "./reducers.ts";

/** The step of the run's plan that the graph is. */
export const CAREER_STEP = "career";

/** Also what a later version has done anew: `career@2/intake`. */
const isOfSession = (key: string): boolean =>
  key.startsWith(`${CAREER_STEP}/`) || key.startsWith(`${CAREER_STEP}@`);

export function projectState(
  input: unknown,
  journal: readonly JournalRecord[],
): CareerNavigatorState {
  const updates = journal
    .filter(({ key, status }) => status === "completed" && isOfSession(key))
    .map(({ result }) => Update.parse(result));
  return updates.reduce<CareerNavigatorState>(applied, CareerNavigatorState.parse(input));
}

const Update = StateFields.partial();
type Update = ReturnType<typeof Update.parse>;

function applied(state: CareerNavigatorState, update: Update): CareerNavigatorState {
  const { messages, agent_tasks, agent_outputs, user_feedback_history, error_log, system_metrics } =
    update;
  return {
    ...state,
    ...defined(update),
    ...(messages && { messages: REDUCERS.messages(state.messages, messages) }),
    ...(agent_tasks && { agent_tasks: REDUCERS.agent_tasks(state.agent_tasks, agent_tasks) }),
    ...(agent_outputs && {
      agent_outputs: REDUCERS.agent_outputs(state.agent_outputs, agent_outputs),
    }),
    ...(user_feedback_history && {
      user_feedback_history: REDUCERS.user_feedback_history(
        state.user_feedback_history,
        user_feedback_history,
      ),
    }),
    ...(error_log && { error_log: REDUCERS.error_log(state.error_log, error_log) }),
    ...(system_metrics && {
      system_metrics: REDUCERS.system_metrics(state.system_metrics, system_metrics),
    }),
  };
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Without the fields that the node did not give. */
function defined(update: Update): Defined<Update> {
  return Object.fromEntries(
    Object.entries(update).filter(([, value]) => value !== undefined),
  ) as Defined<Update>;
}
