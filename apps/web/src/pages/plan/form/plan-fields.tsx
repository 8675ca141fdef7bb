/** What is said about the plan as a whole. */
import { ChevronRight } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { useEditor } from "../editor-context.ts";
import { issuesBelow } from "../model/issue-places.ts";
import { parseJson, showJson } from "../model/value-text.ts";
import { formText } from "../text/form-text.ts";
import { controlClass, FieldFrame, IssueNotes } from "./field-frame.tsx";
import { useDraftText } from "./use-draft-text.ts";

const KNOWN = ["steps", "description", "version", "meta"];

export function PlanFields() {
  const t = useText(formText);
  const { plan, issues, set } = useEditor();
  const beside = issues.filter(
    ({ at: [first, second] }) =>
      !KNOWN.includes(String(first ?? "")) ||
      (first === "steps" && second === undefined && plan.steps.length > 0),
  );
  const hasIssue = ["description", "version", "meta"].some(
    (field) => issuesBelow(issues, [field]).length > 0,
  );
  const meta = useDraftText({
    value: plan.meta,
    show: showJson,
    parse: parseJson,
    onChange: (value) => set(["meta"], value),
  });
  const textOf = (field: string) => (typeof plan[field] === "string" ? plan[field] : "");
  return (
    <>
      {beside.length > 0 && (
        <div className="mb-4 flex flex-col gap-1 rounded-md bg-danger-soft px-3 py-2">
          <IssueNotes issues={beside} />
        </div>
      )}
      <details open={hasIssue || undefined} className="group">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 text-ink-3 transition-transform group-open:rotate-90"
          />
          {t.plan}
        </summary>
        <div className="mt-4 flex flex-col gap-4">
          <FieldFrame path={["description"]} label={t.description}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={textOf("description")}
                onChange={(event) => set(["description"], event.target.value || undefined)}
                className={`${controlClass(control["aria-invalid"])} field-sizing-content py-1.75`}
              />
            )}
          </FieldFrame>
          <FieldFrame path={["version"]} label={t.planVersion} hint={t.planVersionHint}>
            {(control) => (
              <input
                {...control}
                value={textOf("version")}
                onChange={(event) => set(["version"], event.target.value || undefined)}
                className={`${controlClass(control["aria-invalid"])} h-9 max-md:h-11`}
              />
            )}
          </FieldFrame>
          <FieldFrame
            path={["meta"]}
            label={t.meta}
            flaw={meta.isReadable ? undefined : t.notJson(1, 1)}
          >
            {(control) => (
              <textarea
                {...control}
                rows={2}
                value={meta.text}
                spellCheck={false}
                onChange={(event) => meta.change(event.target.value)}
                className={`${controlClass(control["aria-invalid"])} field-sizing-content py-1.75 font-mono text-sm`}
              />
            )}
          </FieldFrame>
        </div>
      </details>
    </>
  );
}
