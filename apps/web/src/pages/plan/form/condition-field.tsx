/** A question that decides whether a step runs, or whether it is done repeating. */
import { Select } from "../../../design/select.tsx";
import { useText } from "../../../i18n/text.ts";
import { formatPath, type JsonPath, valueAt } from "../../../json/json-path.ts";
import { useEditor } from "../editor-context.ts";
import {
  COMPARISONS,
  type ConditionForm,
  type ConditionKind,
  changeKind,
  readCondition,
  STATUSES,
  writeCondition,
} from "../model/condition-form.ts";
import { issuesBelow } from "../model/issue-places.ts";
import { idOf } from "../model/plan-draft.ts";
import { formText } from "../text/form-text.ts";
import { IssueNotes } from "./field-frame.tsx";
import { ValueField } from "./value-field.tsx";

const KINDS: readonly ConditionKind[] = ["none", "value", "exists", "compare", "status", "json"];

export function ConditionField({
  path,
  label,
  required,
}: {
  readonly path: JsonPath;
  readonly label: string;
  /** There must be a question: "always" is not offered. */
  readonly required?: boolean;
}) {
  const t = useText(formText).condition;
  const { plan, issues, set } = useEditor();
  const form = readCondition(valueAt(plan, path));
  const write = (next: ConditionForm) => set(path, writeCondition(next));
  const kinds = KINDS.filter((kind) => !required || kind !== "none");
  return (
    <div className="flex flex-col gap-3" data-field={formatPath(path)}>
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-medium">{label}</span>
        <Select
          label={`${label}: ${t.kind}`}
          value={form.kind}
          options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(kind) => write(changeKind(form, kind))}
        />
      </div>
      <Rest form={form} path={path} write={write} />
      {(form.kind === "none" || form.kind === "status") && (
        <IssueNotes issues={issuesBelow(issues, path)} />
      )}
    </div>
  );
}

function Rest({
  form,
  path,
  write,
}: {
  readonly form: ConditionForm;
  readonly path: JsonPath;
  readonly write: (form: ConditionForm) => void;
}) {
  const t = useText(formText).condition;
  const { plan } = useEditor();
  switch (form.kind) {
    case "none":
      return null;
    case "value":
      return <ValueField path={path} label={t.placeholder} input="text" />;
    case "exists":
      return <ValueField path={[...path, "exists"]} label={t.placeholder} input="text" />;
    case "compare":
      return (
        <>
          <ValueField path={[...path, form.by, 0]} label={t.left} input="json" />
          <Select
            label={t.by}
            value={form.by}
            options={COMPARISONS.map((value) => ({ value, label: t.comparisons[value] }))}
            onChange={(by) => write({ ...form, by })}
          />
          <ValueField path={[...path, form.by, 1]} label={t.right} input="json" />
        </>
      );
    case "status": {
      const ids = [...new Set([...plan.steps.map(idOf), form.step])].filter((id) => id !== "");
      return (
        <div className="flex flex-wrap gap-2">
          <Select
            label={t.step}
            value={form.step === "" ? "?" : form.step}
            options={[
              ...(form.step === "" ? [{ value: "?", label: t.step }] : []),
              ...ids.map((value) => ({ value, label: value })),
            ]}
            onChange={(step) => write({ ...form, step })}
          />
          <Select
            label={t.status}
            value={form.status}
            options={STATUSES.map((value) => ({ value, label: t.statuses[value] }))}
            onChange={(status) => write({ ...form, status })}
          />
        </div>
      );
    }
    case "json":
      return <ValueField path={path} label={t.json} input="json" />;
    default:
      return form satisfies never;
  }
}
