import { Words } from "@bole/language";
import { folded, matchNames, readNumber } from "@bole/language/text";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { jobText } from "../job-text.ts";
import { personItem } from "../workspace.ts";
import { asks, recruiterTool } from "./recruiter-tool.ts";

const TITLE = {
  zh: "职位叫什么名称？也可以把招聘启事贴进来。",
  en: "What is the job called? You can also paste the advertisement.",
};

export const createJobTool = recruiterTool({
  name: "create_job",
  label: { zh: "新建职位", en: "Create a job" },
  description: "Proposes a new job with what is said of it; it is created after a yes.",
  input: z.object({
    title: Words.optional(),
    place: z.string().optional(),
    pay: z.string().optional(),
    description: z.array(z.string()).optional(),
    count: z.string().optional(),
  }),
  risk: "propose",
  spans: {
    title: { from: "words", question: TITLE },
    place: { from: "text" },
    pay: { from: "text" },
    description: { from: "text", many: true },
    count: { from: "text" },
  },
  run: ({ title, place = "", pay = "", description = [], count = "" }, desk) => {
    if (title === undefined || !isTitle(title, desk)) return asks(desk, "title", TITLE);
    const text = title.text.trim();
    const places = z.int().min(1).max(10_000).safeParse(readNumber(count)).data ?? null;
    const said = { title: text, organisation: organisationIn(desk), place, pay, description };
    desk.act({
      kind: "create_job",
      draft: { title: text, description: jobText(said, desk.language), places },
    });
    return {};
  },
});

/** Of those that the workspace recruits for. */
function organisationIn({ message, workspace }: Desk): string {
  const said = folded(message);
  const named = workspace.jobs
    .map(({ organisation }) => organisation)
    .filter((name) => name !== "" && said.includes(folded(name)));
  return named.toSorted((a, b) => b.length - a.length)[0] ?? "";
}

/** "It" is no title, and neither is somebody's name. */
function isTitle({ text, ref }: Words, { workspace }: Desk): boolean {
  if (ref !== "name" && ref !== "description") return false;
  if (!/\p{L}/u.test(text) || text.length > 200) return false;
  const [best] = matchNames(text, workspace.people.map(personItem)).ranked;
  return best === undefined || best.score < 0.95;
}
