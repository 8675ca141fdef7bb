/** Why somebody was not moved, in a sentence. */
import { describeError } from "../../../design/describe-error.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { pipelineText } from "../pipeline-text.ts";
import type { Refusal } from "./use-moves.ts";

export function useRefusalText(): (refusal: Refusal) => string {
  const t = useText(pipelineText).move;
  const { stages } = useText(talentText);
  const shell = useShellText();
  return ({ now, error }) => {
    if (now !== null) return t.conflict(stages[now]);
    return t.refused(describeError(error, shell).title);
  };
}
