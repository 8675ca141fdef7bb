/** One field of the résumé beside the page. */
import { WandSparkles } from "lucide-react";
import { cx } from "../../../design/cx.ts";
import { Field } from "../../../design/field.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { fieldName, sectionName } from "../model/change-words.ts";
import { polishRequest } from "../model/polish-request.ts";
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
  const { data, tell } = useEditor();
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
  const polish = polishRequest(t.polishing, data, place);
  if (kind === "prose" || kind === "links") {
    return (
      <div className={cx("relative", className)}>
        <TextArea
          {...shared}
          className="min-w-0"
          rows={ROWS[kind]}
          maxLength={20_000}
          onChange={({ target }) => change(target.value)}
        />
        {polish !== null && (
          <button
            type="button"
            title={t.polishHint}
            aria-label={`${t.polish}: ${shared.label}`}
            onClick={() => tell(polish)}
            className="absolute -top-1 right-0 inline-flex h-7 items-center gap-1 rounded-md px-1.5 text-sm text-accent-ink transition-colors hover:bg-hover max-md:-top-2.5 max-md:h-9"
          >
            <WandSparkles aria-hidden className="size-3.5" />
            {t.polish}
          </button>
        )}
      </div>
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
