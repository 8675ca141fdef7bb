/** What was done, in words. A code that this page does not know stands for itself. */
import type { AuditEvent } from "@bole/server/contract";
import { useText } from "../../i18n/text.ts";
import { talentText } from "../../talent/talent-text.ts";
import { candidateText } from "../candidate/candidate-text.ts";
import { auditText } from "./audit-text.ts";

type Code = keyof typeof auditText.en.actions;

function isCode(action: string): action is Code {
  return Object.hasOwn(auditText.en.actions, action);
}

export const CODES = Object.keys(auditText.en.actions).filter(isCode);

export function useAuditWords() {
  const t = useText(auditText);
  const stages = new Map<string, string>(Object.entries(useText(talentText).stages));
  const fields = new Map<string, unknown>(Object.entries(useText(candidateText).editing));
  const named = ({ facts }: AuditEvent) => {
    const told = {
      ...facts,
      to: stages.get(facts.to ?? "") ?? facts.to,
      fields: facts.fields
        ?.split(", ")
        .map((name) => fields.get(name) ?? name)
        .join(", "),
    };
    const { kind } = facts;
    const effect =
      kind === "move_stage" || kind === "erase_person" ? t.effects[kind](told) : undefined;
    return { ...told, effect };
  };
  return {
    action: (action: string) => (isCode(action) ? t.actions[action] : action),
    detail: (event: AuditEvent) =>
      isCode(event.action) ? t.details[event.action](named(event)) : "",
  };
}
