import { defineErrors } from "@bole/base";

export const resumeErrors = defineErrors({
  "resume-invalid": {
    status: 422,
    title: "This is not a résumé that can be kept.",
    remedy: "Correct each issue in the list; its path says where.",
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
