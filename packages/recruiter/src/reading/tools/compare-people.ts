import { type Item as AnyItem, Item } from "@bole/language";
import { z } from "zod";
import { type Desk, idsOf, isFound } from "../desk.ts";
import { jobOnRecord } from "../workspace.ts";
import { asks, JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

/** More are not read side by side. */
const MOST = 6;

export const comparePeopleTool = recruiterTool({
  name: "compare_people",
  label: { zh: "比较候选人", en: "Compare candidates" },
  description:
    "Compares candidates with each other: by a job's criteria, or by something in particular.",
  input: z.object({
    who: z.array(Item).max(50).default([]),
    job: Item.optional(),
    query: z.array(z.string()).default([]),
  }),
  risk: "read",
  spans: {
    who: { ...PEOPLE, question: { zh: "要比较哪几位？", en: "Which candidates?" } },
    job: { ...JOB, orInto: "query" },
    query: { from: "text", many: true },
  },
  run: ({ who, job, query }, desk) => {
    const compared = withOthers(who, desk);
    if (compared.length < 2) {
      const people = desk.state.list.filter(({ kind }) => kind === "person");
      return asks(desk, "who", WHOM, people);
    }
    const shown = compared.slice(0, MOST);
    desk.ask("compare", {
      ...{ person_ids: idsOf(shown), job_id: job?.id ?? null },
      // Where they share none, the job that is spoken of.
      fallback_job_id: jobOnRecord(desk.spoken.focus.job, desk.workspace)?.id ?? null,
      text: query.join("\n"),
    });
    return { about: [...shown, ...(job ? [job] : [])] };
  },
});

/** One alone is compared with whoever is in focus; nobody, with those who were just spoken of. */
function withOthers(who: readonly AnyItem[], { state }: Desk): readonly AnyItem[] {
  const named = who.filter((item) => !isFound(item));
  const [only] = named;
  const focus = state.focus.person;
  if (named.length === 1 && focus && focus.id !== only?.id) return [focus, ...named];
  const people = (items: readonly AnyItem[]) => items.filter(({ kind }) => kind === "person");
  if (named.length > 0) return named;
  const about = people(state.about);
  return about.length > 1 ? about : people(state.list);
}

const WHOM = {
  zh: "要比较哪两位候选人？请说出他们的名字。",
  en: "Which two candidates? Please name them.",
};
