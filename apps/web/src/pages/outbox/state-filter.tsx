/** The states that there are mails in, each with how many. */
import type { EmailList } from "@bole/server/contract";
import { cx } from "../../design/cx.ts";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { mailText } from "../../talent/mail/mail-text.ts";
import { SHOWN_STATES, type ShownState } from "./outbox-filter.ts";
import { outboxText } from "./outbox-text.ts";

export function StateFilter({
  counts,
  state,
  onChoose,
}: {
  readonly counts: EmailList["counts"];
  readonly state: ShownState | undefined;
  readonly onChoose: (state: ShownState | undefined) => void;
}) {
  const t = useText(outboxText);
  const { states } = useText(mailText);
  const { number } = useFormat();
  const shown = SHOWN_STATES.filter((each) => (counts[each] ?? 0) > 0 || each === state);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chips = [
    { value: undefined, label: t.all, count: total },
    ...shown.map((value) => ({ value, label: states[value], count: counts[value] ?? 0 })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t.states}</legend>
      {chips.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === state}
          onClick={() => onChoose(value)}
          className={cx(
            "inline-flex h-8 items-center gap-1.5 rounded-full border px-3 text-sm font-medium max-md:h-10",
            value === state
              ? "border-accent bg-accent-soft text-accent-ink"
              : "border-line text-ink-2 hover:bg-hover hover:text-ink",
          )}
        >
          {label}
          <span className="text-xs tabular-nums opacity-80">{number(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
