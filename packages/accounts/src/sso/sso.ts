/**
 * Signing in with OpenID Connect: authorization code with PKCE, state and nonce. An account is
 * somebody's by the provider's id for them. The first time it is found by their address, which the
 * provider must have verified and may speak for; an address alone opens nothing.
 */
import type { Principal } from "@bole/base";
import type { Store } from "@bole/store";
import * as oidc from "openid-client";
import { z } from "zod";
import { accountErrors } from "../errors.ts";
import type { OneTime } from "../one-time.ts";
import type { Invitations } from "../organisations/invitations.ts";
import { addCredential, addUser, type Users } from "../people/users.ts";
import type { AccountTables } from "../sql/tables.ts";
import { Provider } from "./provider.ts";
import type { SsoSettings } from "./settings.ts";

const VALID_MS = 10 * 60_000;

const Started = z.object({ verifier: z.string(), nonce: z.string() });

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(320).toLowerCase().optional(),
  email_verified: z.literal(true).optional().catch(undefined),
  name: z.string().trim().min(1).max(200).optional().catch(undefined),
});
type Claims = z.infer<typeof Claims>;

interface Parts {
  readonly store: Store<AccountTables>;
  readonly users: Users;
  readonly invitations: Invitations;
  readonly oneTime: OneTime;
  readonly now: () => Date;
}

export class Sso {
  readonly name: string;
  readonly #parts: Parts;
  readonly #settings: SsoSettings;
  readonly #provider: Provider;

  constructor(settings: SsoSettings, parts: Parts) {
    this.name = settings.name;
    this.#settings = settings;
    this.#parts = parts;
    this.#provider = new Provider(settings);
  }

  /** Where the browser goes, and the state that it must come back with. */
  async begin(callback: string): Promise<{ readonly url: URL; readonly state: string }> {
    const configuration = await this.#provider.configuration();
    const verifier = oidc.randomPKCECodeVerifier();
    const nonce = oidc.randomNonce();
    const started = JSON.stringify({ verifier, nonce });
    const state = await this.#parts.oneTime.put("sso", started, VALID_MS);
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: callback,
      scope: "openid email profile",
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
      state,
      nonce,
    });
    return { url, state };
  }

  /**
   * Who has come back.
   * @param state that this browser was sent away with; another one's answer is of no use to it
   */
  async finish(url: URL, state: string): Promise<Returned> {
    const configuration = await this.#provider.configuration();
    const started = await this.#parts.oneTime.take("sso", state);
    if (started === undefined) throw failed("It was begun too long ago, or elsewhere.");
    const { verifier, nonce } = Started.parse(JSON.parse(started));
    return this.#userOf(await claimsOf(configuration, url, { verifier, nonce, state }));
  }

  async #userOf(claims: Claims): Promise<Returned> {
    const { users } = this.#parts;
    const known = await users.byProvider(this.#settings.issuer, claims.sub);
    if (known !== undefined) return { user: known, joined: [] };
    const email = this.#trusted(claims);
    const user = await users.byEmail(email);
    return user === undefined ? this.#join(email, claims) : this.#link(user.id, claims);
  }

  #trusted({ email, email_verified }: Claims): string {
    const domain = email?.split("@").at(-1) ?? "";
    if (email !== undefined && email_verified && this.#settings.domains.includes(domain))
      return email;
    throw accountErrors.error("sso-address", "No verified address of a domain that may sign in.");
  }

  async #link(user: string, { sub }: Claims): Promise<Returned> {
    const { store, now } = this.#parts;
    const credential = { user_id: user, account_id: sub, provider_id: this.#settings.issuer };
    await addCredential(store, { ...credential, password: null }, now().toISOString());
    return { user, joined: [] };
  }

  /** An invitation for the address is enough: the provider has shown whose it is. */
  async #join(email: string, claims: Claims): Promise<Returned> {
    const { store, invitations, now } = this.#parts;
    const invited = await invitations.forEmail(email);
    if (invited.length === 0)
      throw accountErrors.error("sso-uninvited", "There is no invitation for this address.");
    const at = now().toISOString();
    return store.transaction(async (transaction) => {
      const user = await addUser(transaction, { name: claims.name ?? email, email }, at);
      const provider_id = this.#settings.issuer;
      const credential = { user_id: user, account_id: claims.sub, provider_id, password: null };
      await addCredential(transaction, credential, at);
      for (const one of invited) await invitations.redeem(transaction, one, user);
      return { user, joined: invited.map(({ tenant, roles }) => ({ tenant, user, roles })) };
    });
  }
}

interface Returned {
  readonly user: string;
  /** What their first sign-in has made them a member of. */
  readonly joined: readonly Principal[];
}

/** Issuer, audience, signature, age, state and nonce are the library's to check. */
async function claimsOf(
  configuration: oidc.Configuration,
  url: URL,
  { verifier, nonce, state }: { verifier: string; nonce: string; state: string },
): Promise<Claims> {
  try {
    const tokens = await oidc.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    return Claims.parse(tokens.claims());
  } catch (cause) {
    throw failed("The provider's answer was not accepted.", cause);
  }
}

function failed(detail: string, cause?: unknown) {
  return accountErrors.error("sso-failed", { detail, cause });
}
