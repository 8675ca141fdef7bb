/** What became of a plan by its last change. */
import type { PlanDifference as Difference } from "@bole/server/contract";
import { Minus, PencilLine, Plus } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { planText } from "../text/plan-text.ts";

export function PlanDifference({ difference }: { readonly difference: Difference }) {
  const t = useText(planText);
  const { added, removed, changed } = difference;
  const kinds = [
    { name: t.added, list: added, icon: Plus, look: "text-ok-ink" },
    { name: t.removed, list: removed, icon: Minus, look: "text-danger-ink" },
    { name: t.changed, list: changed, icon: PencilLine, look: "text-warning-ink" },
  ];
  if (added.length + removed.length + changed.length === 0) return null;
  return (
    <section
      aria-label={t.difference}
      role="status"
      className="rounded-md border border-line bg-sunken px-3 py-2 text-sm"
    >
      <ul className="flex flex-col gap-1">
        {kinds.flatMap(({ name, list, icon: Icon, look }) =>
          list.map((what) => (
            <li key={`${name} ${what}`} className="flex items-start gap-2">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${look}`} />
              <span className="min-w-0 break-words">
                <span className={look}>{name}:</span> {what}
              </span>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
