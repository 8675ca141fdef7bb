/** Codes from an app (TOTP) as a second factor, and backup codes for the day on which it is lost. */
import type { Auth } from "../auth/create-auth.ts";
import { refusedAs } from "./sign-in.ts";

export class TwoFactor {
  readonly #auth: Auth;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  /** It is on when the first code was typed. */
  async begin(password: string, headers: Headers) {
    const begun = await refusedAs("password-wrong", () =>
      this.#auth.api.enableTwoFactor({ body: { password, method: "totp" }, headers }),
    );
    if (begun.method !== "totp") throw new TypeError("Codes by mail are not set up.");
    return { totp_uri: begun.totpURI, backup_codes: begun.backupCodes };
  }

  async confirm(code: string, headers: Headers): Promise<readonly string[]> {
    const answer = await refusedAs("second-factor-wrong", () =>
      this.#auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true }),
    );
    return answer.headers.getSetCookie();
  }

  async end(password: string, headers: Headers): Promise<readonly string[]> {
    const answer = await refusedAs("password-wrong", () =>
      this.#auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
    );
    return answer.headers.getSetCookie();
  }
}
