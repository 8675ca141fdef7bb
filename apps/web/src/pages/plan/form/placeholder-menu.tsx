/** Offers what a field can refer to: results of steps before, the run's input, the current item. */
import { Braces } from "lucide-react";
import { IconButton } from "../../../design/icon-button.tsx";
import { Picker } from "../../../design/picker.tsx";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { type ReachableGroup, reachable } from "../model/reachable.ts";
import { formText } from "../text/form-text.ts";

export function PlaceholderMenu({
  label,
  onInsert,
}: {
  readonly label: string;
  /** `dependency` is the step that must be waited for from now on. */
  readonly onInsert: (placeholder: string, dependency: string | null) => void;
}) {
  const t = useText(formText);
  const { plan, selected, agents, input, isWaiting } = useEditor();
  const groups = () => reachable(plan, selected, agents ?? [], input);
  const titleOf = ({ kind, step, action, addsDependency }: ReachableGroup) => {
    if (kind === "input") return t.fromInput;
    if (kind === "scope") return t.fromScope;
    const title = t.fromStep(step, action || t.noAction);
    return addsDependency ? `${title} (${t.willWait})` : title;
  };
  const pick = (placeholder: string) => {
    const group = groups().find(({ values }) =>
      values.some((one) => one.placeholder === placeholder),
    );
    onInsert(placeholder, group?.addsDependency ? group.step : null);
  };
  return (
    <Picker
      label={t.insert(label)}
      placeholder={t.searchValues}
      empty={t.noValues}
      align="end"
      onPick={pick}
      groups={() =>
        groups().map((group) => ({
          id: `${group.kind} ${group.step}`,
          title: titleOf(group),
          options: group.values.map(({ placeholder, type }) => ({
            value: placeholder,
            keywords: [group.action],
            show: (
              <span className="flex min-w-0 items-baseline justify-between gap-4">
                <code className="font-mono text-sm break-all">{placeholder}</code>
                <code className="max-w-1/2 shrink-0 truncate font-mono text-xs text-ink-3">
                  {type}
                </code>
              </span>
            ),
          })),
        }))
      }
      trigger={
        <IconButton label={t.insert(label)} disabled={isWaiting} className="max-md:size-11">
          <Braces aria-hidden />
        </IconButton>
      }
    />
  );
}
