/** Accounts for tests that sign in. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

export const OWNER = { email: "rosa@acme.example", password: "correct horse battery" } as const;

/** Makes the data folder's workspace the organisation Acme, with Rosa as its owner. */
export function initAccounts(data: string): void {
  mkdirSync(".tmp", { recursive: true });
  const file = `${data}.password`;
  writeFileSync(file, `${OWNER.password}\n`);
  const named = ["--email", OWNER.email, "--name", "Rosa", "--organisation", "Acme"];
  const args = ["apps/server/bin/bole.mjs", "accounts", "init", ...named, "--password-file", file];
  execFileSync(process.execPath, args, { env: { ...process.env, BOLE_DATA: data } });
}
