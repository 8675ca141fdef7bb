/** Somebody else was quicker: what they changed beside what I changed, to choose from. */
import { GitMerge } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "../design/cx.ts";
import { useText } from "../i18n/text.ts";
import type { Json } from "../json/json.ts";
import { talentText } from "./talent-text.ts";
import type { Choices, Difference } from "./three-way.ts";

export function ConflictForm({
  found,
  choices,
  onChoose,
  nameOf,
  show,
}: {
  readonly found: readonly Difference[];
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
  readonly nameOf: (field: string) => string;
  readonly show: (field: string, value: Json) => ReactNode;
}) {
  const t = useText(talentText).conflict;
  return (
    <div role="alert" className="rounded-lg bg-warning-soft px-4 py-3">
      <p className="flex items-center gap-2 font-medium text-warning-ink">
        <GitMerge aria-hidden className="size-4 shrink-0" />
        {t.title}
      </p>
      <p className="text-sm text-warning-ink">{found.length === 0 ? t.same : t.about}</p>
      <div className="mt-3 flex max-h-80 flex-col gap-3 overflow-y-auto">
        {found.map((difference) => (
          <Fields
            key={difference.field}
            difference={difference}
            name={nameOf(difference.field)}
            show={show}
            chosen={choices[difference.field] ?? "mine"}
            onChoose={(chosen) => onChoose({ ...choices, [difference.field]: chosen })}
          />
        ))}
      </div>
    </div>
  );
}

const SIDES = ["mine", "theirs"] as const;

function Fields({
  difference: { field, changed, ...values },
  name,
  show,
  chosen,
  onChoose,
}: {
  readonly difference: Difference;
  readonly name: string;
  readonly show: (field: string, value: Json) => ReactNode;
  readonly chosen: "mine" | "theirs";
  readonly onChoose: (chosen: "mine" | "theirs") => void;
}) {
  const t = useText(talentText).conflict;
  const group = useId();
  const notes = { both: t.bothChanged, mine: t.onlyYours, theirs: t.onlyTheirs };
  const labels = { mine: t.yours, theirs: t.theirs };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">
        {name} <span className="font-normal text-ink-2">· {notes[changed]}</span>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map((side) => (
          <label
            key={side}
            className={cx(
              "flex min-w-0 cursor-pointer items-start gap-2 rounded-md border bg-raised px-3 py-2 text-sm",
              chosen === side ? "border-accent" : "border-line",
            )}
          >
            <input
              type="radio"
              name={group}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              <span className="block text-xs text-ink-3">{labels[side]}</span>
              <span className="line-clamp-4 break-words whitespace-pre-wrap">
                {values[side] === null || values[side] === "" ? t.none : show(field, values[side])}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
