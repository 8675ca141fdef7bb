/** What mails are for, and what follows from it: whom they are for where nobody is named. */
import type { Item } from "@bole/language";
import { type MailPurpose, STAGES_FOR } from "@bole/talent";
import type { Desk } from "../desk.ts";
import { reader } from "../workspace.ts";

/** Who was never contacted about a job can only be approached. */
export async function isFirstContact(
  { records, tenant }: Desk,
  people: readonly string[],
  job_id: string,
): Promise<boolean> {
  if (people.length === 0) return true;
  const all = await records.talent.applications.ofJob(reader(tenant), job_id);
  const theirs = all.filter(({ person_id }) => people.includes(person_id));
  return theirs.every(({ stage }) => stage === "sourced");
}

/** Whether somebody of them is in a stage in which people get such mails. */
export async function mayGet(
  { records, tenant }: Desk,
  people: readonly string[],
  job_id: string,
  purpose: MailPurpose,
): Promise<boolean> {
  const all = await records.talent.applications.ofJob(reader(tenant), job_id);
  const stages = people.map((id) => all.find((one) => one.person_id === id)?.stage ?? "none");
  return stages.some((stage) => STAGES_FOR[purpose].includes(stage));
}

/**
 * What a mail with words of its own is for, if they are to be met soon: they need no other invitation, so that it tells
 * them something else; and nobody is turned down before an interview without that being clear.
 */
export async function besidesInterview(
  { records, tenant, now, state }: Desk,
  [person_id, ...others]: readonly string[],
  job_id: string,
  purpose: MailPurpose | undefined,
): Promise<MailPurpose | "unclear" | undefined> {
  const isOdd = purpose === "rejection" || purpose === "invitation";
  const isSaid = state.question?.argument === "purpose" || state.last === "move_stage:rejected";
  if (!isOdd || isSaid || person_id === undefined || others.length > 0) return purpose;
  const from = new Date(now).toISOString();
  const about = { person_id, job_id, state: "booked", from, limit: 1 } as const;
  const { items } = await records.talent.interviews.list(reader(tenant), about);
  if (items.length === 0) return purpose;
  return purpose === "invitation" ? "note" : "unclear";
}

/** Of whom a mail speaks where nobody is named: of those whom it is made for. */
const MEANT_BY: Readonly<Partial<Record<MailPurpose, string>>> = {
  rejection: "rejected",
  offer: "offer",
  reminder: "interview",
};

export async function peopleMeantBy(
  { records, tenant }: Desk,
  purpose: MailPurpose | undefined,
  job_id: string,
): Promise<string[]> {
  const stage = purpose === undefined ? undefined : MEANT_BY[purpose];
  if (stage === undefined) return [];
  const all = await records.talent.applications.ofJob(reader(tenant), job_id);
  return all.filter((one) => one.stage === stage).map(({ person_id }) => person_id);
}

const NAMES: Readonly<Record<"zh" | "en", Readonly<Record<MailPurpose, string>>>> = {
  zh: {
    outreach: "首次联系",
    follow_up: "再次跟进",
    rejection: "婉拒",
    offer: "录用意向",
    reply: "回复来信",
    reminder: "面试提醒",
    invitation: "约面试时间",
    note: "告知其他事情",
  },
  en: {
    outreach: "First contact",
    follow_up: "Follow-up",
    rejection: "Rejection",
    offer: "Offer",
    reply: "Answer to their mail",
    reminder: "Interview reminder",
    invitation: "Invitation to an interview",
    note: "Something else to tell them",
  },
};

/** What a mail can be for; people who were contacted before are not approached. */
export const purposesFor = ({ language }: Pick<Desk, "language">, isFirst: boolean): Item[] =>
  Object.entries(NAMES[language])
    .filter(([id]) => isFirst || id !== "outreach")
    .map(([id, label]) => ({ kind: "purpose", id, label }));
