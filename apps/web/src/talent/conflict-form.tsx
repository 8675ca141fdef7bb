/** Somebody else was quicker: what they changed beside what I changed, to choose from. */
import { GitMerge } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useText } from "../i18n/text.ts";
import type { Json } from "../json/json.ts";
import { SideCard } from "./side-card.tsx";
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
          <SideCard
            key={side}
            group={group}
            label={labels[side]}
            isChosen={chosen === side}
            onChoose={() => onChoose(side)}
          >
            {values[side] === null || values[side] === "" ? t.none : show(field, values[side])}
          </SideCard>
        ))}
      </div>
    </fieldset>
  );
}
