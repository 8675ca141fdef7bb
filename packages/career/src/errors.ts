import { defineErrors } from "@bole/base";

/** Everything that can be wrong with a question to the career navigator. */
export const careerErrors = defineErrors({
  "career-session-unknown": {
    status: 404,
    title: "There is no such career session",
    remedy: "List the sessions, or start a new one.",
  },
  "career-not-asking": {
    status: 409,
    title: "The session does not wait for this",
    remedy: "Read the session: `pending_questions` and `current_stage` say what it waits for.",
  },
  "career-request-invalid": {
    status: 422,
    title: "The request cannot be used",
    remedy: "Correct what `issues` names.",
  },
  "career-no-plan": {
    status: 409,
    title: "The session has no plan yet",
    remedy: "Answer what it asks until `final_plan` is there.",
  },
  "career-item-unknown": {
    status: 404,
    title: "The plan has no such item",
    remedy: "Read the plan: rescheduling makes new items.",
  },
  "career-item-misplaced": {
    status: 422,
    title: "The item cannot be moved there",
    remedy: "Take the day that `data.nearest` names, or reschedule with other hours or days.",
  },
  "career-check-in-unknown": {
    status: 409,
    title: "This is not the newest check-in",
    remedy: "Read the session: only the last of `check_ins` can be taken back.",
  },
  "career-feed-unknown": {
    status: 404,
    title: "There is no such calendar",
    remedy: "Take the address from the session again: it may have been renewed.",
  },
  "occupation-unknown": {
    status: 404,
    title: "There is no such occupation",
    remedy: "Look for it by `GET /career/occupations?q=`.",
  },
});
