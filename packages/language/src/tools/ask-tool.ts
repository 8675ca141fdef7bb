/** `ask`: which of several readings is meant. Called for by readers, and by the executor where it is unsure. */
import { z } from "zod";
import { Polarity } from "../examples/turn.ts";
import { inEachLanguage, reply } from "./replies.ts";
import { defineTool, type Tool } from "./tool.ts";

/** The kind of the choices: their ids are `tool` or `tool:polarity`. */
export const READING_KIND = "reading";

export function askTool<Context>(tools: readonly Tool<Context>[]): Tool<Context> {
  const labels = new Map(tools.map(({ name, label }) => [name, label]));
  return defineTool({
    name: "ask",
    label: inEachLanguage((language) => reply(language, "label.ask")),
    description: "Asks which of two tools is meant, where even a colleague could not tell.",
    input: z.object({ options: z.array(z.string()).default([]) }),
    risk: "read",
    spans: {},
    run: async ({ options }: { options: string[] }, _context: Context) => ({ options }),
    say: inEachLanguage(
      (language) =>
        ({ options }: { options: string[] }) =>
          reply(language, options.length > 1 ? "ask" : "ask.open"),
    ),
    leaves: ({ options }, _input, language) => ({
      question: {
        argument: [...new Set(options.map((option) => readingOf(option).tool))].join(",") || null,
        choices: options.map((id) => {
          const { tool, polarity } = readingOf(id);
          const label = labels.get(tool)?.[language] ?? tool;
          return {
            kind: READING_KIND,
            id,
            label: reply(language, `polarity.${polarity}`, { label }),
          };
        }),
      },
    }),
  });
}

export function readingOf(option: string): { tool: string; polarity: z.infer<typeof Polarity> } {
  const [tool = "", polarity] = option.split(":");
  return { tool, polarity: Polarity.catch("do").parse(polarity) };
}
