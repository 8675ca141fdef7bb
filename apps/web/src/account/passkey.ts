/** Passkeys, as far as the browser has to do with them. */
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { call } from "../api/client.ts";

/** Browsers bind passkeys to names, never to numbers such as 127.0.0.1. */
export function hasPasskeys(): boolean {
  return "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);
}

export async function addPasskey({
  name,
  password,
}: {
  readonly name: string;
  /** Undefined for somebody who has none. */
  readonly password: string | undefined;
}): Promise<void> {
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>(
    "POST",
    "/api/profile/passkeys/options",
    { body: password === undefined ? {} : { password } },
  );
  const response = await startRegistration({ optionsJSON });
  await call<null>("POST", "/api/profile/passkeys", { body: { name, response } });
}

export async function signInWithPasskey(): Promise<void> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = await call<Parameters<typeof startAuthentication>[0]["optionsJSON"]>(
    "POST",
    "/api/session/passkey/options",
  );
  const response = await startAuthentication({ optionsJSON });
  await call<null>("POST", "/api/session/passkey", { body: { response } });
}

/** Somebody has closed the browser's own question: no mistake, and nothing to tell. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === "NotAllowedError";
}
