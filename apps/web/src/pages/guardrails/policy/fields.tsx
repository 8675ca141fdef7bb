/** The kinds of fields that a policy has. */
import { useState } from "react";
import { Field } from "../../../design/field.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { usePolicyField } from "./form-context.ts";
import { type Path, textsOf } from "./policy-draft.ts";

export function NumberField({
  path,
  label,
  step,
}: {
  readonly path: Path;
  readonly label: string;
  readonly step?: string;
}) {
  const { value, set, error } = usePolicyField(path);
  return (
    <Field
      label={label}
      type="number"
      inputMode="decimal"
      step={step ?? "any"}
      value={typeof value === "number" ? value : ""}
      // An empty field is no number; the server says so, at this place.
      onChange={({ target }) => set(target.value === "" ? null : target.valueAsNumber)}
      {...(error !== undefined && { error })}
    />
  );
}

export function TextField({ path, label }: { readonly path: Path; readonly label: string }) {
  const { value, set, error } = usePolicyField(path);
  return (
    <Field
      label={label}
      value={typeof value === "string" ? value : ""}
      onChange={({ target }) => set(target.value)}
      {...(error !== undefined && { error })}
    />
  );
}

export function LinesField({
  path,
  label,
  hint,
}: {
  readonly path: Path;
  readonly label: string;
  readonly hint: string;
}) {
  const { value, set, error } = usePolicyField(path);
  const stored = textsOf(value).join("\n");
  // What is typed may end in an empty line, which no list of phrases has.
  const [typed, setTyped] = useState(stored);
  const shown = linesOf(typed).join("\n") === stored ? typed : stored;
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={4}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        set(linesOf(target.value));
      }}
      {...(error !== undefined && { error })}
    />
  );
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** Several of a list that is known, in the list's order. */
export function ChoicesField({
  path,
  label,
  options,
  labelHidden,
}: {
  readonly path: Path;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly labelHidden?: boolean;
}) {
  const { value, set, error } = usePolicyField(path);
  const chosen = textsOf(value);
  const toggle = (option: string, on: boolean) =>
    set(
      options
        .map((known) => known.value)
        .filter((name) => (name === option ? on : chosen.includes(name))),
    );
  return (
    <fieldset className="min-w-0">
      <legend className={labelHidden ? "sr-only" : "mb-2 text-sm font-medium"}>{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {options.map((option) => (
          <label key={option.value} className="flex items-center gap-2 max-md:min-h-8">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={chosen.includes(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error !== undefined && <p className="mt-1.5 text-sm text-danger-ink">{error}</p>}
    </fieldset>
  );
}
