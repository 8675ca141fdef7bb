/** `bole backup` and `bole restore`, and what they tell the person who asked. */
import path from "node:path";
import { restoreBackup } from "../../backup/restore-backup.ts";
import { writeBackup } from "../../backup/write-backup.ts";
import { type Config, loadConfig } from "../../config/load-config.ts";
import { serverErrors } from "../../errors.ts";
import { VERSION } from "../../version.ts";
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";
import { readPassphrase } from "./read-passphrase.ts";

export interface BackupAsked {
  readonly file: string;
  readonly passphraseFile: string | undefined;
}

export async function backupSession(asked: BackupAsked, io: Io): Promise<number> {
  const config = embeddedConfig(io);
  const passphrase = await readPassphrase(asked.passphraseFile, io.cwd);
  const file = path.resolve(io.cwd, asked.file);
  const { manifest, bytes } = await writeBackup({
    dataFolder: config.dataFolder,
    file,
    passphrase,
    version: VERSION,
    now: () => new Date(),
    signal: untilStopped(io),
  });
  const count = manifest.files.length;
  say(io, {
    en: `Written: ${file} (${count} ${count === 1 ? "file" : "files"}, ${megabytes(bytes)} MB).`,
    zh: `已写入：${file}（${count} 个文件，${megabytes(bytes)} MB）。`,
  });
  if (config.secret !== undefined) {
    say(io, {
      en: "BOLE_SECRET is not part of it: keep it yourself, or stored keys and redacted data stay locked.",
      zh: "备份不含 BOLE_SECRET：请自行保管，否则已加密的密钥和脱敏数据无法解开。",
    });
  }
  if (passphrase === undefined) {
    say(io, {
      en: "It is not encrypted: whoever can read the file can read everything in it.",
      zh: "备份未加密：能读取该文件的人可以读到全部内容。",
    });
  }
  return EXIT.ok;
}

export async function restoreSession(asked: BackupAsked, io: Io): Promise<number> {
  const { dataFolder } = embeddedConfig(io);
  const passphrase = await readPassphrase(asked.passphraseFile, io.cwd);
  const file = path.resolve(io.cwd, asked.file);
  const manifest = await restoreBackup({ file, passphrase, dataFolder, signal: untilStopped(io) });
  say(io, {
    en: `Restored to ${dataFolder}: the data of ${manifest.created_at}, Bole ${manifest.bole_version}.`,
    zh: `已恢复到 ${dataFolder}：数据时间 ${manifest.created_at}，伯乐 ${manifest.bole_version}。`,
  });
  say(io, {
    en: "Mails that waited at that time will be sent by the next start, even if they were sent since: see docs/operations.md.",
    zh: "当时待发的邮件会在下次启动后发送，即使此后已经发过：见 docs/operations.md。",
  });
  return EXIT.ok;
}

function embeddedConfig(io: Io): Config {
  const config = loadConfig(io.env, io.cwd);
  if (config.memory.kind === "sqlite") return config;
  throw serverErrors.error("backup-not-embedded", {
    detail: "The data is not in the data folder alone: BOLE_DATABASE_URL or BOLE_MEMORY is set.",
  });
}

function untilStopped(io: Io): AbortSignal {
  const stopping = new AbortController();
  io.onSignal(() => stopping.abort());
  return stopping.signal;
}

function say(io: Io, text: { readonly en: string; readonly zh: string }): void {
  io.out(`${inLanguage(io, text)}\n`);
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
