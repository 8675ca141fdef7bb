import { defineErrors } from "@bole/base";

export const resumeErrors = defineErrors({
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
});
