/** Why talent lets nobody draft a mail, as the steps of a plan pass it on. */
import type { NotDrafted } from "@bole/talent";
import type { LeftOut } from "../model/index.ts";

export function leftOutBy(reason: NotDrafted | null): LeftOut["left_out"] | null {
  if (reason === null) return null;
  if (reason.code === "suppressed") return { code: reason.code, facts: { reason: reason.reason } };
  if (reason.code === "wrong_stage") return { code: reason.code, facts: { stage: reason.stage } };
  return { code: reason.code, facts: { ...reason.facts } };
}
