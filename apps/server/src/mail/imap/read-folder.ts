/**
 * Hands new messages of a folder to the one way in for mail, oldest first. How far it came is written
 * after each message: a process that dies in between hands one over twice, and the second time it is
 * known by its Message-ID. So nothing is kept twice, and nothing is lost.
 */
import { isBoleError, type Principal } from "@bole/base";
import { MAX_MAIL_BYTES, type Mails } from "@bole/talent";
import type { FetchState, FolderPosition } from "./fetch-state.ts";
import type { FoundMessage, Mailbox } from "./mailbox.ts";

export interface FolderReader {
  readonly mails: Pick<Mails, "receiveKnown">;
  readonly state: FetchState;
  readonly warn: (message: string, fields: Readonly<Record<string, unknown>>) => void;
}

/** Messages of one look; a mailbox with more is read on after a pause. */
const LIMIT = 50;
const DAY_MS = 86_400_000;
/** A mail that cannot be read today cannot be read tomorrow. */
const UNREADABLE: ReadonlySet<string> = new Set([
  ...["email-unreadable", "email-too-large", "text-too-slow"],
]);

/** Who the log says has received it. */
const mailbox = (tenant: string): Principal => ({ tenant, user: "mailbox", roles: ["owner"] });

/** The UID after which messages are new. */
export async function beginFolder(
  { state }: FolderReader,
  tenant: string,
  folder: Mailbox,
  { uidValidity, lastUid, fetchedAt }: FolderPosition,
): Promise<number> {
  const now = folder.state;
  if (uidValidity === now.uidValidity) return lastUid;
  // What was there before somebody set this up is none of our business.
  let from = now.uidNext - 1;
  if (uidValidity !== "" && fetchedAt !== null) {
    // The server has numbered its messages anew: those of the last days are looked at again.
    const recent = await folder.since(new Date(Date.parse(fetchedAt) - DAY_MS));
    from = Math.min(from, ...recent.map((uid) => uid - 1));
  }
  await state.begin(tenant, now.uidValidity, from);
  return from;
}

export interface Looked {
  readonly lastUid: number;
  readonly kept: number;
  /** Whether there may be more. */
  readonly isFull: boolean;
}

export async function lookForMail(
  reader: FolderReader,
  tenant: string,
  folder: Mailbox,
  after: number,
): Promise<Looked> {
  const found = await folder.after(after, LIMIT);
  let kept = 0;
  for (const message of found) {
    const isKept = await take(reader, tenant, folder, message);
    await reader.state.advance(tenant, message.uid, isKept ? "kept" : "left_alone");
    if (isKept) kept += 1;
  }
  await reader.state.succeeded(tenant);
  return { lastUid: found.at(-1)?.uid ?? after, kept, isFull: found.length === LIMIT };
}

async function take(
  { mails, warn }: FolderReader,
  tenant: string,
  folder: Mailbox,
  { uid, size }: FoundMessage,
): Promise<boolean> {
  if (size > MAX_MAIL_BYTES) {
    warn("A mail is too large and was left in the mailbox", { tenant, uid, size });
    return false;
  }
  const raw = await folder.read(uid);
  if (raw === undefined) return false;
  try {
    return (await mails.receiveKnown(mailbox(tenant), raw)) !== null;
  } catch (error) {
    if (!isBoleError(error) || !UNREADABLE.has(error.code)) throw error;
    warn("A mail cannot be read and was left in the mailbox", { tenant, uid, code: error.code });
    return false;
  }
}
