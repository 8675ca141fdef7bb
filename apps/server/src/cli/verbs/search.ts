import { EXIT } from "../exit-code.ts";
import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

const KINDS = ["person", "resume", "job", "project"] as const;
const MOST = 200;

export const searchVerb: Verb = {
  name: "search",
  summary: {
    en: "Find people, jobs and projects by a sentence",
    zh: "用一句话查找人才、职位和项目",
  },
  usage: '"WORDS" [--kind KIND] [--limit N] [--json]',
  details: [
    ['"WORDS"', { en: "in Chinese or English", zh: "中文或英文" }],
    [
      "--kind KIND",
      {
        en: `one of ${KINDS.join(", ")}; person, if left out`,
        zh: `${KINDS.join("、")} 之一；默认 person`,
      },
    ],
    ["--limit N", { en: "how many at most; 10, if left out", zh: "最多几个；默认 10" }],
    ["--json", { en: "the answer as JSON", zh: "以 JSON 输出" }],
  ],
  async run(args, io) {
    const { flags, values, rest } = parseOptions(args, {
      flags: ["json"],
      values: ["kind", "limit"],
    });
    const q = rest.join(" ").trim();
    if (q === "") {
      throw new UsageError({
        en: 'Say what is sought: bole search "frontend engineer in Shanghai"',
        zh: '请说明要找什么：bole search "上海的前端工程师"',
      });
    }
    const kind = KINDS.find((one) => one === (values.kind ?? "person"));
    if (kind === undefined) {
      throw new UsageError({
        en: `--kind must be one of ${KINDS.join(", ")}.`,
        zh: `--kind 必须是以下之一：${KINDS.join("、")}。`,
      });
    }
    const limit = Number(values.limit ?? "10");
    if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
      throw new UsageError({
        en: `--limit must be a whole number from 1 to ${MOST}.`,
        zh: `--limit 必须是 1 到 ${MOST} 之间的整数。`,
      });
    }
    const [{ openDoor }, { searchLines }] = await Promise.all([
      import("../talent/open-door.ts"),
      import("../talent/search-lines.ts"),
    ]);
    const door = await openDoor(io);
    try {
      const answer = await door.search(q, { kind, limit });
      io.out(flags.has("json") ? `${JSON.stringify(answer, null, 2)}\n` : searchLines(answer, io));
      return EXIT.ok;
    } finally {
      await door.close();
    }
  },
};
