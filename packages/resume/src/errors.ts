import { defineErrors } from "@bole/base";

export const resumeErrors = defineErrors({
  "resume-invalid": {
    status: 422,
    title: "This is not a résumé that can be kept.",
    remedy: "Correct each issue in the list; its path says where.",
  },
  "edit-refused": {
    status: 422,
    title: "An edit cannot be made; nothing was changed.",
    remedy: "Correct the edit that is named; its message says what is wrong with it.",
  },
  "edit-conflict": {
    status: 409,
    title: "Somebody else changed the same in between; nothing was changed.",
    remedy:
      "Look at what both say (`conflicts`), choose, and send the edit for the version that is now.",
  },
  "resume-version-unknown": {
    status: 404,
    title: "The résumé has no such version.",
    remedy: "Take a version from its history.",
  },
  "nothing-to-undo": {
    status: 409,
    title: "There is nothing to undo.",
    remedy: "Every edit was taken back already; older versions can be restored from the history.",
  },
  "nothing-to-redo": {
    status: 409,
    title: "There is nothing to redo.",
    remedy: "Only what was undone last can be redone; a new edit forgets it.",
  },
  "snapshot-exists": {
    status: 409,
    title: "Another snapshot of the résumé has this name.",
    remedy: "Choose another name.",
  },
  "snapshot-unknown": {
    status: 404,
    title: "There is no such snapshot.",
    remedy: "Take an id from the résumé's history.",
  },
  "no-variant": {
    status: 409,
    title: "The résumé is no variant, or its source is gone.",
    remedy: "Make a variant of a résumé first.",
  },
  "preparation-unknown": {
    status: 404,
    title: "There is no such interview preparation, or no such question in it.",
    remedy: "Take the ids from the résumé's list of preparations.",
  },
  "resume-session-unknown": {
    status: 404,
    title: "There is no such conversation.",
    remedy: "Take an id from the list of conversations, or begin a new one.",
  },
  "session-of-another-resume": {
    status: 409,
    title: "The conversation is about another résumé.",
    remedy: "Leave session_id out to begin a new one, or name the résumé that it is about.",
  },
  "proposal-unknown": {
    status: 404,
    title: "There is no such proposal.",
    remedy: "Take its id from the conversation.",
  },
  "proposal-decided": {
    status: 409,
    title: "This was applied or rejected already.",
    remedy: "Look at the proposal as it is now; what still waits can be decided.",
  },
  "patch-unfit": {
    status: 422,
    title: "The patch does not fit the résumé.",
    remedy: "Make it for the version that is named as base_version; its paths are JSON Pointers.",
  },
  "path-invalid": {
    status: 422,
    title: "This is not a path into a résumé.",
    remedy: 'Write it as in education[0].school, workExperience[-1], or more["a key"].',
  },
  "path-forbidden": {
    status: 422,
    title: "This name would reach behind the data.",
    remedy: "Use another name than __proto__, constructor and prototype.",
  },
  "path-missing": {
    status: 422,
    title: "There is nothing at this path.",
    remedy: "Look at what is there; entries of a list count from 0, and from the end as -1.",
  },
  "resume-too-long": {
    status: 422,
    title: "The résumé is longer than can be set on pages.",
    remedy: "Shorten its descriptions, or export it as JSON or Markdown.",
  },
  "render-busy": {
    status: 503,
    title: "More résumés wait for their pages than can be kept waiting.",
    remedy: "Try again in a moment.",
  },
  "render-too-slow": {
    status: 503,
    title: "Setting the pages takes too long.",
    remedy: "Try again; if it stays so, shorten the résumé, or export it as JSON or Markdown.",
  },
  "render-failed": {
    status: 500,
    title: "The pages could not be set.",
    remedy: "Try another template; if it stays so, see the log, and export it as JSON or Markdown.",
  },
});
