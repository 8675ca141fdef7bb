/** All steps in their order: to choose one, and to add another. Arrow keys with Alt move a step. */
import { CircleAlert, Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Button } from "../../../design/button.tsx";
import { cx } from "../../../design/cx.ts";
import { KindMark } from "../../../graph/kind-mark.tsx";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { actionOf, idOf } from "../model/plan-draft.ts";
import { addStep, moveStep } from "../model/step-edits.ts";
import { formText } from "../text/form-text.ts";

export function StepsList() {
  const t = useText(formText);
  const { document, plan, selected, agents, issues, isWaiting, edit } = useEditor();
  const add = () => {
    const { plan: next, selected: at } = addStep(plan, selected);
    edit(next, { selected: at });
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || isWaiting) return;
    event.preventDefault();
    if (event.altKey) {
      const { plan: next, selected: at } = moveStep(plan, index, index + by);
      edit(next, { selected: at });
    } else {
      document.dispatch({ type: "selected", index: index + by });
    }
    const list = event.currentTarget.closest("ol");
    // Once the list is drawn anew.
    requestAnimationFrame(() => list?.querySelector<HTMLElement>("[aria-current]")?.focus());
  };
  return (
    <section aria-labelledby="steps-title" className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 id="steps-title" className="text-lg font-semibold">
          {t.steps}
        </h2>
        <Button size="sm" disabled={isWaiting} onClick={add}>
          <Plus aria-hidden />
          {t.add}
        </Button>
      </div>
      <ol className="flex max-h-[32rem] flex-col gap-0.5 overflow-y-auto rounded-lg border border-line bg-sunken p-1 empty:hidden">
        {plan.steps.map((step, index) => {
          const wrong = issues.filter((issue) => issue.step === index).length;
          const action = actionOf(step);
          const kind = agents?.find(({ name }) => name === action)?.kind;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or double while one types.
            <li key={index}>
              <button
                type="button"
                aria-current={index === selected || undefined}
                onClick={() => document.dispatch({ type: "selected", index })}
                onKeyDown={(event) => onKey(event, index)}
                className={cx(
                  "flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-left transition-colors -outline-offset-2 max-md:min-h-11",
                  index === selected ? "bg-raised shadow-rest" : "hover:bg-hover",
                )}
              >
                <KindMark kind={kind} />
                <code className="max-w-2/3 shrink-0 truncate font-mono text-sm font-medium">
                  {idOf(step) || "?"}
                </code>
                <span className="min-w-0 flex-1 truncate text-sm text-ink-2">
                  {action || t.noAction}
                </span>
                {wrong > 0 && (
                  <span className="flex items-center gap-1 text-xs text-danger-ink">
                    <CircleAlert aria-hidden className="size-3.5" />
                    <span aria-hidden>{wrong}</span>
                    <span className="sr-only">{t.issues(wrong)}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {plan.steps.length > 1 && <p className="text-xs text-ink-3 max-md:hidden">{t.moveHint}</p>}
    </section>
  );
}
