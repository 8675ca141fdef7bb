/** Locks a value so that only this run's owner can have it back, whoever reads the database. */
import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { guardrailErrors } from "../errors.ts";

/** Whose value it is. It is part of the lock: a row copied to another run does not open. */
export interface SealOwner {
  readonly tenant: string;
  readonly run_id: string;
  readonly owner: string;
}

const IV = 12;
const TAG = 16;

export class Sealer {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  seal(value: string, owner: SealOwner): Uint8Array {
    const iv = randomBytes(IV);
    const cipher = createCipheriv("aes-256-gcm", this.#key(owner.tenant, "seal"), iv);
    cipher.setAAD(labelOf(owner));
    const body = Buffer.concat([cipher.update(value, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]);
  }

  open(sealed: Uint8Array, owner: SealOwner): string {
    try {
      const cipher = createDecipheriv(
        "aes-256-gcm",
        this.#key(owner.tenant, "seal"),
        sealed.subarray(0, IV),
      );
      cipher.setAAD(labelOf(owner));
      cipher.setAuthTag(sealed.subarray(IV, IV + TAG));
      const body = [cipher.update(sealed.subarray(IV + TAG)), cipher.final()];
      return Buffer.concat(body).toString("utf8");
    } catch (cause) {
      throw guardrailErrors.error("vault-unreadable", {
        detail: `A value of the run ${owner.run_id} does not open with this secret.`,
        cause,
      });
    }
  }

  /** The same for the same value of a run; tells nothing without the secret. */
  fingerprint(value: string, owner: SealOwner): string {
    const hmac = createHmac("sha256", this.#key(owner.tenant, "fingerprint"));
    return hmac.update(labelOf(owner)).update(value).digest("base64url");
  }

  #key(tenant: string, use: string): Buffer {
    return Buffer.from(hkdfSync("sha256", this.#secret, tenant, `bole-guardrails-${use}`, 32));
  }
}

function labelOf({ tenant, run_id, owner }: SealOwner): Buffer {
  return Buffer.from(JSON.stringify([tenant, run_id, owner]));
}
