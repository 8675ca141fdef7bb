/** Questions that a tool asks itself, once it knows what its arguments mean. */
import { expect, it } from "vitest";
import { z } from "zod";
import { Item } from "../conversation/item.ts";
import { ConversationState } from "../conversation/state.ts";
import type { ReadCall } from "../reading/reading.ts";
import { AMY, call, LINKING, RAJ } from "../testing/small-office.ts";
import { plainTools } from "../tools/plain-tools.ts";
import { defineTool } from "../tools/tool.ts";
import { toolbox } from "../tools/toolbox.ts";
import { execute, type TurnRequest } from "./execute.ts";

const Purpose = z.enum(["offer", "rejection"]);
const CHOICES = Purpose.options.map((id) => ({ kind: "purpose", id, label: id }));

const TOOLS = toolbox<string[]>([
  defineTool({
    name: "write_mail",
    label: { zh: "写邮件", en: "Write a mail" },
    description: "Writes a mail.",
    input: z.object({ who: Item, purpose: Purpose.optional(), about: z.string().optional() }),
    risk: "propose",
    spans: {
      // Who is in focus is meant, unless a purpose is put into words.
      who: {
        ...{ from: "item", kind: "person" },
        assumed: ({ mentions }) => !mentions.some(({ name }) => name === "purpose"),
      },
      purpose: { from: "text", into: "about" },
    },
    run: async ({ who, purpose }, did: string[]) => {
      if (purpose !== undefined) did.push(`${purpose} to ${who.label}`);
      return purpose;
    },
    say: { zh: () => "", en: () => "" },
    leaves: (purpose) =>
      purpose === undefined ? { question: { argument: "purpose", choices: CHOICES } } : {},
  }),
  ...plainTools({ help: { zh: "", en: "" }, refusals: ["harm"] }),
]);

const turn = (reading: TurnRequest<string[]>["reading"], state: object, context: string[] = []) =>
  execute({
    ...{ reading, toolbox: TOOLS, linking: LINKING, context, language: "en" },
    state: ConversationState.parse(state),
  });
const read = (...calls: ReadCall[]) => ({ calls, reader: "embedded" as const });
const her = call("write_mail", { said: [["who", "her", "pronoun"]] });

it("keep whom the words meant, and take a closed value from a click or the next message", async () => {
  const asked = await turn(read(her), { focus: { person: AMY } });
  expect(asked).toMatchObject({ continues: false, asked: { argument: "purpose" } });
  // Somebody else has come into focus meanwhile.
  const state = { ...asked.state, focus: { person: RAJ } };
  const did: string[] = [];
  const clicked = await turn({ choice: "rejection" }, state, did);
  const said = call("write_mail", { values: { purpose: "offer" } });
  const answered = await turn(read(said), state, did);
  expect([clicked.continues, answered.continues]).toEqual([true, true]);
  expect(did).toEqual(["rejection to Amy Chen", "offer to Amy Chen"]);
});

it("whether what is in focus is meant, a tool can decide by the call", async () => {
  const said = call("write_mail", { said: [["purpose", "good news"]] });
  const { asked } = await turn(read(said), { focus: { person: AMY } });
  expect(asked).toMatchObject({ tool: "write_mail", argument: "who" });
});
