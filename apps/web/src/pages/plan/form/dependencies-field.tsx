/** Which steps the selected one waits for. */
import { Plus, X } from "lucide-react";
import { buttonClass } from "../../../design/button.tsx";
import { Picker } from "../../../design/picker.tsx";
import { KindMark } from "../../../graph/kind-mark.tsx";
import { useText } from "../../../i18n/text.ts";
import type { JsonPath } from "../../../json/json-path.ts";
import { useEditor } from "../editor-context.ts";
import { actionOf, dependsOn, idOf, type StepDraft } from "../model/plan-draft.ts";
import { possibleDependencies, setDependencies } from "../model/step-edits.ts";
import { formText } from "../text/form-text.ts";
import { buttonProps, FieldFrame } from "./field-frame.tsx";

export function DependenciesField({
  step,
  base,
}: {
  readonly step: StepDraft;
  readonly base: JsonPath;
}) {
  const t = useText(formText);
  const { plan, selected, agents, edit } = useEditor();
  const chosen = dependsOn(step);
  const actionById = new Map(plan.steps.map((other) => [idOf(other), actionOf(other)]));
  const kindOf = (id: string) => agents?.find(({ name }) => name === actionById.get(id))?.kind;
  const possible = possibleDependencies(plan, selected).filter((id) => !chosen.includes(id));
  const choose = (ids: readonly string[]) => edit(setDependencies(plan, selected, ids));
  return (
    <FieldFrame
      path={[...base, "depends_on"]}
      label={t.dependsOn}
      {...(chosen.length > 0 && { hint: t.dependsOnHint })}
    >
      {(control) => (
        <div className="flex flex-wrap items-center gap-1.5">
          {chosen.map((id) => (
            <span
              key={id}
              className="inline-flex h-8 min-w-0 items-center gap-2 rounded-md border border-line bg-sunken pl-2.5 max-md:h-11"
            >
              <KindMark kind={kindOf(id)} />
              <code className="truncate font-mono text-sm">{id}</code>
              <span className="truncate text-sm text-ink-3">{actionById.get(id)}</span>
              <button
                type="button"
                disabled={control.disabled}
                aria-label={t.removeOne(id)}
                onClick={() => choose(chosen.filter((other) => other !== id))}
                className="flex size-8 items-center justify-center rounded-md text-ink-3 hover:text-ink max-md:size-11"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </span>
          ))}
          {chosen.length === 0 && (
            <span className="mr-1 text-sm text-ink-2">{t.noDependencies}</span>
          )}
          <Picker
            label={t.addDependency}
            placeholder={t.searchSteps}
            empty={t.noSteps}
            onPick={(id) => choose([...chosen, id])}
            groups={() => [
              {
                id: "steps",
                options: possible.map((id) => ({
                  value: id,
                  keywords: [actionById.get(id) ?? ""],
                  show: (
                    <span className="flex items-center gap-2.5">
                      <KindMark kind={kindOf(id)} />
                      <code className="font-mono text-sm">{id}</code>
                      <span className="truncate text-sm text-ink-2">{actionById.get(id)}</span>
                    </span>
                  ),
                })),
              },
            ]}
            trigger={
              <button {...buttonProps(control)} className={buttonClass("ghost", "sm")}>
                <Plus aria-hidden />
                {t.addDependency}
              </button>
            }
          />
        </div>
      )}
    </FieldFrame>
  );
}
