/** Masks personal data in texts, and gives it back to whoever had it masked. */
import type { Threads } from "@bole/base/threads";
import type { PassageReader } from "@bole/language/passages";
import type { Store } from "@bole/store";
import { z } from "zod";
import type { CheckContext } from "../contract/check-context.ts";
import { guardrailErrors } from "../errors.ts";
import { parseRequest } from "../parse-request.ts";
import { findPiiJob } from "../pii/find-pii-job.ts";
import { maskFindings } from "../pii/mask.ts";
import { withPersonalWords } from "../pii/personal-words.ts";
import type { PiiFinding } from "../pii/pii-kind.ts";
import type { Policy } from "../policy/policy.ts";
import type { GuardrailTables } from "../sql/tables.ts";
import { Sealer, type SealOwner } from "./seal.ts";
import { Vault } from "./vault.ts";

export type Secret = string | (() => Promise<string>);
export type RunContext = CheckContext & { readonly run_id: string };

export interface Redaction {
  readonly text: string;
  readonly findings: readonly PiiFinding[];
}

interface RedactorOptions {
  readonly secret: Secret | undefined;
  readonly threads: Threads;
  readonly passages: PassageReader | undefined;
  readonly now: () => Date;
  readonly policyOf: (tenant: string) => Promise<Policy>;
}

export class Redactor {
  readonly #store: Store<GuardrailTables>;
  readonly #options: RedactorOptions;
  #vault: Vault | undefined;

  constructor(store: Store<GuardrailTables>, options: RedactorOptions) {
    this.#store = store;
    this.#options = options;
    if (typeof options.secret === "string") this.#vault = this.#vaultWith(options.secret);
  }

  async redact(text: string, context: RunContext): Promise<Redaction> {
    const vault = await this.#openVault();
    const findings = await this.#personalData(text, context.tenant);
    return { text: await vault.redact(text, findings, ownerOf(context)), findings };
  }

  async preview(text: string, tenant: string): Promise<Redaction> {
    const findings = await this.#personalData(text, tenant);
    return { text: maskFindings(text, findings), findings };
  }

  async restore(text: string, context: RunContext): Promise<string> {
    return (await this.#openVault()).restore(text, ownerOf(context));
  }

  async #personalData(text: string, tenant: string): Promise<readonly PiiFinding[]> {
    const { threads, passages, policyOf } = this.#options;
    const { pii } = await policyOf(tenant);
    const kinds = new Set(pii.kinds);
    const [found, read] = await Promise.all([
      threads.run(findPiiJob, [text, kinds]),
      passages?.findPersonal(text, "document"),
    ]);
    return read === undefined ? found : withPersonalWords(text, found, read.personal, kinds);
  }

  /** A secret that could not be had is asked for again the next time. */
  async #openVault(): Promise<Vault> {
    const { secret } = this.#options;
    if (typeof secret === "function") this.#vault ??= this.#vaultWith(await secret());
    if (this.#vault !== undefined) return this.#vault;
    throw guardrailErrors.error("vault-locked", "The guardrails were made without a secret.");
  }

  #vaultWith(secret: string): Vault {
    parseRequest(z.string().min(16), secret, "secret");
    return new Vault(this.#store, new Sealer(secret), this.#options.now);
  }
}

function ownerOf({ tenant, run_id, user }: RunContext): SealOwner {
  return { tenant, run_id, owner: user };
}
