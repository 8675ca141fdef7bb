import { Item } from "@bole/language";
import { timesIn, writingWish } from "@bole/language/text";
import { MailPurpose, STAGES_FOR } from "@bole/talent";
import { z } from "zod";
import { type Desk, idsOf, isFound } from "../desk.ts";
import { jobItems } from "../linking.ts";
import { countIn } from "../work/count.ts";
import {
  besidesInterview,
  isFirstContact,
  mayGet,
  peopleMeantBy,
  purposesFor,
} from "../work/mail-purpose.ts";
import { templateIn } from "../work/mail-template.ts";
import { ASK_JOB, ASK_WHO } from "../work/questions.ts";
import { theirJob } from "../work/their-job.ts";
import { jobOnRecord } from "../workspace.ts";
import { asks, type Done, JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

const Input = z.object({
  who: z.array(Item).max(200).optional(),
  purpose: MailPurpose.optional(),
  job: Item.optional(),
  wish: z.array(z.string()).default([]),
  purpose_words: z.string().default(""),
  when: z.string().default(""),
  count: z.string().default(""),
});

export const writeMailTool = recruiterTool({
  name: "write_mail",
  label: { zh: "写邮件", en: "Write a mail" },
  description:
    "Writes mails of one purpose to candidates: a first contact, a follow-up, a rejection, an offer, a reply, a reminder, an invitation, a note. Nothing is sent before a person has approved the text.",
  input: Input,
  risk: "propose",
  spans: {
    // Who is in focus is meant, unless it is said for which job: then it is those of the job.
    who: {
      ...PEOPLE,
      assumed: ({ mentions }) => !mentions.some(({ name }) => name === "job"),
      question: ASK_WHO,
    },
    purpose: { from: "text", into: "purpose_words" },
    job: { ...JOB, question: ASK_JOB },
    wish: { from: "text", many: true },
    when: { from: "text" },
    count: { from: "text" },
  },
  run: async ({ who = [], job: named, ...said }, desk) => {
    const isSought = desk.finds() && who.every(isFound);
    if (desk.cleans() && !desk.names("write_mail", "who")) return asks(desk, "who", ASK_WHO);
    const wish = [said.purpose_words, ...said.wish, whenIn(said.when, desk)]
      .filter(Boolean)
      .join("; ");
    const template = await templateIn(wish, desk);
    const purpose = said.purpose ?? template?.about ?? (isSought ? "outreach" : undefined);
    const people = idsOf(who.filter((item) => !isFound(item)));
    const job = await jobFor(named, people, purpose, isSought, desk);
    if ("question" in job) return job.question;
    const all = people.length > 0 ? people : await peopleMeantBy(desk, purpose, job.id);
    // "The best three" of those who are found.
    const limit = countIn(said.count) ?? countIn(who.find(isFound)?.label ?? "");
    const to = all.slice(0, limit ?? all.length);
    const isFirst = await isFirstContact(desk, to, job.id);
    // "Write to her" sounds like a first contact, also where they have met long ago.
    const isLate = purpose === "outreach" && !isFirst && !(await mayGet(desk, to, job.id, purpose));
    const sure = isLate ? undefined : (purpose ?? (isFirst ? "outreach" : undefined));
    // Who says what it is to tell them has said what it is for.
    const read = sure ?? (wish === "" || writingWish(wish) !== undefined ? undefined : "note");
    const what = wish === "" ? read : await besidesInterview(desk, to, job.id, read);
    if (what === "unclear") return asks(desk, "purpose", ASK_PURPOSE, purposesFor(desk, isFirst));
    if (what === undefined) return asks(desk, "purpose", ASK_PURPOSE, purposesFor(desk, isFirst));
    // Who is only approached may be looked for; anybody else has to be named.
    const isNobody = to.length === 0 && !isSought && what !== "outreach" && what !== "follow_up";
    if (isNobody) return asks(desk, "who", ASK_WHO, desk.shown());
    const isSilent = what === "follow_up" && to.length === 0 && !isSought;
    desk.want({
      goals: isSilent ? ["follow_up"] : ["write_mails", "send_mails"],
      ...{ job_id: job.id, person_ids: to, purpose: what, instructions: wish },
      // "Remind her of the offer" names the offer, not the template of offers.
      ...{ template_id: template?.about === what ? template.id : null, limit },
    });
    return {};
  },
});

const ASK_PURPOSE = {
  zh: "这封邮件是要说什么？",
  en: "What is the mail for?",
};

/** The job that a mail is about: named, sought for, or theirs. */
async function jobFor(
  named: Item | undefined,
  people: readonly string[],
  purpose: MailPurpose | undefined,
  isSought: boolean,
  desk: Desk,
): Promise<{ readonly id: string } | { readonly question: Done }> {
  if (named !== undefined) return named;
  const ask = (choices: readonly Item[]) => ({ question: asks(desk, "job", ASK_JOB, choices) });
  if (people.length > 0) {
    const theirs = await theirJob(desk, people, purpose && STAGES_FOR[purpose]);
    return "job" in theirs ? theirs.job : ask(theirs.choices);
  }
  const wished = isSought ? desk.wishes.find(({ job_id }) => job_id)?.job_id : undefined;
  const id = wished ?? jobOnRecord(desk.spoken.focus.job, desk.workspace)?.id;
  return id ? { id } : ask(jobItems(desk));
}

/** What is said about the time is a wish like any other, unless it is now. */
function whenIn(words: string, { now, zone }: Desk): string {
  const [time] = timesIn(words, { now, zone });
  const isNow = time && Date.parse(time.start) <= now && now < Date.parse(time.end);
  return isNow ? "" : words;
}
