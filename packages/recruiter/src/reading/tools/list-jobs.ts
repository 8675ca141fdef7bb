import { tellingWords } from "@bole/language/text";
import { z } from "zod";
import { recruiterTool } from "./recruiter-tool.ts";

export const listJobsTool = recruiterTool({
  name: "list_jobs",
  label: { zh: "列出职位", en: "List jobs" },
  description: "Lists or counts jobs: by status, place or words.",
  input: z.object({
    status: z.enum(["draft", "open", "closed", "archived"]).optional(),
    query: z.string().optional(),
    place: z.string().optional(),
  }),
  risk: "read",
  spans: { query: { from: "text" }, place: { from: "text" } },
  run: ({ status = null, query = "", place = null }, desk) => {
    const text = tellingWords(query).length === 0 ? "" : query;
    desk.ask("jobs", { status, text, location: place });
    return {};
  },
});
