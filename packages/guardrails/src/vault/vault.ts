/**
 * Keeps what was redacted in a run. A value leaves it only for the user whose run it is; there is no
 * role that may see more. The mask in the text says nothing about the value.
 */
import type { Store, TenantDb } from "@bole/store";
import { guardrailErrors } from "../errors.ts";
import { maskOf, replaceFindings } from "../pii/mask.ts";
import type { PiiFinding } from "../pii/pii-kind.ts";
import type { GuardrailTables } from "../sql/tables.ts";
import type { Sealer, SealOwner } from "./seal.ts";

export class Vault {
  readonly #store: Store<GuardrailTables>;
  readonly #sealer: Sealer;
  readonly #now: () => Date;

  constructor(store: Store<GuardrailTables>, sealer: Sealer, now: () => Date) {
    this.#store = store;
    this.#sealer = sealer;
    this.#now = now;
  }

  /** The text with each finding masked. The same value has the same mask in all of a run. */
  async redact(text: string, findings: readonly PiiFinding[], owner: SealOwner): Promise<string> {
    if (findings.length === 0) return text;
    const masks = await this.#store.transaction(async (transaction) => {
      await transaction.lock(`guardrail-vault:${owner.tenant}:${owner.run_id}`);
      return this.#keep(transaction.forTenant(owner.tenant), findings, owner);
    });
    return replaceFindings(text, findings, (value) => masks.get(value) ?? "");
  }

  /** The text with every mask of the run replaced by what it stands for. */
  async restore(text: string, owner: SealOwner): Promise<string> {
    const rows = await this.#rows(this.#store.forTenant(owner.tenant), owner);
    let result = text;
    for (const { token, sealed } of rows) {
      const pattern = new RegExp(`(?<![*A-Za-z0-9])${escaped(token)}(?![*A-Za-z0-9])`, "g");
      if (!pattern.test(result)) continue;
      const value = this.#sealer.open(sealed, owner);
      result = result.replace(pattern, () => value);
    }
    return result;
  }

  async #keep(
    db: TenantDb<GuardrailTables>,
    findings: readonly PiiFinding[],
    owner: SealOwner,
  ): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#rows(db, owner);
    const known = new Map(rows.map(({ fingerprint, token }) => [fingerprint, token]));
    const masks = new Map<string, string>();
    for (const { text: value, kind } of findings) {
      const fingerprint = this.#sealer.fingerprint(value, owner);
      let token = known.get(fingerprint);
      if (token === undefined) {
        token = maskOf(value, known.size + 1);
        known.set(fingerprint, token);
        await db
          .insertInto("guardrail_vault")
          .values({
            run_id: owner.run_id,
            owner: owner.owner,
            token,
            kind,
            fingerprint,
            sealed: this.#sealer.seal(value, owner),
            created_at: this.#now().toISOString(),
          })
          .execute();
      }
      masks.set(value, token);
    }
    return masks;
  }

  async #rows(db: TenantDb<GuardrailTables>, { run_id, owner }: SealOwner) {
    const rows = await db
      .selectFrom("guardrail_vault")
      .select(["token", "fingerprint", "sealed", "owner"])
      .where("run_id", "=", run_id)
      .execute();
    if (rows.every((row) => row.owner === owner)) return rows;
    throw guardrailErrors.error(
      "vault-not-owner",
      `The run ${run_id} is somebody else's; ${owner} may not see what was redacted in it.`,
    );
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
