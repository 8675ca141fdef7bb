/** One concept of the taxonomy, found by its name or another one in either language. */
import type { Concept } from "@bole/server/contract";
import type { ReactNode } from "react";
import { findConcepts } from "../api/search.ts";
import { SearchPicker } from "../design/search-picker.tsx";
import { useText } from "../i18n/text.ts";
import { useLanguage } from "../preferences/language.ts";
import { talentText } from "./talent-text.ts";

export function SkillPicker({
  trigger,
  onPick,
}: {
  readonly trigger: ReactNode;
  readonly onPick: (concept: Concept) => void;
}) {
  const t = useText(talentText).skills;
  const language = useLanguage();
  return (
    <SearchPicker
      id="concepts"
      label={t.add}
      placeholder={t.placeholder}
      empty={t.empty}
      trigger={trigger}
      find={findConcepts}
      keyOf={({ id }) => id}
      show={(concept) => (
        <span className="flex items-baseline justify-between gap-3">
          <span>{concept[language]}</span>
          <span className="truncate text-sm text-ink-3">
            {concept[language === "zh" ? "en" : "zh"]}
          </span>
        </span>
      )}
      onPick={onPick}
    />
  );
}
