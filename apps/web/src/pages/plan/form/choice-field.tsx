/** One of a few values of the selected step. */
import { ChevronDown } from "lucide-react";
import { cx } from "../../../design/cx.ts";
import { useText } from "../../../i18n/text.ts";
import { type Json, sameJson } from "../../../json/json.ts";
import { type JsonPath, valueAt } from "../../../json/json-path.ts";
import { useEditor } from "../editor-context.ts";
import { formText } from "../text/form-text.ts";
import { controlClass, FieldFrame } from "./field-frame.tsx";
import { ValueField } from "./value-field.tsx";

export interface Choice {
  readonly value: Json;
  readonly label: string;
}

/** The browser's own list: on a phone it is the best there is, and every screen reader knows it. */
export function ChoiceField({
  path,
  label,
  choices,
  unset,
  type,
  isCode,
  required,
  hint,
  allowPlaceholder,
  className,
}: {
  readonly path: JsonPath;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** What it is called when there is no value. */
  readonly unset: string;
  readonly type?: string;
  readonly isCode?: boolean;
  readonly required?: boolean;
  readonly hint?: string;
  readonly allowPlaceholder?: boolean;
  readonly className?: string;
}) {
  const t = useText(formText);
  const { plan, set } = useEditor();
  const value = valueAt(plan, path);
  const at = choices.findIndex((choice) => sameJson(choice.value, value));
  const frame = {
    path,
    label,
    ...(type !== undefined && { type }),
    ...(isCode !== undefined && { isCode }),
    ...(required !== undefined && { required }),
    ...(hint !== undefined && { hint }),
    ...(className !== undefined && { className }),
  };
  if (value !== undefined && at < 0) {
    return <ValueField {...frame} input={typeof value === "string" ? "text" : "json"} />;
  }
  const choose = (chosen: string) => {
    if (chosen === "$") set(path, "$");
    else set(path, choices[Number(chosen)]?.value);
  };
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value === undefined ? "" : String(at)}
            onChange={(event) => choose(event.target.value)}
            className={cx(
              controlClass(control["aria-invalid"]),
              "h-9 appearance-none pr-9 max-md:h-11",
              value === undefined && "text-ink-2",
            )}
          >
            <option value="">{unset}</option>
            {choices.map((choice, index) => (
              <option key={choice.label} value={String(index)}>
                {choice.label}
              </option>
            ))}
            {allowPlaceholder && <option value="$">{t.usePlaceholder}</option>}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-3"
          />
        </div>
      )}
    </FieldFrame>
  );
}
