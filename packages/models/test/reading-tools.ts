/** Toolboxes for tests of reading: a tiny office, and one out of an inventory. */
import {
  allowedValues,
  defineTool,
  Inventory,
  Item,
  plainTools,
  type Risk,
  type Tool,
  toolbox,
} from "@bole/language";
import { z } from "zod";

const silent = {
  run: async () => null,
  say: { zh: () => "", en: () => "" },
};
const named = (name: string) => ({ name, label: { zh: name, en: name }, ...silent });
const PLAIN = plainTools({
  help: { zh: "", en: "" },
  refusals: ["discrimination", "deception", "privacy", "harm", "injection"],
});

const who = { from: "item", kind: "person" } as const;

export const OFFICE_TOOLS = toolbox([
  defineTool({
    ...named("show_person"),
    description: "Shows something about a candidate.",
    input: z.object({ who: Item, aspect: z.array(z.enum(["email", "phone"])).default(["email"]) }),
    risk: "read",
    spans: { who: { ...who, assumed: true } },
  }),
  defineTool({
    ...named("write_mail"),
    description: "Drafts mails to candidates.",
    input: z.object({
      ...{ who: z.array(Item).min(1), purpose: z.enum(["outreach", "rejection"]) },
      ...{ when: z.string().optional(), wish: z.string().optional() },
      // Open here, closed in the inventory.
      tone: z.string().optional(),
    }),
    risk: "propose",
    spans: {
      who: { ...who, many: true },
      when: { from: "time" },
      wish: { from: "text", description: "how it is to be written" },
    },
  }),
  defineTool({
    ...named("move_stage"),
    description: "Moves a candidate to another stage.",
    input: z.object({ who: Item, stage: z.enum(["offer", "rejected"]) }),
    risk: "change",
    spans: { who },
  }),
  defineTool({
    ...named("undo"),
    description: "Undoes what was done last.",
    input: z.object({}),
    risk: "change",
    spans: { what: { from: "text" } },
  }),
  ...PLAIN,
]);

export const OFFICE = Inventory.parse({
  product: "office",
  state: ["person", "list", "pending", "question", "last", "undo"],
  tools: {
    show_person: { values: { aspect: ["email", "phone"] }, spans: ["who"] },
    write_mail: {
      values: { purpose: ["outreach", "rejection"], tone: ["warm", "plain"] },
      spans: ["who", "when", "wish"],
    },
    move_stage: { values: { stage: ["offer", "rejected"] }, spans: ["who"] },
    undo: { spans: ["what"] },
    talk: { spans: [] },
    cannot: { spans: [] },
    refuse: { spans: [] },
    ask: { values: { options: "tools" }, spans: [] },
  },
});

/** The tools of an inventory, of which only names, values and words are known. */
export function toolsOf(inventory: Inventory, risk: Risk) {
  const plain = new Set(["ask", ...PLAIN.map(({ name }) => name)]);
  const tools = Object.entries(inventory.tools).filter(([name]) => !plain.has(name));
  return toolbox([
    ...tools.map(([name, { values, spans }]): Tool => {
      const closed = Object.keys(values).map((argument) => {
        const options = allowedValues(inventory, name, argument) ?? [];
        return [argument, z.enum(options).optional()] as const;
      });
      return defineTool({
        ...named(name),
        description: name,
        input: z.object(Object.fromEntries(closed)),
        risk,
        spans: Object.fromEntries(spans.map((span) => [span, { from: "text" }])),
      });
    }),
    ...PLAIN,
  ]);
}
