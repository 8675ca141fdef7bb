/**
 * Passkeys: a device proves who somebody is, after it has recognised them itself. That is two factors
 * in one, so no code is asked for afterwards.
 */
import { randomUUID } from "node:crypto";
import type { Store } from "@bole/store";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { accountErrors } from "../errors.ts";
import type { Passkey, Profile } from "../model.ts";
import type { OneTime } from "../one-time.ts";
import type { AccountTables } from "../sql/tables.ts";
import { transportsFrom } from "./transports.ts";

const VALID_MS = 5 * 60_000;

/** The page's own address, such as `https://bole.example.com`. */
type Origin = string;

export class Passkeys {
  readonly #store: Store<AccountTables>;
  readonly #oneTime: OneTime;
  readonly #now: () => Date;

  constructor(store: Store<AccountTables>, oneTime: OneTime, now: () => Date) {
    this.#store = store;
    this.#oneTime = oneTime;
    this.#now = now;
  }

  async list(user: string): Promise<Passkey[]> {
    return this.#store.global
      .selectFrom("auth_passkeys")
      .select(["id", "name", "created_at", "last_used_at"])
      .where("user_id", "=", user)
      .orderBy("created_at")
      .execute();
  }

  /** What the browser needs to make one. */
  async beginAdding({ id, email, name }: Profile, origin: Origin) {
    const known = await this.#store.global
      .selectFrom("auth_passkeys")
      .select(["credential_id", "transports"])
      .where("user_id", "=", id)
      .execute();
    return generateRegistrationOptions({
      rpName: "Bole",
      rpID: new URL(origin).hostname,
      userID: new TextEncoder().encode(id),
      userName: email,
      userDisplayName: name,
      challenge: bytesOf(await this.#oneTime.put("passkey-add", id, VALID_MS)),
      attestationType: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id,
        transports: transportsFrom(transports),
      })),
    });
  }

  async add(user: string, name: string, response: RegistrationResponseJSON, origin: Origin) {
    const { verified, registrationInfo } = await refused(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: async (challenge) =>
          (await this.#oneTime.take("passkey-add", secretOf(challenge))) === user,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: true,
      }),
    );
    if (!verified) throw invalid();
    const { credential } = registrationInfo;
    await this.#store.global
      .insertInto("auth_passkeys")
      .values({
        id: randomUUID(),
        user_id: user,
        name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: JSON.stringify(credential.transports ?? []),
        created_at: this.#now().toISOString(),
        last_used_at: null,
      })
      .execute();
  }

  /** @returns its name */
  async remove(user: string, id: string): Promise<string> {
    const row = await this.#store.global
      .deleteFrom("auth_passkeys")
      .where("user_id", "=", user)
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirst();
    if (row === undefined)
      throw accountErrors.error("passkey-unknown", `There is no passkey "${id}".`);
    return row.name;
  }

  /** The same for everybody: it says nothing about who has one. */
  async beginSigningIn(origin: Origin) {
    return generateAuthenticationOptions({
      rpID: new URL(origin).hostname,
      challenge: bytesOf(await this.#oneTime.put("passkey-sign-in", "", VALID_MS)),
      userVerification: "required",
    });
  }

  /** Whose passkey has answered. */
  async verify(response: AuthenticationResponseJSON, origin: Origin): Promise<string> {
    const table = this.#store.global;
    const row = await table
      .selectFrom("auth_passkeys")
      .select(["id", "user_id", "public_key", "counter", "transports"])
      .where("credential_id", "=", response.id)
      .executeTakeFirst();
    if (row === undefined) throw invalid();
    const { verified, authenticationInfo } = await refused(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: async (challenge) =>
          (await this.#oneTime.take("passkey-sign-in", secretOf(challenge))) !== undefined,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: true,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
          counter: row.counter,
          transports: transportsFrom(row.transports),
        },
      }),
    );
    if (!verified) throw invalid();
    await table
      .updateTable("auth_passkeys")
      .set({ counter: authenticationInfo.newCounter, last_used_at: this.#now().toISOString() })
      .where("id", "=", row.id)
      .execute();
    return row.user_id;
  }
}

/** A challenge is the secret's text, as bytes. */
function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(secret);
}

function secretOf(challenge: string): string {
  return Buffer.from(challenge, "base64url").toString();
}

/** The library throws at whatever is wrong with an answer; which, is nobody's business. */
async function refused<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw accountErrors.error("passkey-refused", { detail: "It was not accepted.", cause });
  }
}

function invalid() {
  return accountErrors.error("passkey-refused", "It was not accepted.");
}
