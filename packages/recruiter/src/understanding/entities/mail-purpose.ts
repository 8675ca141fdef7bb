/**
 * What the mails of a wish are for: as it was said or chosen, by the template that is named, or because
 * all who get them were never contacted about the job. Else it is asked.
 */
import type { MailPurpose } from "@bole/talent";
import type { Goal } from "../../model/understood.ts";
import { purposeNamed } from "../goals/mail-purpose.ts";
import type { OpenQuestion } from "../memory.ts";
import type { UnderstandingParts } from "../parts.ts";
import { questionOf } from "./continue-question.ts";
import { reader, type Scene } from "./scene.ts";

interface Mailing {
  readonly goals: readonly Goal[];
  readonly template: { readonly about: MailPurpose } | null;
}

/** Null where nothing says it. */
export function purposeSaid(scene: Scene, { goals, template }: Mailing): MailPurpose | null {
  if (goals.includes("follow_up")) return "follow_up";
  const { chosen, said } = scene;
  const named = chosen.purpose ?? template?.about ?? purposeNamed(said.cues);
  return named ?? (goals.includes("find_people") ? "outreach" : null);
}

/** Who was never contacted about a job can only be approached. */
export async function isFirstContact(
  { talent }: Pick<UnderstandingParts, "talent">,
  { tenant }: Scene,
  people: readonly string[],
  jobId: string | null,
): Promise<boolean> {
  if (people.length === 0) return true;
  if (jobId === null) return false;
  const all = await talent.applications.ofJob(reader(tenant), jobId);
  const theirs = all.filter(({ person_id }) => people.includes(person_id));
  return theirs.every(({ stage }) => stage === "sourced");
}

/** Of whom a mail speaks where nobody is named: of those whom it is made for. */
const MEANT_BY: Readonly<Partial<Record<MailPurpose, "rejected" | "offer" | "interview">>> = {
  rejection: "rejected",
  offer: "offer",
  reminder: "interview",
};

export async function peopleMeantBy(
  { talent }: Pick<UnderstandingParts, "talent">,
  { tenant }: Scene,
  purpose: MailPurpose | null,
  jobId: string | null,
): Promise<string[]> {
  const stage = purpose === null ? undefined : MEANT_BY[purpose];
  if (stage === undefined || jobId === null) return [];
  const all = await talent.applications.ofJob(reader(tenant), jobId);
  return all.filter((one) => one.stage === stage).map(({ person_id }) => person_id);
}

export function askPurpose({ said, chosen, language }: Scene): OpenQuestion {
  const options = Object.entries(NAMES[language]).map(([id, title]) => ({ id, title, detail: "" }));
  return questionOf("purpose", "", options, said.raw, chosen);
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
