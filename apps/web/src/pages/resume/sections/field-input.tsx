/** One field of the résumé beside the page. */
import { Field } from "../../../design/field.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { fieldName, sectionName } from "../model/change-words.ts";
import type { FieldSpec, Place } from "../model/structure.ts";
import { placeText } from "../text/place-text.ts";
import { sectionsText } from "../text/sections-text.ts";
import { useTyped } from "../use-typed.ts";

const ROWS = { prose: 5, links: 2 };

export function FieldInput({
  place,
  spec,
  className,
}: {
  readonly place: Place;
  readonly spec: FieldSpec;
  readonly className?: string;
}) {
  const t = useText(sectionsText);
  const names = useText(placeText);
  const { value, isWrong, change, leave } = useTyped(place, spec);
  const { kind, name } = spec;
  const { field, section } = place;
  const placeholders: Readonly<Record<string, string>> = t.placeholders;
  const shared = {
    label: field === null ? sectionName(names, section) : fieldName(names, section, field),
    // The section's own name stands above it.
    labelHidden: field === null,
    value,
    placeholder: placeholders[name] ?? "",
    onBlur: leave,
    ...(className !== undefined && { className }),
    ...(isWrong && kind !== "line" && kind !== "prose" && { error: t.wrong[kind] }),
  };
  if (kind === "prose" || kind === "links") {
    return (
      <TextArea
        {...shared}
        rows={ROWS[kind]}
        maxLength={20_000}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
  return (
    <Field
      {...shared}
      maxLength={500}
      {...(kind === "email" && { type: "email" as const })}
      {...(kind === "phone" && { type: "tel" as const })}
      autoComplete="off"
      onChange={({ target }) => change(target.value)}
    />
  );
}
