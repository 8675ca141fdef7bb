export { Accounts } from "./accounts.ts";
export { ADDRESS_HEADER } from "./auth/create-auth.ts";
export { accountErrors } from "./errors.ts";
export type { Identity } from "./identity.ts";
export type { Caller, SignedIn } from "./sessions/sign-in.ts";
export { accountMigrations } from "./sql/migrations.ts";
export type { AccountTables } from "./sql/tables.ts";
export type { SsoSettings } from "./sso/settings.ts";
