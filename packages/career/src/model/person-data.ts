/** What a model is shown of a person. */
import type { JsonValue } from "@bole/engine";
import { masked } from "@bole/guardrails";
import type { SaidBefore } from "@bole/models";
import type { Fact } from "../facts/fact.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import type { CareerMessage } from "../state/career-state.ts";
import type { UserProfile } from "../state/user-profile.ts";

export const factsForModel = (facts: readonly Fact[]): JsonValue =>
  facts.map(({ fact_id, kind, label, words, excludes, day, occupations: [occupation] }) => ({
    ...{ id: fact_id, kind, quote: words },
    ...(label !== null && { label }),
    ...(occupation !== undefined && { occupation: occupationById(occupation).en }),
    ...(excludes.length > 0 && { rules_out: [...excludes] }),
    ...(day !== null && { date: day }),
  }));

/** How to reach somebody is no part of advice. */
export const saidBefore = (messages: readonly CareerMessage[]): SaidBefore[] =>
  messages.map(({ role, content }) => ({ role, text: masked(content) }));

/** Without what nobody filled in. */
export function profileForModel({
  user_id: _user,
  resume_id: _resume,
  ...profile
}: UserProfile): JsonValue | undefined {
  const given = Object.entries(profile).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
