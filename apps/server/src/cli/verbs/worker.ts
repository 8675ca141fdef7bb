import { loadConfig } from "../../config/load-config.ts";
import { signalsOrParentEnd } from "../../lifecycle/stop-with-parent.ts";
import { VERSION } from "../../version.ts";
import { EXIT } from "../exit-code.ts";
import { parseFlags } from "../flags.ts";
import { inLanguage } from "../io.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

export const workerVerb: Verb = {
  name: "worker",
  summary: {
    en: "Do runs and mails for servers on PostgreSQL",
    zh: "为使用 PostgreSQL 的服务执行运行和邮件任务",
  },
  async run(args, io) {
    parseFlags(args, []);
    const config = loadConfig(io.env, io.cwd);
    if (config.databaseUrl === undefined) {
      throw new UsageError({
        en: "A worker needs PostgreSQL: set BOLE_DATABASE_URL to the database of your servers.",
        zh: "worker 需要 PostgreSQL：请把 BOLE_DATABASE_URL 设为服务所用的数据库。",
      });
    }
    const { work } = await import("../../work.ts");
    await work({
      config,
      logLevel: config.logLevel,
      writeLog: io.err,
      onReady: () =>
        io.out(
          inLanguage(io, {
            en: `Bole ${VERSION} is working. Stop it with Ctrl-C.\n`,
            zh: `伯乐 ${VERSION} 正在工作。按 Ctrl-C 停止。\n`,
          }),
        ),
      onSignal:
        io.env.npm_command === undefined
          ? io.onSignal
          : signalsOrParentEnd(io.onSignal, io.onParentEnd),
      onStrayError: io.onStrayError,
    });
    return EXIT.ok;
  },
};
