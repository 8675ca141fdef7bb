import { defineErrors } from "@bole/base";

/** Every way in which a sentence is not read. One row a code, as `docs/errors.md` shows it. */
export const languageErrors = defineErrors({
  "reader-unavailable": {
    status: 503,
    title: "The embedded reader cannot be used.",
    remedy:
      "Try again. If it stays so, run npm install again with its optional packages; the detail says what failed.",
  },
});
