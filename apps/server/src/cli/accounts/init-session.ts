/** Makes the local owner's workspace the first organisation. Nothing is moved: it keeps its ids. */
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
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";

interface Asked {
  readonly email: string;
  readonly name: string;
  readonly organisation: string;
  readonly passwordFile: string | undefined;
}

export async function initSession(asked: Asked, io: Io): Promise<number> {
  const { email, name, organisation, passwordFile } = asked;
  const config = loadConfig(io.env, io.cwd);
  const given = passwordFile && (await firstLine(resolve(io.cwd, passwordFile)));
  const password = given ?? randomBytes(18).toString("base64url");
  await prepareDataFolder(config.dataFolder);
  await using opened = new AsyncDisposableStack();
  if (config.mode === "embedded") {
    const lock = lockDataFolder(config.dataFolder);
    opened.defer(() => lock.release());
  }
  const storage = await openStorage(config);
  opened.defer(() => storage.memory.close());
  const secret = await vaultSecret(config)();
  const baseUrl = config.publicUrl ?? listeningAt(config);
  const accounts = new Accounts({ store: storage.accounts, secret, baseUrl });
  await accounts.init({ email, name, organisation, password });
  const shown = given === undefined ? password : "";
  io.out(`${inLanguage(io, told(email, organisation, shown))}\n`);
  return EXIT.ok;
}

async function firstLine(file: string): Promise<string> {
  return (await readFile(file, "utf8")).split(/\r?\n/)[0] ?? "";
}

function told(email: string, organisation: string, password: string) {
  const [en, zh] =
    password === ""
      ? ["", ""]
      : [` The password is shown this once: ${password}`, `密码只显示这一次：${password}`];
  return {
    en: `${email} is the owner of "${organisation}".${en}\nStart Bole with BOLE_ACCOUNTS=on, and sign in.`,
    zh: `${email} 是“${organisation}”的所有者。${zh}\n以 BOLE_ACCOUNTS=on 启动伯乐，然后登录。`,
  };
}
