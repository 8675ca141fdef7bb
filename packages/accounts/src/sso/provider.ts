/** The provider, as its own discovery document describes it. It is asked when somebody first signs in. */
import * as oidc from "openid-client";
import { accountErrors } from "../errors.ts";
import type { SsoSettings } from "./settings.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export class Provider {
  readonly #settings: SsoSettings;
  #found: Promise<oidc.Configuration> | undefined;

  constructor(settings: SsoSettings) {
    this.#settings = settings;
  }

  async configuration(): Promise<oidc.Configuration> {
    this.#found ??= this.#discover();
    try {
      return await this.#found;
    } catch (cause) {
      // The next one may find it there.
      this.#found = undefined;
      throw accountErrors.error("sso-unreachable", {
        detail: "Its discovery document could not be read.",
        cause,
      });
    }
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    // Anybody in between could change what comes without TLS; on this machine there is nobody.
    const isHere = url.protocol === "http:" && LOOPBACK.has(url.hostname);
    const execute = [
      // Signatures are checked although the tokens come from the provider directly.
      oidc.enableNonRepudiationChecks,
      ...(isHere ? [oidc.allowInsecureRequests] : []),
    ];
    return oidc.discovery(url, clientId, clientSecret, undefined, { execute });
  }
}
