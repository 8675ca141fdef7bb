import { Item } from "@bole/language";
import { z } from "zod";
import { FOUND } from "../desk.ts";
import { isEmptyQuery, readQuery } from "../read-query.ts";
import { askForPeople, countOf } from "./people-asked.ts";
import { asks, JOB, proposedIn, recruiterTool } from "./recruiter-tool.ts";

export const searchPeopleTool = recruiterTool({
  name: "search_people",
  label: { zh: "找候选人", en: "Find candidates" },
  description:
    "Looks for candidates. Without a job: answers at once from the records, by what people can do, where they live, how long they have worked. With a job: starts a search by its criteria that ends in a ranked list; “find people for the backend role”.",
  input: z.object({
    query: z.string().optional(),
    job: Item.optional(),
    count: z.string().optional(),
    place: z.string().optional(),
  }),
  risk: "read",
  takesProposed: true,
  spans: {
    query: { from: "text" },
    job: { ...JOB, orInto: "query" },
    count: { from: "text" },
    place: { from: "text" },
  },
  run: async ({ query = "", job, count, place = "" }, desk) => {
    const limit = countOf(count);
    const limits = readQuery(query, place, desk);
    const isOpen = place === "" && isEmptyQuery(limits);
    const meant = job ?? (isOpen ? desk.spoken.focus.job : undefined);
    // Of a job that is only proposed nothing but its title is known: those on record are looked through.
    const proposed = proposedIn({ job: meant }, desk);
    if (proposed !== undefined) {
      const words = [proposed.label, query].filter(Boolean).join(" ");
      return askForPeople({ ...readQuery(words, place, desk), limit, aspect: "search" }, desk);
    }
    if (meant !== undefined) {
      const criteria = [query, place].filter(Boolean).join(", ");
      desk.want({ goals: ["parse_job", "find_people"], job_id: meant.id, limit, criteria });
      return { about: [FOUND, meant] };
    }
    if (isOpen) return asks(desk, "query", WHOM);
    return askForPeople({ ...limits, limit, aspect: "search" }, desk);
  },
});

const WHOM = {
  zh: "要找什么样的人？可以说职位、技能、地点或年限。",
  en: "Whom shall I look for? Name a job, a skill, a place or years of experience.",
};
