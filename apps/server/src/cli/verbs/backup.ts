import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

const PASSPHRASE = "--passphrase-file FILE";

export const backupVerb: Verb = {
  name: "backup",
  summary: {
    en: "Write all data to one file, also while the server runs",
    zh: "把全部数据写入一个文件，服务运行时也可以",
  },
  usage: `FILE [${PASSPHRASE}]`,
  details: [
    ["FILE", { en: "a new file outside of the data folder", zh: "数据文件夹之外的新文件" }],
    [
      PASSPHRASE,
      { en: "encrypts it; the first line is the passphrase", zh: "加密备份；第一行为口令" },
    ],
  ],
  async run(args, io) {
    const asked = readAsked("backup", args);
    const { backupSession } = await import("../backup/backup-session.ts");
    return backupSession(asked, io);
  },
};

export const restoreVerb: Verb = {
  name: "restore",
  summary: { en: "Fill an empty data folder from a backup", zh: "用备份恢复到空的数据文件夹" },
  usage: `FILE [${PASSPHRASE}]`,
  details: [
    ["FILE", { en: "as bole backup wrote it", zh: "bole backup 写的文件" }],
    [PASSPHRASE, { en: "for an encrypted backup", zh: "用于加密的备份" }],
  ],
  async run(args, io) {
    const asked = readAsked("restore", args);
    const { restoreSession } = await import("../backup/backup-session.ts");
    return restoreSession(asked, io);
  },
};

function readAsked(verb: string, args: readonly string[]) {
  const { values, rest } = parseOptions(args, { flags: [], values: ["passphrase-file"] });
  const [file, ...more] = rest;
  if (file === undefined || more.length > 0) {
    throw new UsageError({
      en: `Say which file: bole ${verb} FILE`,
      zh: `请指定文件：bole ${verb} FILE`,
    });
  }
  return { file, passphraseFile: values["passphrase-file"] };
}
