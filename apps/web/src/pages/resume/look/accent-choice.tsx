/** A colour for the headings: the template's own, one of a few, or any. */
import { useId } from "react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { lookText } from "../text/look-text.ts";

/** Dark enough to be read on paper, and grey enough to be printed. */
const COLOURS = ["#1f3a5f", "#0f5e6b", "#14532d", "#7c2d12", "#6b21a8", "#111827"];

export function AccentChoice({
  value,
  onChoose,
}: {
  /** Empty for the template's own. */
  readonly value: string;
  readonly onChoose: (colour: string) => void;
}) {
  const t = useText(lookText);
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t.accent}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <label
          className={cx(
            "relative inline-flex h-8 items-center rounded-full border px-3 text-sm max-md:h-11",
            value === "" ? "border-accent bg-accent-soft text-accent-ink" : "border-line",
          )}
        >
          <input
            type="radio"
            name={group}
            checked={value === ""}
            onChange={() => onChoose("")}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full"
          />
          {t.own}
        </label>
        {COLOURS.map((colour) => (
          <label
            key={colour}
            className={cx(
              "relative inline-flex size-8 rounded-full border-2 p-0.5 max-md:size-11",
              value === colour ? "border-accent" : "border-transparent",
            )}
          >
            <input
              type="radio"
              name={group}
              aria-label={t.colour(colour)}
              checked={value === colour}
              onChange={() => onChoose(colour)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full"
            />
            <span
              aria-hidden
              className="size-full rounded-full ring-1 ring-line-strong"
              style={{ background: colour }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
