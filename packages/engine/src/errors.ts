import { defineErrors } from "@bole/base";

/**
 * Every way in which the engine refuses something. One row a code; the row is what the HTTP layer
 * and `docs/errors.md` show, so it must make sense without the occurrence's own detail.
 */
export const engineErrors = defineErrors({
  "agent-duplicate": {
    status: 409,
    title: "Two agents have the same name.",
    remedy:
      "Rename one of them, or list the older version under `earlier`: a plan calls an agent by its name alone.",
  },
  "child-run-failed": {
    status: 502,
    title: "The run that a step had started failed or was cancelled.",
    remedy: "Look at that run; mend it there and retry this step, or skip the step.",
  },
  "agent-unknown": {
    status: 404,
    title: "There is no agent of this name.",
    remedy: "Use a name from the agent catalogue.",
  },
  "agent-invalid": {
    status: 422,
    title: "The agent's definition does not hold.",
    remedy: "Correct each issue in the list; every one of them says what would be legal.",
  },
  "plan-invalid": {
    status: 422,
    title: "The plan does not hold.",
    remedy: "Correct each issue in the list; every one of them says what would be legal.",
  },
  "placeholder-invalid": {
    status: 422,
    title: "A placeholder cannot be read.",
    remedy: "Write $step.path, or $$ for a literal dollar.",
  },
  "placeholder-missing": {
    status: 422,
    title: "A placeholder leads to nothing.",
    remedy: "Look at what was there instead, and correct the path or guard the step with `when`.",
  },
  "not-comparable": {
    status: 422,
    title: "Two values of a condition cannot be put in order.",
    remedy: "Compare two numbers or two strings.",
  },
  "not-json": {
    status: 422,
    title: "A value cannot be carried by JSON.",
    remedy: "Return plain objects, lists, strings, finite numbers, booleans and null.",
  },
  "agent-input-invalid": {
    status: 422,
    title: "An agent was called with an input that does not fit its schema.",
    remedy: "Correct the step's arguments; the issues say which field and what it should be.",
  },
  "agent-output-invalid": {
    status: 502,
    title: "An agent's answer does not fit its own schema.",
    remedy: "Correct the agent, or widen the schema that it declares.",
  },
  "agent-failed": {
    status: 502,
    title: "An agent failed.",
    remedy: "Read the message; give the step a `retry`, or `on_error: continue`, if it may fail.",
  },
  "agent-timeout": {
    status: 504,
    title: "An agent did not answer in time.",
    remedy: "Raise `timeout_ms`, or give the step a `retry`.",
  },
  "agent-unavailable": {
    status: 503,
    title: "An agent has failed too often in a row.",
    remedy: "It is tried again by itself after a while; see why it failed before.",
  },
  "inner-plan-failed": {
    status: 502,
    title: "A step inside a composite agent failed.",
    remedy: "Look at the inner step that is named.",
  },
  "graph-endless": {
    status: 422,
    title: "A graph went round too often.",
    remedy: "Let one of its edges choose the end sooner, or raise `most_visits`.",
  },
  "graph-state-invalid": {
    status: 502,
    title: "What a graph's node gives does not fit the graph's state.",
    remedy: "Correct the node's agent, or the field of the state that is named.",
  },
  "step-crashed": {
    status: 502,
    title: "An agent ended the process that ran it, several times.",
    remedy:
      "Find out why it exits, crashes or runs out of memory (the log names the step each time it is started alone), mend it, and fork the run at this step.",
  },
  "step-refused": {
    status: 422,
    title: "Something around an agent refused its step.",
    remedy: "See the detail for which limit or rule; it is not tried again by itself.",
  },
  "effect-undeclared": {
    status: 422,
    title: "An agent asked for an effect that it does not declare.",
    remedy: "List the effect's kind in the agent's `effects`.",
  },
  "effects-unavailable": {
    status: 501,
    title: "Nothing here can perform this effect.",
    remedy: "Ask for a kind that the detail names; an engine by itself performs none.",
  },
  "not-a-list": {
    status: 422,
    title: "A fan-out got something that is not a list.",
    remedy: "Let `each` point at a list.",
  },
  "time-invalid": {
    status: 422,
    title: "A wait got something that is not a time.",
    remedy: "Use an ISO 8601 time such as 2030-01-31T09:00:00Z.",
  },
  "schedule-invalid": {
    status: 422,
    title: "A schedule's time cannot be read.",
    remedy:
      "Use five fields as in crontab, such as `0 9 * * 1`, and a time zone such as Asia/Shanghai.",
  },
  "budget-exceeded": {
    status: 429,
    title: "The run's budget is used up.",
    remedy: "Raise the limit, or fork the run from its last finished step.",
  },
  "replay-differs": {
    status: 409,
    title: "A replayed run came to something else.",
    remedy: "Mend the agent, or record the run anew if the change is meant.",
  },
  "run-unknown": {
    status: 404,
    title: "There is no such run.",
    remedy: "Use the id that was given when the run was created, in the same tenant.",
  },
  "run-busy": {
    status: 409,
    title: "The thread already has an unfinished run.",
    remedy: "Wait for it, cancel it, or start on another thread.",
  },
  "run-over": {
    status: 409,
    title: "The run has ended.",
    remedy: "Fork it from one of its finished steps.",
  },
  "run-in-use": {
    status: 409,
    title: "Another process works on the run.",
    remedy: "Try again in a moment.",
  },
  "run-not-held": {
    status: 409,
    title: "The run does not wait for this.",
    remedy: "Look at the run: somebody may have decided already.",
  },
  "run-held": {
    status: 409,
    title: "The run is put aside already.",
    remedy: "Decide what it waits for, or cancel it.",
  },
  "run-not-failed": {
    status: 409,
    title: "The run cannot be taken up again where it stopped.",
    remedy: "Fork it from a finished step instead.",
  },
  "version-misfit": {
    status: 409,
    title: "What the run has done does not fit the version that is loaded.",
    remedy:
      "Load the earlier version beside the new one, or fork the run at one of the steps that are named.",
  },
  "plan-changed": {
    status: 409,
    title: "The plan is not the one that the run began with.",
    remedy: "Fork the run: finished steps are kept, and the new plan is used from there.",
  },
  "goal-invalid": {
    status: 422,
    title: "The goal of the run, or what belongs to it, does not hold.",
    remedy: "Correct each issue in the list; nothing has been started.",
  },
  "planner-unknown": {
    status: 422,
    title: "There is no planner of this name.",
    remedy: "Use one of the planners that are named, or pass it to `createEngine`.",
  },
  "planning-failed": {
    status: 502,
    title: "No plan that holds could be made for the goal.",
    remedy:
      "Look at what was wrong with the last try; say the goal otherwise, or give a first plan.",
  },
  "replans-exhausted": {
    status: 422,
    title: "The goal was not reached within the limits of replanning.",
    remedy: "Look at what is missing; raise `limits`, or fork the run from a finished step.",
  },
  "plan-rejected": {
    status: 409,
    title: "A person has rejected the plan.",
    remedy: "Start again with another goal, or with a plan of your own.",
  },
  "round-exceeded": {
    status: 429,
    title: "The limits of one round of a planned run are used up.",
    remedy: "The run plans anew if it may; raise `limits.round` or `limits.replan_cost` otherwise.",
  },
  "round-stopped": {
    status: 409,
    title: "The step was cut off because its plan was given up.",
    remedy: "Look at the next revision of the plan: the step runs again there if it is needed.",
  },
  "run-not-planned": {
    status: 409,
    title: "The run has a plan and no goal, so nobody can plan it anew.",
    remedy: "Start a run with a goal, or fork this one with other arguments.",
  },
  "step-unknown": {
    status: 404,
    title: "The run has no such finished step.",
    remedy: "Name a step of the plan that has completed.",
  },
  "gate-unknown": {
    status: 404,
    title: "Nothing waits under this id.",
    remedy: "Take the id from the list of pending approvals.",
  },
  "gate-closed": {
    status: 409,
    title: "This has been answered already, or is not needed any more.",
    remedy: "Look at the run: it has gone on.",
  },
  "gate-value-invalid": {
    status: 422,
    title: "The changed value does not fit.",
    remedy: "Correct the fields in the list; nothing has been answered yet.",
  },
  "commit-conflict": {
    status: 409,
    title: "The run was written by someone else.",
    remedy: "Let go of the run; the process that holds it goes on.",
  },
  "memory-unavailable": {
    status: 503,
    title: "The engine's memory cannot be reached.",
    remedy: "Try again soon; runs go on from their last finished step when it is back.",
  },
  "memory-unsafe": {
    status: 500,
    title: "The server would not keep what the engine remembers.",
    remedy: "Correct the setting that is named, or use another server.",
  },
  "vfs-path-invalid": {
    status: 422,
    title: "This is not a path of the virtual file system.",
    remedy: "Use an absolute path such as /reports/2030/summary.md, without dot segments.",
  },
});
