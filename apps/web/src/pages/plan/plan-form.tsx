/** The plan as a form: its steps, the one that is selected, and what is said about the whole. */
import { ListPlus, Plus } from "lucide-react";
import { Button } from "../../design/button.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { useText } from "../../i18n/text.ts";
import { useEditor } from "./editor-context.ts";
import { PlanFields } from "./form/plan-fields.tsx";
import { StepForm } from "./form/step-form.tsx";
import { StepsList } from "./form/steps-list.tsx";
import { addStep } from "./model/step-edits.ts";
import { formText } from "./text/form-text.ts";
import { planText } from "./text/plan-text.ts";

export function PlanForm({ onText }: { readonly onText: () => void }) {
  const t = useText(formText);
  const { plan, isWaiting, edit } = useEditor();
  const addFirst = () => {
    const { plan: next, selected } = addStep(plan, -1);
    edit(next, { selected });
  };
  return (
    <div className="@container flex min-w-0 flex-col gap-6">
      {isWaiting && <Waiting onText={onText} />}
      {plan.steps.length === 0 ? (
        <EmptyState
          icon={<ListPlus aria-hidden />}
          title={t.empty}
          detail={t.emptyDetail}
          action={
            <Button variant="primary" disabled={isWaiting} onClick={addFirst}>
              <Plus aria-hidden />
              {t.add}
            </Button>
          }
        />
      ) : (
        <div className="grid items-start gap-6 @2xl:grid-cols-[15rem_minmax(0,1fr)]">
          <StepsList />
          <div className="min-w-0 @2xl:border-l @2xl:border-line @2xl:pl-6">
            <StepForm />
          </div>
        </div>
      )}
      <div className="border-t border-line pt-4">
        <PlanFields />
      </div>
    </div>
  );
}

function Waiting({ onText }: { readonly onText: () => void }) {
  const t = useText(planText);
  const { document } = useEditor();
  const { flaw } = document.get().editor;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-warning-soft px-4 py-3 text-warning-ink"
    >
      <div className="min-w-0">
        <p className="font-medium">{t.waits}</p>
        {flaw !== null && (
          <p className="text-sm">{t.flawAt(flaw.line, flaw.column, t.flaws[flaw.code])}</p>
        )}
        <p className="text-sm">{t.waitsDetail}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onText}>
          {t.toText}
        </Button>
        <Button size="sm" onClick={() => document.dispatch({ type: "mended" })}>
          {t.mend}
        </Button>
      </div>
    </div>
  );
}
