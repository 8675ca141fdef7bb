/** What to go on with instead, as JSON; a changed plan is drawn and checked while one types. */
import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { GuardedButton } from "../../design/guarded-button.tsx";
import { useText } from "../../i18n/text.ts";
import { type Json, prettyJson, sameJson } from "../../json/json.ts";
import { effectText } from "../../talent/effect-text.ts";
import { JsonField, jsonOf } from "../../values/json-field.tsx";
import { approvalsText } from "./approvals-text.ts";
import { effectOf, type Gate, subjectOf } from "./gate.ts";
import { PlanPreview } from "./plan-preview.tsx";

export function EditForm({
  gate,
  pending,
  onBack,
  onSend,
}: {
  readonly gate: Gate;
  readonly pending: boolean;
  readonly onBack: () => void;
  readonly onSend: (value: Json) => void;
}) {
  const t = useText(approvalsText);
  const effects = useText(effectText);
  const subject = subjectOf(gate);
  const [text, setText] = useState(() => prettyJson(gate.ask));
  const value = jsonOf(text);
  const unchanged = value !== undefined && sameJson(value, gate.ask);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (value !== undefined && !unchanged && !pending) onSend(value);
      }}
    >
      <JsonField
        label={t.value[subject]}
        text={text}
        onChange={setText}
        rows={Math.min(22, Math.max(6, text.split("\n").length + 1))}
        {...(unchanged && { hint: t.unchanged })}
      />
      {subject === "plan" && value !== undefined && !unchanged && <PlanPreview plan={value} />}
      <div className="flex flex-wrap gap-2">
        <GuardedButton
          subject={gate.gate_id}
          type="submit"
          variant="primary"
          loading={pending}
          disabled={value === undefined || unchanged}
        >
          {effects.changed(effectOf(gate, effects))}
        </GuardedButton>
        <Button onClick={onBack}>{t.cancel}</Button>
      </div>
    </form>
  );
}
