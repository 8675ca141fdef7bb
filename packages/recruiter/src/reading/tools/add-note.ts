import { Item } from "@bole/language";
import { z } from "zod";
import { isFound } from "../desk.ts";
import { PEOPLE, recruiterTool } from "./recruiter-tool.ts";

const MOST = 20;
const LONGEST = 2_000;
const NO_TEXT = { zh: "要记下什么？", en: "What should the note say?" };

/** Called by models; the embedded reader knows no such wish, and says where notes are written. */
export const addNoteTool = recruiterTool({
  name: "add_note",
  label: { zh: "添加备注", en: "Add a note" },
  description:
    "Adds a note to people's pages, which only the team sees: what was heard from or agreed with them, feedback after an interview.",
  input: z.object({
    who: z.array(Item).min(1).max(MOST),
    text: z.string().trim().max(LONGEST).optional(),
  }),
  risk: "change",
  spans: {
    who: { ...PEOPLE, assumed: true, question: { zh: "记在谁的页面上？", en: "About whom?" } },
    text: { from: "text", description: "What the note says, in the person's own words." },
  },
  run: ({ who, text }, desk) => {
    if (text === undefined || text === "") return { said: NO_TEXT[desk.language] };
    for (const person of who)
      if (!isFound(person)) desk.act({ kind: "add_note", person_id: person.id, text });
    return {};
  },
});
