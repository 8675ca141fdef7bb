/** The accounts of this machine's data, for commands that are run while the server is not. */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Accounts } from "@bole/accounts";
import { loadConfig } from "../../config/load-config.ts";
import { openStorage } from "../../engine/open-storage.ts";
import { vaultSecret } from "../../guardrails/vault-secret.ts";
import { prepareDataFolder } from "../../lifecycle/data-folder.ts";
import { lockDataFolder } from "../../lifecycle/data-lock.ts";
import { listeningAt } from "../../talent/mail-settings.ts";
import type { Io } from "../io.ts";

export async function openLocalAccounts(io: Io, opened: AsyncDisposableStack): Promise<Accounts> {
  const config = loadConfig(io.env, io.cwd);
  await prepareDataFolder(config.dataFolder);
  if (config.mode === "embedded") {
    const lock = lockDataFolder(config.dataFolder);
    opened.defer(() => lock.release());
  }
  const storage = await openStorage(config);
  opened.defer(() => storage.memory.close());
  const secret = await vaultSecret(config)();
  const baseUrl = config.publicUrl ?? listeningAt(config);
  return new Accounts({ store: storage.accounts, secret, baseUrl });
}

export interface ChosenPassword {
  readonly password: string;
  /** To be shown; undefined where somebody has chosen it themselves. */
  readonly made: string | undefined;
}

/** The first line of a file, or a new one. */
export async function choosePassword(io: Io, file: string | undefined): Promise<ChosenPassword> {
  if (file === undefined) {
    const made = randomBytes(18).toString("base64url");
    return { password: made, made };
  }
  const text = await readFile(resolve(io.cwd, file), "utf8");
  return { password: text.split(/\r?\n/)[0] ?? "", made: undefined };
}
