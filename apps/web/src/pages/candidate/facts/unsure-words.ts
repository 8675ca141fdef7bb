/** The words of a field that a scan does not show clearly. */
import type { RecognisedWord, TextSpan } from "@bole/server/contract";
import { isUnsure } from "../../../talent/confidence.ts";

export const unsureWords = (
  recognised: readonly RecognisedWord[],
  spans: readonly TextSpan[],
): RecognisedWord[] =>
  recognised.filter(
    (word) =>
      isUnsure(word.confidence) &&
      spans.some(({ start, end }) => word.start < end && start < word.end),
  );
