import { RUN_DETAILS, RUN_USAGE, readRunOptions } from "../run/run-options.ts";
import type { Verb } from "../verb.ts";

export const runVerb: Verb = {
  name: "run",
  summary: { en: "Run agents here, without a server", zh: "直接在此运行智能体，无需启动服务" },
  usage: RUN_USAGE,
  details: RUN_DETAILS,
  async run(args, io) {
    const options = readRunOptions(args);
    const [{ loadAgents }, { runSession }] = await Promise.all([
      import("../../agents/load-agents.ts"),
      import("../run/run-session.ts"),
    ]);
    return runSession(options, await loadAgents([options.module], io.cwd), io);
  },
};
