import { loadConfig } from "../../config/load-config.ts";
import { PAGE_FOLDER } from "../../page-folder.ts";
import { EXIT } from "../exit-code.ts";
import { parseFlags } from "../flags.ts";
import { inLanguage } from "../io.ts";
import { table } from "../table.ts";
import type { Verb } from "../verb.ts";

const TIMEOUT_MS = 5_000;
const MARK = { ok: "✓", warning: "!", failed: "✗", off: "–" } as const;

export const doctorVerb: Verb = {
  name: "doctor",
  summary: {
    en: "Check everything that Bole depends on, and say how to fix it",
    zh: "检查伯乐依赖的一切，并说明如何修复",
  },
  usage: "[--json]",
  async run(args, io) {
    const flags = parseFlags(args, ["json"]);
    const { runChecks } = await import("../../checks/run-checks.ts");
    const checks = await runChecks({
      config: loadConfig(io.env, io.cwd),
      pageFolder: PAGE_FOLDER,
      nodeVersion: process.version,
      listeningOn: undefined,
      timeoutMs: TIMEOUT_MS,
    });
    if (flags.has("json")) {
      io.out(`${JSON.stringify({ checks }, null, 2)}\n`);
    } else {
      const rows = checks.flatMap(({ id, status, summary, remedy }) => [
        [MARK[status], id, inLanguage(io, summary)],
        ...(remedy === undefined ? [] : [["", "", `→ ${inLanguage(io, remedy)}`]]),
      ]);
      io.out(table(rows));
    }
    return checks.some(({ status }) => status === "failed") ? EXIT.failed : EXIT.ok;
  },
};
