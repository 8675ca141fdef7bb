/** All checks of a text, as one job: it may be anybody's, so it is read in a thread with a deadline. */
import { threadJob } from "@bole/base/threads";
import type { Verdict } from "../contract/verdict.ts";
import { runChecks, type TextToCheck } from "./check.ts";
import { INPUT_CHECKS, OUTPUT_CHECKS } from "./index.ts";

export function checkText(direction: "input" | "output", given: TextToCheck): Verdict[] {
  return runChecks(direction === "input" ? INPUT_CHECKS : OUTPUT_CHECKS, given);
}

export const checkTextJob = threadJob<typeof checkText>(new URL(import.meta.url), "checkText");
