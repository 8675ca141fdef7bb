import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

export const exportPersonVerb: Verb = {
  name: "export-person",
  summary: {
    en: "Write everything about a person to a ZIP",
    zh: "把与某人有关的全部数据写入 ZIP",
  },
  usage: "PERSON-ID [--tenant NAME] [--language zh|en] [--out FILE]",
  details: [
    ["PERSON-ID", { en: "as in the address of the candidate's page", zh: "见候选人页面的网址" }],
    ["--tenant NAME", { en: "the organisation; local, if left out", zh: "组织；默认为本地组织" }],
    ["--language zh|en", { en: "of the page in it", zh: "其中页面的语言" }],
    ["--out FILE", { en: "where to; beside you, if left out", zh: "输出文件；默认在当前目录" }],
  ],
  async run(args, io) {
    const { values, rest } = parseOptions(args, {
      flags: [],
      values: ["tenant", "language", "out"],
    });
    const [id, ...more] = rest;
    if (id === undefined || more.length > 0) {
      throw new UsageError({
        en: "Say which person: bole export-person PERSON-ID",
        zh: "请指定人员：bole export-person PERSON-ID",
      });
    }
    const { exportPersonSession } = await import("../privacy/export-person-session.ts");
    return exportPersonSession({ id, ...values }, io);
  },
};
