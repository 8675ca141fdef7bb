import { defineErrors } from "@bole/base";

/**
 * Every way in which the engine refuses something. One row a code; the row is what the HTTP layer
 * and `docs/errors.md` show, so it must make sense without the occurrence's own detail.
 */
export const engineErrors = defineErrors({
  "agent-duplicate": {
    status: 409,
    title: "Two agents have the same name",
    remedy: "Rename one of them; a plan calls an agent by its name alone.",
  },
  "agent-unknown": {
    status: 404,
    title: "There is no agent of this name",
    remedy: "Use a name from the agent catalogue.",
  },
  "agent-invalid": {
    status: 422,
    title: "The agent's definition does not hold",
    remedy: "Correct each issue in the list; every one of them says what would be legal.",
  },
  "plan-invalid": {
    status: 422,
    title: "The plan does not hold",
    remedy: "Correct each issue in the list; every one of them says what would be legal.",
  },
  "placeholder-invalid": {
    status: 422,
    title: "A placeholder cannot be read",
    remedy: "Write $step.path, or $$ for a literal dollar.",
  },
  "placeholder-missing": {
    status: 422,
    title: "A placeholder leads to nothing",
    remedy: "Look at what was there instead, and correct the path or guard the step with `when`.",
  },
  "not-comparable": {
    status: 422,
    title: "Two values of a condition cannot be put in order",
    remedy: "Compare two numbers or two strings.",
  },
  "not-json": {
    status: 422,
    title: "A value cannot be carried by JSON",
    remedy: "Return plain objects, lists, strings, finite numbers, booleans and null.",
  },
});
