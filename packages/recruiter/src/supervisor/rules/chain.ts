/** Which blocks a wish is made of, in which order, and what each of them works on. */
import type { MailPurpose } from "@bole/talent";
import { recruiterErrors } from "../../errors.ts";
import type { Goal, Wanted } from "../../model/index.ts";
import { ROWS } from "../../model/workflows/catalogue.ts";
import type { BlockName } from "./blocks.ts";

/** A row of blocks, each behind the one before; rows beside each other run at the same time. */
export interface Row {
  /** Names of blocks, and goals that have a row of their own. */
  readonly blocks: readonly (BlockName | Goal)[];
  /** What its mails are for; null where it writes none. */
  readonly purpose: MailPurpose | null;
}

export type ChainWish = Pick<
  Wanted,
  "goals" | "workflow_type" | "job_id" | "person_ids" | "purpose" | "place" | "from" | "to"
>;

export function rowsOf(wish: ChainWish): Row[] {
  const wants = new Set(wish.goals);
  const { workflow_type, person_ids } = wish;
  // As the seed has it, outreach begins with a search; who is named, or was written to, need not be sought.
  const isSought = person_ids.length === 0 && !wants.has("follow_up") && isOutreach(wish.purpose);
  const isOfPeople = workflow_type === "job_launch" || workflow_type === "bulk_outreach";
  if (isSought && isOfPeople) wants.add("find_people");
  const mails = wants.has("write_mails") || wants.has("send_mails");
  const meets = wants.has("schedule_interviews") || wants.has("await_replies");
  const looks = wants.has("find_people") || wants.has("parse_job") || wants.has("review_people");
  const rows: Row[] = [];
  for (const goal of wants) if (ROWS.has(goal)) rows.push({ blocks: [goal], purpose: null });
  if (wants.has("cancel_interview")) rows.push({ blocks: ["cancel"], purpose: null });
  if (wants.has("reschedule_interview"))
    rows.push({ blocks: [isElsewhere(wish) ? "relocate" : "reschedule"], purpose: null });
  const follows = wants.has("follow_up");
  if (looks || ((mails || meets) && !(follows && !wants.has("find_people")))) {
    rows.push({ blocks: mainRow(wish, wants, mails), purpose: mails ? purposeOf(wish) : null });
  }
  if (follows) rows.push({ blocks: followRow(wants), purpose: "follow_up" });
  return rows;
}

/** Another place was said, and no other time. */
const isElsewhere = ({ place = "", from, to }: ChainWish) =>
  place !== "" && from === null && to === null;

/** Plans of earlier versions say no purpose: their mails were outreach. */
const isOutreach = (purpose: Wanted["purpose"]) =>
  purpose === undefined || purpose === null || purpose === "outreach";

/** What nobody has said is not guessed. */
function purposeOf({ purpose }: ChainWish): MailPurpose {
  if (purpose === undefined) return "outreach";
  if (purpose !== null) return purpose;
  throw recruiterErrors.error("mail-purpose-unsaid", "The mails of this plan have no purpose.");
}

function mainRow(
  { workflow_type, job_id }: ChainWish,
  wants: ReadonlySet<Goal>,
  mails: boolean,
): BlockName[] {
  const finds = wants.has("find_people");
  const reviews = wants.has("review_people");
  const parses = wants.has("parse_job") || (finds && workflow_type !== "bulk_outreach");
  const meets = wants.has("schedule_interviews") || wants.has("await_replies");
  const people: BlockName[] = finds ? ["find"] : reviews ? ["analyse", "load"] : ["load"];
  const isOnlyJob = wants.size === 1 && wants.has("parse_job");
  return [
    ...(parses && job_id !== null ? (["jd"] as const) : []),
    ...(isOnlyJob ? [] : people),
    ...(reviews ? (["review"] as const) : []),
    ...(mails ? (["mail"] as const) : []),
    ...(mails && (wants.has("send_mails") || meets) ? (["send"] as const) : []),
    ...(meets ? ([mails ? "replies" : "schedule"] as const) : []),
  ];
}

function followRow(wants: ReadonlySet<Goal>): BlockName[] {
  const meets = wants.has("schedule_interviews") || wants.has("await_replies");
  return ["silent", "mail", "send", ...(meets ? (["replies"] as const) : [])];
}
