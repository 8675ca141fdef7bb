import { loadConfig } from "../../config/load-config.ts";
import { signalsOrParentEnd } from "../../lifecycle/stop-with-parent.ts";
import { VERSION } from "../../version.ts";
import { EXIT } from "../exit-code.ts";
import { parseFlags } from "../flags.ts";
import { inLanguage } from "../io.ts";
import { table } from "../table.ts";
import type { Verb } from "../verb.ts";

export const serveVerb: Verb = {
  name: "serve",
  summary: { en: "Start the server and the page", zh: "启动服务和网页" },
  async run(args, io) {
    parseFlags(args, []);
    const config = loadConfig(io.env, io.cwd);
    const { serve } = await import("../../serve.ts");
    await serve({
      config,
      // In a terminal the log would bury the address, so it begins with what needs attention.
      logLevel: io.isTerminal && !config.logLevelChosen ? "warn" : config.logLevel,
      writeLog: io.err,
      onReady: (url) =>
        io.out(
          `\n${inLanguage(io, { en: `Bole ${VERSION} is running.`, zh: `伯乐 ${VERSION} 已启动。` })}\n` +
            table([
              [inLanguage(io, { en: "  Open", zh: "  打开" }), url],
              [inLanguage(io, { en: "  Data", zh: "  数据" }), config.dataFolder],
              [inLanguage(io, { en: "  Stop", zh: "  停止" }), "Ctrl-C"],
            ]),
        ),
      onStopping: () =>
        io.out(inLanguage(io, { en: "\nBole is stopping.\n", zh: "\n伯乐正在停止。\n" })),
      // Only npm's shells swallow signals; `nohup bole serve &` shall survive the shell it came from.
      onSignal:
        io.env.npm_command === undefined
          ? io.onSignal
          : signalsOrParentEnd(io.onSignal, io.onParentEnd),
      onStrayError: io.onStrayError,
      endNow: () => io.endNow(EXIT.failed),
    });
    return EXIT.ok;
  },
};
