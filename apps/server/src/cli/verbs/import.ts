import { parseOptions } from "../options.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

export const importVerb: Verb = {
  name: "import",
  summary: { en: "Import résumés", zh: "导入简历" },
  usage: "FILES… [--job ID] [--dry-run] [--json]",
  details: [
    [
      "FILES…",
      {
        en: "files or folders; PDF, DOCX, TXT, MD, HTML, JSON, JPEG, PNG",
        zh: "文件或文件夹；PDF、DOCX、TXT、MD、HTML、JSON、JPEG、PNG",
      },
    ],
    [
      "--job ID",
      { en: "whoever comes is a candidate for this job", zh: "导入的人成为该职位的候选人" },
    ],
    ["--dry-run", { en: "says what would be read, stores nothing", zh: "只读取，不保存" }],
    ["--json", { en: "the results as JSON", zh: "以 JSON 输出结果" }],
  ],
  async run(args, io) {
    const { flags, values, rest } = parseOptions(args, {
      flags: ["dry-run", "json"],
      values: ["job"],
    });
    if (rest.length === 0) {
      throw new UsageError({
        en: "Say which files: bole import FILES…",
        zh: "请指定文件：bole import FILES…",
      });
    }
    const [{ findFiles }, { importSession }] = await Promise.all([
      import("../talent/find-files.ts"),
      import("../talent/import-session.ts"),
    ]);
    const files = await findFiles(rest, io.cwd);
    if (files.length === 0) {
      throw new UsageError({
        en: "There is no file that can be read.",
        zh: "没有可以读取的文件。",
      });
    }
    const session = {
      files,
      job_id: values.job,
      dry_run: flags.has("dry-run"),
      json: flags.has("json"),
    };
    return importSession(session, io);
  },
};
