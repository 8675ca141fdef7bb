/** Which agent the selected step calls. */
import { ChevronsUpDown } from "lucide-react";
import { cx } from "../../../design/cx.ts";
import { Picker } from "../../../design/picker.tsx";
import { KindMark } from "../../../graph/kind-mark.tsx";
import { useText } from "../../../i18n/text.ts";
import type { JsonPath } from "../../../json/json-path.ts";
import { useEditor } from "../editor-context.ts";
import { actionOf, type StepDraft } from "../model/plan-draft.ts";
import { formText } from "../text/form-text.ts";
import { buttonProps, controlClass, FieldFrame } from "./field-frame.tsx";

export function AgentField({ step, base }: { readonly step: StepDraft; readonly base: JsonPath }) {
  const t = useText(formText);
  const { agents, set } = useEditor();
  const action = actionOf(step);
  const agent = agents?.find(({ name }) => name === action);
  const hint = agent?.description;
  return (
    <FieldFrame
      path={[...base, "action"]}
      label={t.action}
      required
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        <>
          <Picker
            label={t.chooseAgent}
            placeholder={t.searchAgents}
            empty={t.noAgents}
            onPick={(name) => set([...base, "action"], name)}
            groups={() => [
              {
                id: "agents",
                options: (agents ?? []).map(({ name, description, kind }) => ({
                  value: name,
                  keywords: [description, kind, t.kinds[kind]],
                  show: (
                    <span className="flex items-start gap-2.5">
                      <span className="flex h-5.5 items-center">
                        <KindMark kind={kind} />
                      </span>
                      <span className="min-w-0 flex-1">
                        <span className="flex items-baseline justify-between gap-3">
                          <code className="font-mono text-sm font-medium">{name}</code>
                          <span className="shrink-0 text-xs text-ink-3">{t.kinds[kind]}</span>
                        </span>
                        <span className="line-clamp-2 text-sm text-ink-2">{description}</span>
                      </span>
                    </span>
                  ),
                })),
              },
            ]}
            trigger={
              <button
                {...buttonProps(control)}
                className={cx(
                  controlClass(control["aria-invalid"]),
                  "flex h-9 items-center gap-2.5 text-left max-md:h-11",
                )}
              >
                <KindMark kind={agent?.kind} />
                {action === "" ? (
                  <span className="text-ink-2">{t.chooseAgent}</span>
                ) : (
                  <code className="truncate font-mono text-sm">{action}</code>
                )}
                {agent !== undefined && " "}
                {agent !== undefined && (
                  <span className="ml-auto text-xs text-ink-3">{t.kinds[agent.kind]}</span>
                )}
                <ChevronsUpDown
                  aria-hidden
                  className={cx("size-4 shrink-0 text-ink-3", agent === undefined && "ml-auto")}
                />
              </button>
            }
          />
          {agent !== undefined && agent.effects.length > 0 && (
            <p className="text-sm text-warning-ink">{t.effects(agent.effects.join(", "))}</p>
          )}
        </>
      )}
    </FieldFrame>
  );
}
