import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

export const copyVerb: Verb = {
  name: "copy",
  summary: {
    en: "Copy all data to an empty PostgreSQL database",
    zh: "把全部数据复制到空的 PostgreSQL 数据库",
  },
  usage: "--to URL",
  details: [
    [
      "--to URL",
      {
        en: "such as postgres://user:password@host/database; stop the server first",
        zh: "例如 postgres://user:password@host/database；请先停止服务",
      },
    ],
  ],
  async run(args, io) {
    const { values, rest } = parseOptions(args, { flags: [], values: ["to"] });
    const url = values.to ?? "";
    if (!/^postgres(ql)?:\/\//.test(url) || rest.length > 0) {
      throw new UsageError({
        en: "Say where to: bole copy --to postgres://user:password@host/database",
        zh: "请指定目标：bole copy --to postgres://user:password@host/database",
      });
    }
    const { copySession } = await import("../copy/copy-session.ts");
    return copySession(url, io);
  },
};
