import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

export const exportVerb: Verb = {
  name: "export",
  summary: {
    en: "Write a résumé as PDF, Markdown, JSON or JSON Resume",
    zh: "将简历导出为 PDF、Markdown、JSON 或 JSON Resume",
  },
  usage:
    "RESUME-ID [--format FORMAT] [--template NAME] [--paper PAPER] [--accent COLOUR] [--out FILE]",
  details: [
    ["RESUME-ID", { en: "as bole import --json says it", zh: "见 bole import --json 的输出" }],
    [
      "--format FORMAT",
      {
        en: "pdf, md, json or jsonresume; pdf, if left out",
        zh: "pdf、md、json 或 jsonresume；默认 pdf",
      },
    ],
    [
      "--template NAME",
      {
        en: "classic, modern or chinese; by its language, if left out",
        zh: "classic、modern 或 chinese；默认随简历语言",
      },
    ],
    ["--paper PAPER", { en: "a4 or letter; a4, if left out", zh: "a4 或 letter；默认 a4" }],
    ["--accent COLOUR", { en: "of headings, such as #1f3a5f", zh: "标题颜色，例如 #1f3a5f" }],
    [
      "--out FILE",
      {
        en: "where to; beside you by the person's name, if left out",
        zh: "输出文件；默认按姓名存到当前目录",
      },
    ],
  ],
  async run(args, io) {
    const { values, rest } = parseOptions(args, {
      flags: [],
      values: ["format", "template", "paper", "accent", "out"],
    });
    const [id, ...more] = rest;
    if (id === undefined || more.length > 0) {
      throw new UsageError({
        en: "Say which résumé: bole export RESUME-ID",
        zh: "请指定简历：bole export RESUME-ID",
      });
    }
    const { exportSession } = await import("../talent/export-session.ts");
    return exportSession({ id, ...values }, io);
  },
};
