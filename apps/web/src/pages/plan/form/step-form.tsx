/** The selected step, field by field. */
import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { issuesBeside } from "../model/issue-places.ts";
import { idOf } from "../model/plan-draft.ts";
import { duplicateStep, type Edited, moveStep, removeStep } from "../model/step-edits.ts";
import { formText } from "../text/form-text.ts";
import { ADVANCED_FIELDS, AdvancedSection } from "./advanced-section.tsx";
import { AgentField } from "./agent-field.tsx";
import { ArgsSection } from "./args-section.tsx";
import { DependenciesField } from "./dependencies-field.tsx";
import { IssueNotes } from "./field-frame.tsx";
import { IdField } from "./id-field.tsx";

export function StepForm() {
  const t = useText(formText);
  const { plan, selected, issues, isWaiting, edit } = useEditor();
  const step = plan.steps[selected];
  const base = useMemo(() => ["steps", selected], [selected]);
  if (step === undefined) return null;
  const shown = ["id", "action", "depends_on", ...ADVANCED_FIELDS].map((field) => [field]);
  // An argument is shown if it is there or the agent knows it; one that is missing altogether is not.
  const beside = issuesBeside(issues, selected, [...shown, ["args"]]);
  const apply = ({ plan: next, selected: at }: Edited) => edit(next, { selected: at });
  return (
    <section aria-labelledby="step-name" className="@container flex min-w-0 flex-col gap-5">
      <header className="flex items-center justify-between gap-2">
        <h2 id="step-name" className="min-w-0 truncate text-lg font-semibold">
          {t.editing(idOf(step))}
        </h2>
        <div className="flex">
          <IconButton
            label={t.up}
            disabled={isWaiting || selected === 0}
            onClick={() => apply(moveStep(plan, selected, selected - 1))}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={t.down}
            disabled={isWaiting || selected === plan.steps.length - 1}
            onClick={() => apply(moveStep(plan, selected, selected + 1))}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton
            label={t.duplicate}
            disabled={isWaiting}
            onClick={() => apply(duplicateStep(plan, selected))}
          >
            <Copy aria-hidden />
          </IconButton>
          <IconButton
            label={t.remove}
            disabled={isWaiting}
            onClick={() => apply(removeStep(plan, selected))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </header>
      {beside.length > 0 && (
        <div className="flex flex-col gap-1 rounded-md bg-danger-soft px-3 py-2">
          <IssueNotes issues={beside} />
        </div>
      )}
      <div className="grid items-start gap-4 @md:grid-cols-[10rem_minmax(0,1fr)]">
        <IdField key={selected} step={step} base={base} />
        <AgentField step={step} base={base} />
      </div>
      <DependenciesField step={step} base={base} />
      <ArgsSection key={`args ${selected}`} step={step} base={base} />
      <AdvancedSection key={`advanced ${selected}`} step={step} base={base} />
    </section>
  );
}
