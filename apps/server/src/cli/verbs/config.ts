import { configInvalid, inspectEnvironment } from "../../config/load-config.ts";
import { EXIT } from "../exit-code.ts";
import { parseFlags } from "../flags.ts";
import { inLanguage } from "../io.ts";
import { table } from "../table.ts";
import type { Verb } from "../verb.ts";

const SOURCE = {
  default: { en: "default", zh: "默认" },
  environment: { en: "environment", zh: "环境变量" },
} as const;

export const configVerb: Verb = {
  name: "config",
  summary: { en: "Show the settings in force, secrets masked", zh: "显示生效的设置（隐藏密钥）" },
  usage: "[--json]",
  async run(args, io) {
    const flags = parseFlags(args, ["json"]);
    const { settings, issues } = inspectEnvironment(io.env, io.cwd);
    const wrong = new Set(issues.map(({ path }) => path));
    const rows = settings.map(({ variable, value, source, about }) => [
      variable,
      `${wrong.has(variable) ? "✗ " : ""}${value ?? "–"}`,
      value === null ? "" : inLanguage(io, SOURCE[source]),
      inLanguage(io, about),
    ]);
    io.out(flags.has("json") ? `${JSON.stringify({ settings }, null, 2)}\n` : table(rows));
    // Last, so that the mistakes stand below the table that is to show them.
    if (issues.length > 0) throw configInvalid(issues);
    return EXIT.ok;
  },
};
