import { defineErrors } from "@bole/base";

/** Every way in which a task ends without an answer. One row a code, as `docs/errors.md` shows it. */
export const modelErrors = defineErrors({
  "task-invalid": {
    status: 500,
    title: "A task's definition does not hold.",
    remedy: "Correct the definition; the detail says which part.",
  },
  "task-input-invalid": {
    status: 422,
    title: "A task was given an input that does not fit its schema.",
    remedy: "Correct the input; the issues say which field and what it should be.",
  },
  "task-unanswered": {
    status: 503,
    title: "Neither a model nor the embedded solver could answer.",
    remedy:
      "Configure a model that works (BOLE_MODEL, see `bole doctor`), or give more to go on; the detail says why each one failed.",
  },
  "solver-failed": {
    status: 500,
    title: "The embedded solver failed.",
    remedy: "This is a mistake in Bole: report it with the task's name and the detail.",
  },
  "solver-timeout": {
    status: 504,
    title: "The embedded solver took too long.",
    remedy: "Try again with less input.",
  },
  "goal-unreachable": {
    status: 422,
    title: "No plan of the agents that there are reaches the goal.",
    remedy:
      "Give the input that is missing, say the goal in the words of an agent's description, or add an agent.",
  },
  "prices-invalid": {
    status: 422,
    title: "The file of model prices cannot be read.",
    remedy: "Correct each issue in the list, or remove the file to use the built-in prices.",
  },
  "embedder-unavailable": {
    status: 503,
    title: "The embedding model cannot be used.",
    remedy:
      "Run npm install again with its optional packages, or name a provider's model in BOLE_MODEL_EMBED; the detail says what is missing.",
  },
});
