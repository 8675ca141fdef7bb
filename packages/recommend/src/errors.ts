import { defineErrors } from "@bole/base";

export const recommendErrors = defineErrors({
  "recommend-nothing-said": {
    status: 422,
    title: "There is nothing to recommend by.",
    remedy:
      "Say in `user_input` what is wanted, or name whose résumé counts: `student_id` or `resume_id`; for people, `job_id`.",
  },
  "recommend-item-unknown": {
    status: 404,
    title: "There is no such item among what could be recommended.",
    remedy: "Use the id of a job, a project or a person of this workspace.",
  },
});
