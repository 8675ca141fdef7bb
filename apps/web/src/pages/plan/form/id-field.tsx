/**
 * The id of the selected step. It takes effect when the field is left: while it is being typed it
 * may equal another id for a moment, and then nobody could tell what refers to which.
 */
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import type { JsonPath } from "../../../json/json-path.ts";
import { useEditor } from "../editor-context.ts";
import { idOf, type StepDraft } from "../model/plan-draft.ts";
import { renameStep } from "../model/step-edits.ts";
import { formText } from "../text/form-text.ts";
import { controlClass, FieldFrame } from "./field-frame.tsx";

export function IdField({ step, base }: { readonly step: StepDraft; readonly base: JsonPath }) {
  const t = useText(formText);
  const { plan, selected, edit } = useEditor();
  const id = idOf(step);
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed !== null && typed.trim() !== id) edit(renameStep(plan, selected, typed.trim()));
    setTyped(null);
  };
  return (
    <FieldFrame path={[...base, "id"]} label={t.id} hint={t.idHint} required>
      {(control) => (
        <input
          {...control}
          value={typed ?? id}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          maxLength={64}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === "Enter") settle();
            if (event.key === "Escape") setTyped(null);
          }}
          className={`${controlClass(control["aria-invalid"])} h-9 font-mono text-sm max-md:h-11`}
        />
      )}
    </FieldFrame>
  );
}
