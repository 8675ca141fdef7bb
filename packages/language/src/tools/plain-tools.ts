/** `talk`, `cannot` and `refuse`: calls that end in words. A product says what it can help with. */
import { z } from "zod";
import { inEachLanguage, reply } from "./replies.ts";
import { defineTool, type Spoken, type Tool } from "./tool.ts";

const About = z.enum(["greeting", "thanks", "smalltalk", "help", "knowledge", "feedback"]);
const Reason = z.enum([
  "discrimination",
  "deception",
  "fabrication",
  "privacy",
  "harm",
  "injection",
]);

export interface PlainWords {
  /** What the product can do, in a sentence or two. */
  readonly help: Spoken;
  /** The reasons for which it refuses. */
  readonly refusals: readonly z.infer<typeof Reason>[];
}

export function plainTools({ help, refusals }: PlainWords): Tool[] {
  const silent = { risk: "read", spans: {}, headline: null, run: async () => null } as const;
  const label = (tool: string) => inEachLanguage((language) => reply(language, `label.${tool}`));
  return [
    defineTool({
      ...silent,
      name: "talk",
      label: label("talk"),
      description: "Asks for nothing to be done: a greeting, thanks, or a general question.",
      input: z.object({ about: About.default("smalltalk") }),
      say: inEachLanguage((language) => (_: null, { about }: { about: string }) => {
        return reply(language, `talk.${about}`, { help: help[language] });
      }),
    }),
    defineTool({
      ...silent,
      name: "cannot",
      label: label("cannot"),
      description: "Something that this product cannot do.",
      input: z.object({}),
      say: inEachLanguage((language) => () => reply(language, "cannot", { help: help[language] })),
    }),
    defineTool({
      ...silent,
      name: "refuse",
      label: label("refuse"),
      description: "Something that must not be done, with the reason.",
      input: z.object({ reason: Reason.extract(refusals).default("harm") }),
      say: inEachLanguage(
        (language) =>
          (_: null, { reason }: { reason: string }) =>
            reply(language, `refuse.${reason}`),
      ),
    }),
  ];
}
