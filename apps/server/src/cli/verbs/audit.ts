import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

export const auditVerb: Verb = {
  name: "audit",
  summary: {
    en: "Check that nobody has changed the audit log",
    zh: "检查操作记录是否被改动",
  },
  usage: "verify [--known SEQ:HASH] [--json]",
  details: [
    [
      "--known SEQ:HASH",
      {
        en: "the end of the log as it was printed before: must still be part of it",
        zh: "之前输出的日志末尾：必须仍在日志中",
      },
    ],
    ["--json", { en: "for programs", zh: "供程序读取" }],
  ],
  async run(args, io) {
    const { values, flags, rest } = parseOptions(args, { flags: ["json"], values: ["known"] });
    if (rest.length !== 1 || rest[0] !== "verify") {
      throw new UsageError({ en: "Say: bole audit verify", zh: "用法：bole audit verify" });
    }
    const { auditSession } = await import("../privacy/audit-session.ts");
    return auditSession({ known: values.known, json: flags.has("json") }, io);
  },
};
