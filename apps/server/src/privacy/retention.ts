/** What a retention rule would delete, and deleting it. */
import { isBoleError, type Principal } from "@bole/base";
import type { ConfirmedRule, RetentionKind } from "@bole/talent";
import type { PrivacyParts } from "./privacy-host.ts";

/** People that a preview names; the rest it counts. */
const MOST_NAMED = 100;

export interface RetentionPreview {
  readonly kind: RetentionKind;
  readonly months: number;
  /** Nothing that happened at this time or later is deleted. */
  readonly before: string;
  readonly count: number;
  /** Of candidates the first hundred. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

export async function previewRetention(
  { talent, runs }: PrivacyParts,
  { tenant }: Principal,
  kind: RetentionKind,
  months: number,
): Promise<RetentionPreview> {
  const before = talent.retention.before(months);
  if (kind === "candidates") {
    const idle = await talent.retention.idleCandidates({ tenant }, months);
    const people = idle.slice(0, MOST_NAMED).map(({ id, name }) => ({ id, name }));
    return { kind, months, before, count: idle.length, people };
  }
  const count = kind === "runs" ? runs.countRuns(tenant, before) : runs.countLogs(tenant, before);
  return { kind, months, before, count: await count, people: [] };
}

/** @returns how many it deleted */
export async function applyRetention(parts: PrivacyParts, rule: ConfirmedRule): Promise<number> {
  const { talent, runs } = parts;
  const before = talent.retention.before(rule.months);
  const deleted =
    rule.kind === "candidates"
      ? await eraseIdle(parts, rule)
      : rule.kind === "runs"
        ? await runs.deleteRuns(rule.tenant, before)
        : await runs.deleteLogs(rule.tenant, before);
  await talent.retention.noteApplied(rule, deleted);
  return deleted;
}

/** By the gate, as anybody: with the approval of whoever confirmed the rule. */
async function eraseIdle({ talent }: PrivacyParts, rule: ConfirmedRule): Promise<number> {
  const { tenant, months, confirmed_by, confirmed_at } = rule;
  const principal: Principal = { tenant, user: "retention", roles: ["owner"] };
  let erased = 0;
  for (const { id, version } of await talent.retention.idleCandidates({ tenant }, months)) {
    const content = {
      kind: "erase_person" as const,
      payload: { person_id: id, version, reason: `retention: ${months} months` },
    };
    const origin = {
      idempotency_key: `retention:${id}:${version}:${confirmed_at}`,
      approval: {
        gate_id: `retention:candidates:${months}`,
        by: { user: confirmed_by, roles: ["owner" as const] },
      },
    };
    try {
      const { state } = await talent.effects.request(principal, content, origin);
      if (state === "done") erased += 1;
    } catch (error) {
      // Somebody has changed or held them in between: the next time decides anew.
      if (!isBoleError(error)) throw error;
    }
  }
  return erased;
}
