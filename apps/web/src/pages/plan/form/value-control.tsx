/** One value of a step, typed: as text, as a number, as JSON; or a placeholder in its stead. */
import { type KeyboardEvent, useRef } from "react";
import { cx } from "../../../design/cx.ts";
import type { Json } from "../../../json/json.ts";
import type { JsonPath } from "../../../json/json-path.ts";
import { withValueAt } from "../../../json/json-path.ts";
import { useEditor } from "../editor-context.ts";
import { dependsOn, readPlan } from "../model/plan-draft.ts";
import { setDependencies } from "../model/step-edits.ts";
import {
  insertPlaceholder,
  type Parsed,
  parseJson,
  parseNumber,
  parseText,
  showJson,
  showText,
} from "../model/value-text.ts";
import { type ControlProps, controlClass } from "./field-frame.tsx";
import { PlaceholderMenu } from "./placeholder-menu.tsx";
import { useDraftText } from "./use-draft-text.ts";

export type ValueInput = "text" | "number" | "json";

const WAYS: Record<
  ValueInput,
  { readonly show: (value: Json | undefined) => string; readonly parse: (text: string) => Parsed }
> = {
  text: { show: showText, parse: parseText },
  number: { show: showText, parse: parseNumber },
  json: { show: showJson, parse: parseJson },
};

/** The text of a field that belongs to the selected step, and how to change it. */
export function useStepValue(path: JsonPath, value: Json | undefined, input: ValueInput) {
  const { set } = useEditor();
  return useDraftText({ value, ...WAYS[input], onChange: (next) => set(path, next) });
}

export function ValueControl({
  label,
  path,
  input,
  draft,
  placeholder,
  isLiteral,
  control,
}: {
  readonly label: string;
  readonly path: JsonPath;
  readonly input: ValueInput;
  readonly draft: ReturnType<typeof useStepValue>;
  readonly placeholder?: string | undefined;
  readonly isLiteral: boolean;
  readonly control: ControlProps;
}) {
  const { plan, selected, edit, set } = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (reference: string, dependency: string | null) => {
    const caret = area.current?.selectionStart ?? draft.text.length;
    const next =
      input === "text" ? insertPlaceholder(draft.text, reference, caret).text : reference;
    if (dependency === null) {
      set(path, next);
      return;
    }
    const step = plan.steps[selected];
    const waiting = setDependencies(plan, selected, [...(step ? dependsOn(step) : []), dependency]);
    const reading = readPlan(withValueAt(waiting, path, next));
    if (reading.ok) edit(reading.plan);
  };
  return (
    <div className="flex items-start gap-1">
      <textarea
        {...control}
        ref={area}
        rows={1}
        value={draft.text}
        placeholder={placeholder}
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={input === "number" || isLiteral ? keepOneLine : undefined}
        spellCheck={input === "text"}
        className={cx(
          controlClass(control["aria-invalid"]),
          "field-sizing-content max-h-64 min-h-9 resize-none py-1.75 max-md:min-h-11 max-md:py-2.5",
          (input === "json" || draft.text.includes("$")) && "font-mono text-sm max-md:text-base",
        )}
      />
      {!isLiteral && <PlaceholderMenu label={label} onInsert={insert} />}
    </div>
  );
}

/** A line break at the end of a name or a number cannot be seen, and is never meant. */
function keepOneLine(event: KeyboardEvent): void {
  if (event.key === "Enter" && !event.nativeEvent.isComposing) {
    event.preventDefault();
  }
}
