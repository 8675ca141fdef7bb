import { Item } from "@bole/language";
import { readNumber } from "@bole/language/text";
import { z } from "zod";
import { TextKind } from "../../chat/text-facts.ts";
import { type Desk, idsOf, isFound } from "../desk.ts";
import { jobItems } from "../linking.ts";
import { theirJob } from "../work/their-job.ts";
import { asks, JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

/** What it is for may not be there yet: it is then written from what is said of the new one. */
const WHICH = {
  zh: "为哪个职位写？还没有的话，说“新建职位：名称”，建好后我就写。",
  en: "For which job? If it is not here yet, say “create a job: title”, and I write it from that.",
};
const ABOUT = { zh: "写谁的摘要？", en: "Whose summary?" };
/** "Make it shorter" where nothing was drafted. */
const NO_DRAFT = {
  zh: "现在没有可以修改的草稿。我可以写一份招聘启事、面试题、搜索词或摘要：为哪个职位写？",
  en: "There is no draft to change. I can write a job ad, interview questions, a search string or a summary: for which job?",
};

export const draftTextTool = recruiterTool({
  name: "draft_text",
  label: { zh: "起草文字", en: "Draft a text" },
  description:
    "Writes a job ad, interview questions or a kit, a search string or a summary, to be read and copied.",
  input: z.object({
    kind: TextKind.default("summary"),
    job: Item.optional(),
    who: z.array(Item).max(5).optional(),
    wish: z.array(z.string()).optional(),
    count: z.string().optional(),
  }),
  // Nothing is stored or sent.
  risk: "read",
  headline: "kind",
  spans: {
    job: { ...JOB, assumed: true, question: WHICH },
    who: { ...PEOPLE, question: ABOUT },
    wish: { from: "text", many: true },
    count: { from: "text" },
  },
  run: async ({ kind, job: named, who = [], wish = [], count = "" }, desk) => {
    const people = who.filter((one) => !isFound(one));
    const job = named ?? (await jobInFocus(people, desk));
    // What is sought may be said without a job: "a search string for security engineers in London".
    const isSaid = kind === "search_string" && wish.length > 0;
    const isNothing = people.length === 0 && job === undefined && !isSaid;
    if (isNothing && wish.length > 0 && count === "")
      return asks(desk, "job", NO_DRAFT, jobItems(desk));
    if (isNothing)
      return kind === "summary"
        ? asks(desk, "who", ABOUT)
        : asks(desk, "job", WHICH, jobItems(desk));
    desk.ask("draft_text", {
      ...{ aspect: kind, job_id: (isSaid ? named : job)?.id ?? null, person_ids: idsOf(people) },
      text: wish.join("; "),
      limit: z.int().min(1).max(30).safeParse(readNumber(count)).data ?? null,
    });
    return {};
  },
});

/** Of whoever the text is for, or was spoken of last. */
async function jobInFocus(people: readonly Item[], desk: Desk): Promise<Item | undefined> {
  const focus = desk.state.focus.person;
  const about = people.length > 0 ? people : focus ? [focus] : [];
  if (about.length === 0) return undefined;
  const theirs = await theirJob(desk, idsOf(about), undefined);
  return "job" in theirs ? theirs.job : undefined;
}
