import { defineErrors } from "@bole/base";

/** All that can be refused here; a code says what, where and what to do. */
export const recruiterErrors = defineErrors({
  "recruiter-session-unknown": {
    status: 404,
    title: "There is no such conversation.",
    remedy: "Leave out session_id to begin a new one.",
  },
});
