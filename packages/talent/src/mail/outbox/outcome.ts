/** What can become of a mail that a dispatcher has in hand. */
import type { ReasonCode, StateReason } from "../../model/message.ts";

export type Outcome =
  | { readonly state: "sent"; readonly reason: StateReason | null }
  | { readonly state: "failed" | "uncertain" | "cancelled"; readonly reason: StateReason }
  | { readonly state: "postponed"; readonly reason: StateReason; readonly until: Date | null };

export function because(
  code: ReasonCode,
  facts: Readonly<Record<string, string>> = {},
): StateReason {
  return { code, facts };
}
