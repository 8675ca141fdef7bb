/** Where somebody stands with a job, in a word and a colour. */
import type { Stage } from "@bole/server/contract";
import { Badge } from "../design/badge.tsx";
import { useText } from "../i18n/text.ts";
import { STAGE_TONES } from "./names.ts";
import { talentText } from "./talent-text.ts";

export function StageBadge({ stage }: { readonly stage: Stage }) {
  const t = useText(talentText);
  return <Badge tone={STAGE_TONES[stage]}>{t.stages[stage]}</Badge>;
}
