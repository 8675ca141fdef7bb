import { loadConfig } from "../../config/load-config.ts";
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
    const { settings } = loadConfig(io.env, io.cwd);
    if (flags.has("json")) {
      io.out(`${JSON.stringify({ settings }, null, 2)}\n`);
      return EXIT.ok;
    }
    const rows = settings.map(({ variable, value, source, about }) => [
      variable,
      value ?? "–",
      value === null ? "" : inLanguage(io, SOURCE[source]),
      inLanguage(io, about),
    ]);
    io.out(table(rows));
    return EXIT.ok;
  },
};
