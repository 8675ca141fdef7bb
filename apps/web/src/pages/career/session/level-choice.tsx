/** One of five. The browser's own radio buttons: they know the arrow keys. */
import { Angry, Frown, Laugh, type LucideIcon, Meh, Smile } from "lucide-react";
import { useId } from "react";
import type { Judgement } from "../../../api/career.ts";
import { useText } from "../../../i18n/text.ts";
import { reportText } from "../text/report-text.ts";

type Level = Judgement["satisfaction_level"];

const LEVELS: readonly { readonly level: Level; readonly icon: LucideIcon }[] = [
  { level: "very_satisfied", icon: Laugh },
  { level: "satisfied", icon: Smile },
  { level: "neutral", icon: Meh },
  { level: "dissatisfied", icon: Frown },
  { level: "very_dissatisfied", icon: Angry },
];

export function LevelChoice({
  value,
  onChange,
}: {
  readonly value: Level | null;
  readonly onChange: (level: Level) => void;
}) {
  const t = useText(reportText).feedback;
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t.level}</legend>
      <div className="grid grid-cols-5 gap-2 max-sm:grid-cols-1">
        {LEVELS.map(({ level, icon: Icon }) => (
          <label
            key={level}
            className="relative flex min-h-11 items-center justify-center gap-2 rounded-md border border-line px-2 py-2 text-sm text-ink-2 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-ink max-sm:justify-start"
          >
            <input
              type="radio"
              name={name}
              checked={level === value}
              onChange={() => onChange(level)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md"
            />
            <Icon aria-hidden className="size-4 shrink-0" />
            {t.levels[level]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
