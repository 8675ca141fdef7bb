import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

export const indexVerb: Verb = {
  name: "index",
  summary: {
    en: "Put people and jobs into the search index anew",
    zh: "重新建立人才与职位的搜索索引",
  },
  usage: "[--after PLACE] [--json]",
  details: [
    ["--after PLACE", { en: "goes on where an interrupted one was", zh: "从上次中断的位置继续" }],
    ["--json", { en: "how far it is, as JSON", zh: "以 JSON 输出结果" }],
  ],
  async run(args, io) {
    const { flags, values, rest } = parseOptions(args, { flags: ["json"], values: ["after"] });
    if (rest.length > 0) {
      throw new UsageError({
        en: `bole index takes no "${rest[0]}".`,
        zh: `bole index 不接受“${rest[0]}”。`,
      });
    }
    const { indexSession } = await import("../talent/index-session.ts");
    return indexSession({ after: values.after, json: flags.has("json") }, io);
  },
};
