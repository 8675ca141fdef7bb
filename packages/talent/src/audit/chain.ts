/**
 * The links of the audit log. Each row's hash covers what it says and the hash of the row before it, so
 * nobody changes, removes or moves a row without all later ones saying so. What a row tells (`facts`)
 * is covered by a salted hash of its own: erasing a person takes facts and salt away, and the chain
 * holds. Migration 023 uses these functions: they must never change.
 */
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";

/** What the first row of a log follows. */
export const GENESIS = "0".repeat(64);

/** Rows of the demo are made up and go with it: they are no part of the chain. For SQL's LIKE. */
export const NOT_CHAINED = "audit_demo_%";

/** The same, for one row. */
export function isChained(id: string): boolean {
  return !id.startsWith(NOT_CHAINED.slice(0, -1));
}

/** What a link covers, as it stands in the row. */
export interface ChainedRow {
  readonly pos: number | null;
  readonly tenant: string;
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly person_id: string | null;
  readonly job_id: string | null;
  readonly run_id: string | null;
  readonly effect_id: string | null;
}

export function newSalt(): string {
  return randomBytes(16).toString("hex");
}

export function factsHash(salt: string, facts: string): string {
  return sha256(JSON.stringify([salt, facts]));
}

export function linkHash(prev: string, facts_hash: string, row: ChainedRow): string {
  const { pos, tenant, id, at, actor, action, person_id, job_id, run_id, effect_id } = row;
  const covered = [pos, tenant, id, at, actor, action, person_id, job_id, run_id, effect_id];
  return sha256(JSON.stringify([prev, facts_hash, ...covered]));
}

/** Names the rows that one erasure emptied, whatever their order. */
export function redactionHash(ids: Iterable<string>): string {
  return sha256(JSON.stringify([...ids].sort()));
}

/** What the row of an erasure says of the rows that it emptied. */
export const RedactionFacts = z.looseObject({ redacted_hash: z.string() });

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
