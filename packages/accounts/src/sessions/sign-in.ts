/** Signing in and out. What fails says neither which half was wrong nor whether there is an account. */
import { APIError } from "better-auth/api";
import type { Attempted, Attempts } from "../attempts/attempts.ts";
import type { Auth } from "../auth/create-auth.ts";
import { accountErrors } from "../errors.ts";
import type { Users } from "../people/users.ts";

/** Who asks, as the server sees it. */
export interface Caller {
  /** With the cookies of the request. */
  readonly headers: Headers;
  readonly address: string;
}

export interface SignedIn {
  /** For `Set-Cookie`. */
  readonly cookies: readonly string[];
  /** Whether a code is asked for before the session begins. */
  readonly second_factor: boolean;
  /** Whose session has begun; null while a code is asked for. */
  readonly user: string | null;
}

export class SignIn {
  readonly #auth: Auth;
  readonly #attempts: Attempts;

  constructor(auth: Auth, attempts: Attempts) {
    this.#auth = auth;
    this.#attempts = attempts;
  }

  async withPassword(email: string, password: string, caller: Caller): Promise<SignedIn> {
    const attempted: Attempted[] = [
      { kind: "account", name: email },
      { kind: "address", name: caller.address },
    ];
    await this.#attempts.count(attempted);
    const body = { email, password, rememberMe: true };
    const { headers, response } = await refusedAs("sign-in-failed", () =>
      // Without the cookies of before: what somebody was signed in as does not go on.
      this.#auth.api.signInEmail({ body, headers: without(caller.headers), returnHeaders: true }),
    );
    await this.#attempts.forget(attempted);
    await this.#end(caller);
    const second_factor = "twoFactorRedirect" in response && response.twoFactorRedirect === true;
    const user = "user" in response ? response.user.id : null;
    return { cookies: headers.getSetCookie(), second_factor, user };
  }

  /**
   * Who would be told of a failed attempt: the one who has the address, at the first failure of a
   * quarter of an hour. A flood of attempts is one entry in the audit log.
   */
  async failedFor(email: string, users: Users): Promise<string | undefined> {
    if (!(await this.#attempts.isWithin({ kind: "audit", name: email }))) return undefined;
    return (await users.byEmail(email))?.id;
  }

  /** @param code of an app, or a backup code */
  async withCode(code: string, caller: Caller): Promise<SignedIn> {
    const attempted: Attempted[] = [{ kind: "address", name: caller.address }];
    await this.#attempts.count(attempted);
    const asked = { body: { code }, headers: caller.headers, returnHeaders: true } as const;
    const { headers, response } = await refusedAs("second-factor-wrong", () =>
      /^\d{6}$/.test(code)
        ? this.#auth.api.verifyTOTP(asked)
        : this.#auth.api.verifyBackupCode(asked),
    );
    await this.#attempts.forget(attempted);
    return { cookies: headers.getSetCookie(), second_factor: false, user: response.user.id };
  }

  /** For somebody who has shown who they are by a passkey or at a provider. */
  async as(userId: string, caller: Caller): Promise<SignedIn> {
    const { headers } = await this.#auth.api.beginSession({
      body: { userId },
      headers: without(caller.headers),
      returnHeaders: true,
    });
    await this.#end(caller);
    return { cookies: headers.getSetCookie(), second_factor: false, user: userId };
  }

  async signOut({ headers }: Caller): Promise<readonly string[]> {
    const answer = await this.#auth.api.signOut({ headers, returnHeaders: true });
    return answer.headers.getSetCookie();
  }

  /** A session that was there before ends with the new one's beginning. */
  async #end(caller: Caller): Promise<void> {
    if (caller.headers.has("cookie")) await this.signOut(caller);
  }
}

function without(headers: Headers): Headers {
  const rest = new Headers(headers);
  rest.delete("cookie");
  return rest;
}

/** Everything that the library refuses is one refusal; what breaks is not. */
export async function refusedAs<T>(
  code: "sign-in-failed" | "second-factor-wrong" | "password-wrong",
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof APIError) || error.statusCode >= 500) throw error;
    // Its title says it all: which half was wrong is nobody's business.
    throw accountErrors.error(code, "");
  }
}
