import type { TextCheck } from "./check.ts";
import { inputInjection } from "./input-injection.ts";
import { inputLength } from "./input-length.ts";
import { inputPii } from "./input-pii.ts";
import { outputFormat } from "./output-format.ts";
import { outputHallucination } from "./output-hallucination.ts";
import { outputSafety } from "./output-safety.ts";

export const INPUT_CHECKS: readonly TextCheck[] = [inputLength, inputInjection, inputPii];
export const OUTPUT_CHECKS: readonly TextCheck[] = [
  outputSafety,
  outputHallucination,
  outputFormat,
];
