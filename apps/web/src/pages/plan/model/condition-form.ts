/** A condition as a person fills it in; the rarer forms (not, all, any) stay JSON. */
import { isList, isRecord, type Json } from "../../../json/json.ts";

export const COMPARISONS = ["eq", "ne", "gt", "gte", "lt", "lte"] as const;
export type Comparison = (typeof COMPARISONS)[number];
export const STATUSES = ["completed", "failed", "skipped"] as const;
export type AskedStatus = (typeof STATUSES)[number];

export type ConditionForm =
  | { readonly kind: "none" }
  /** Its value says something; or, with `exists`, is there at all. */
  | { readonly kind: "value" | "exists"; readonly placeholder: string }
  | {
      readonly kind: "compare";
      readonly by: Comparison;
      readonly left: Json;
      readonly right: Json;
    }
  | { readonly kind: "status"; readonly status: AskedStatus; readonly step: string }
  | { readonly kind: "json"; readonly value: Json };

export type ConditionKind = ConditionForm["kind"];

export function readCondition(value: Json | undefined): ConditionForm {
  if (value === undefined) return { kind: "none" };
  if (typeof value === "string") return { kind: "value", placeholder: value };
  const [entry, more] = isRecord(value) ? Object.entries(value) : [];
  if (entry === undefined || more !== undefined) return { kind: "json", value };
  const [key, inner] = entry;
  if (key === "exists" && typeof inner === "string") return { kind: "exists", placeholder: inner };
  const by = COMPARISONS.find((name) => name === key);
  if (by !== undefined && isList(inner) && inner.length === 2) {
    const [left = "", right = ""] = inner;
    return { kind: "compare", by, left, right };
  }
  const status = STATUSES.find((name) => name === key);
  if (status !== undefined && typeof inner === "string") {
    return { kind: "status", status, step: inner };
  }
  return { kind: "json", value };
}

export function writeCondition(form: ConditionForm): Json | undefined {
  switch (form.kind) {
    case "none":
      return undefined;
    case "value":
      return form.placeholder;
    case "exists":
      return { exists: form.placeholder };
    case "compare":
      return { [form.by]: [form.left, form.right] };
    case "status":
      return { [form.status]: form.step };
    case "json":
      return form.value;
    default:
      return form satisfies never;
  }
}

/** Another kind of question that keeps what was already said. */
export function changeKind(form: ConditionForm, kind: ConditionKind): ConditionForm {
  if (form.kind === kind) return form;
  const placeholder = "placeholder" in form ? form.placeholder : firstText(form);
  switch (kind) {
    case "none":
      return { kind };
    case "value":
    case "exists":
      return { kind, placeholder: placeholder || "$" };
    case "compare":
      return { kind, by: "eq", left: placeholder || "$", right: "" };
    case "status":
      return { kind, status: "completed", step: "" };
    case "json":
      return { kind, value: { not: writeCondition(form) ?? "$" } };
    default:
      return kind satisfies never;
  }
}

function firstText(form: ConditionForm): string {
  return form.kind === "compare" && typeof form.left === "string" ? form.left : "";
}
