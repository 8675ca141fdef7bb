import { defineErrors } from "./errors.ts";

/** What is refused about a text before anybody asks what it means. */
export const baseErrors = defineErrors({
  "text-too-slow": {
    status: 422,
    title: "The text could not be read in the time that there is for it.",
    remedy: "Say it in other words, or in shorter sentences. Nothing was changed.",
  },
  "text-busy": {
    status: 429,
    title: "Too many texts are being read at the moment.",
    remedy: "Try again in a few seconds.",
  },
  "pattern-unsupported": {
    status: 422,
    title: "A regular expression cannot be used here.",
    remedy:
      "Use the syntax of RE2: no look-around and no back-references. It takes linear time on any text.",
  },
});
