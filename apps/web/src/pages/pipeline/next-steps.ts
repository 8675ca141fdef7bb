import type { NextStep } from "@bole/server/contract";

export const NEXT_STEPS = [
  "approve_effects",
  "answer_reply",
  "decide_after_interview",
  "prepare_interview",
  "screen_new",
  "remind_silent",
] as const satisfies readonly NextStep["kind"][];
