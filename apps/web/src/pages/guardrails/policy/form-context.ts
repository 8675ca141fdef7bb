/** What every field of the form needs: the value at its path, how to change it, what is wrong there. */
import { createContext, use } from "react";
import type { Json, JsonRecord } from "../../../json/json.ts";
import { type Path, valueAt, withValue } from "./policy-draft.ts";

export interface PolicyForm {
  readonly draft: JsonRecord;
  readonly onChange: (draft: JsonRecord) => void;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
}

export const PolicyFormContext = createContext<PolicyForm>({
  draft: {},
  onChange: () => undefined,
  issues: [],
});

export function usePolicyField(path: Path) {
  const { draft, onChange, issues } = use(PolicyFormContext);
  const name = path.join(".");
  // A list's issue is at one of its entries, and shown at the list.
  const issue = issues.find((found) => found.path === name || found.path.startsWith(`${name}.`));
  return {
    value: valueAt(draft, path),
    set: (value: Json) => onChange(withValue(draft, path, value)),
    error: issue?.message,
  };
}
