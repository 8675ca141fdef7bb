import { EXIT } from "../exit-code.ts";
import { inLanguage } from "../io.ts";
import { UsageError } from "../usage-error.ts";
import type { Verb } from "../verb.ts";

const ACTIONS = ["state", "load", "remove"] as const;

export const demoVerb: Verb = {
  name: "demo",
  summary: { en: "Load or remove the demo workspace", zh: "载入或移除演示工作区" },
  usage: "[load | remove]",
  async run(args, io) {
    const [word = "state", ...more] = args;
    const action = ACTIONS.find((one) => one === word);
    if (action === undefined || more.length > 0) {
      throw new UsageError({
        en: "Say bole demo, bole demo load or bole demo remove.",
        zh: "可用：bole demo、bole demo load 或 bole demo remove。",
      });
    }
    const { openDoor } = await import("../talent/open-door.ts");
    const door = await openDoor(io);
    try {
      const { state, people, jobs, projects } = await door.demo(action);
      const there = state === "loaded";
      const text = {
        en: there
          ? `The demo is loaded: ${people} people, ${jobs} jobs, ${projects} projects.`
          : "The demo is not loaded.",
        zh: there
          ? `演示工作区已载入：${people} 人、${jobs} 个职位、${projects} 个项目。`
          : "演示工作区未载入。",
      };
      io.out(`${inLanguage(io, text)}\n`);
      return EXIT.ok;
    } finally {
      await door.close();
    }
  },
};
