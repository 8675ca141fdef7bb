/**
 * The policy in force and a draft of the next one. What others save meanwhile does not touch the
 * draft; saving it over theirs is refused, and said.
 */
import type { CurrentPolicy } from "@bole/server/contract";
import { Segmented } from "../../../design/segmented.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { guardrailsText } from "../guardrails-text.ts";
import { PolicyFormContext } from "./form-context.ts";
import { PolicyForm } from "./policy-form.tsx";
import { PolicyHistory } from "./policy-history.tsx";
import { SaveBar } from "./save-bar.tsx";
import { usePolicyDraft } from "./use-policy-draft.ts";

const VIEWS = ["form", "json"] as const;

export function PolicyEditor({ current }: { readonly current: CurrentPolicy }) {
  const t = useText(guardrailsText).policy;
  const editor = usePolicyDraft(current);
  const { base, draft, text, view, note, issues } = editor;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <form
        className="min-w-0"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          editor.save();
        }}
      >
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-ink-2">
            {base.version === 0 ? t.firstInForce : t.inForce(base.version)}
            {!current.may_edit && ` · ${t.readOnly}`}
          </p>
          <Segmented
            label={t.view}
            value={view}
            segments={VIEWS.map((value) => ({ value, label: t.views[value] }))}
            onChange={editor.show}
          />
        </div>
        <fieldset disabled={!current.may_edit} className="min-w-0">
          {view === "form" ? (
            <PolicyFormContext value={{ draft, onChange: editor.change, issues }}>
              <PolicyForm />
            </PolicyFormContext>
          ) : (
            <TextArea
              label={t.json}
              labelHidden
              mono
              rows={28}
              value={text}
              onChange={({ target }) => editor.write(target.value)}
              {...(editor.textFault !== undefined && { error: editor.textFault })}
            />
          )}
        </fieldset>
        {current.may_edit && (
          <SaveBar
            isChanged={editor.isChanged}
            isPending={editor.isPending}
            error={editor.error}
            note={note}
            onNote={editor.setNote}
            onDiscard={editor.reset}
          />
        )}
      </form>
      <PolicyHistory
        current={current.version}
        {...(current.may_edit && { onRestore: editor.restore })}
      />
    </div>
  );
}
