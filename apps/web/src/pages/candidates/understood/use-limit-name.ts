/** What a limit that was understood is called. */
import type { UnderstoodLimit } from "@bole/server/contract";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { talentText } from "../../../talent/talent-text.ts";
import { useConceptNames } from "../../../talent/use-concepts.ts";
import { candidatesText } from "../candidates-text.ts";
import { understoodText } from "./understood-text.ts";

export function useLimitName(limits: readonly UnderstoodLimit[]) {
  const t = useText(understoodText);
  const { atLeast, atMost } = useText(candidatesText).filter;
  const { stages, languages } = useText(talentText);
  const { number } = useFormat();
  const nameOf = useConceptNames(limits.flatMap(({ filter }) => filter.skills ?? []));
  return ({ filter }: UnderstoodLimit): string => {
    const { min_years, max_years, location, stage, not_reached, language, skills = [] } = filter;
    if (min_years !== undefined && max_years !== undefined)
      return t.between(number(min_years), number(max_years));
    if (min_years !== undefined) return atLeast(number(min_years));
    if (max_years !== undefined) return atMost(number(max_years));
    if (location !== undefined) return location;
    if (stage !== undefined) return stages[stage];
    if (not_reached !== undefined) return t.notReached(stages[not_reached]);
    if (language !== undefined) return t.resumeIn(languages[language]);
    if (skills.length > 0) return t.speaks(skills.map(nameOf).join(" · "));
    return t.available;
  };
}
