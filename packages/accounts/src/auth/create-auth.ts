/**
 * The library that signs people in, with our tables and our rules. It is only ever called through
 * `Accounts`: none of its routes is open.
 */
import { hkdfSync, randomUUID } from "node:crypto";
import type { Store } from "@bole/store";
import { betterAuth } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { AccountTables } from "../sql/tables.ts";
import { newBackupCodes } from "./backup-codes.ts";
import { beginSession } from "./begin-session.ts";
import { storeAdapter } from "./store-adapter.ts";

const DAY = 86_400;

export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

/** Says from where a request came; set by the server, never taken from outside. */
export const ADDRESS_HEADER = "x-bole-address";

export interface AuthOptions {
  readonly store: Store<AccountTables>;
  /** Of the whole installation; what cookies are signed with follows from it. */
  readonly secret: string;
  /** Where the page is reached. */
  readonly baseUrl: string;
}

export type Auth = ReturnType<typeof createAuth>;

export function createAuth({ store, secret, baseUrl }: AuthOptions) {
  return betterAuth({
    appName: "Bole",
    baseURL: baseUrl,
    secret: Buffer.from(hkdfSync("sha256", secret, "", "bole accounts", 32)).toString("base64url"),
    database: storeAdapter(store),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Ours counts by account and address, and before the password is looked at.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
    },
    user: {
      modelName: "auth_users",
      additionalFields: {
        language: { type: "string", required: false, input: false },
        timeZone: { type: "string", required: false, input: false },
      },
    },
    session: {
      modelName: "auth_sessions",
      expiresIn: 14 * DAY,
      updateAge: DAY,
      additionalFields: { organisation: { type: "string", required: false, input: false } },
    },
    account: { modelName: "auth_credentials" },
    verification: { modelName: "auth_verifications" },
    advanced: {
      cookiePrefix: "bole",
      useSecureCookies: baseUrl.startsWith("https:"),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => randomUUID() },
    },
    plugins: [
      beginSession(),
      twoFactor({
        issuer: "Bole",
        schema: { twoFactor: { modelName: "auth_two_factors" } },
        backupCodeOptions: { customBackupCodesGenerate: newBackupCodes },
      }),
    ],
  });
}
