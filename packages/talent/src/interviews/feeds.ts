/**
 * The interviews that somebody leads, as a calendar that programs subscribe to. Who knows its secret
 * may read it; a new secret ends the old one. Only its hash is stored.
 */
import { createHash, randomBytes } from "node:crypto";
import type { Principal } from "@bole/base";
import { DAY } from "../calendar/lines/values.ts";
import { writeCalendar } from "../calendar/writing/invitation.ts";
import { talentErrors } from "../errors.ts";
import type { TalentParts } from "../parts.ts";
import { appointmentOf } from "./appointment-of.ts";
import { readInterviewer } from "./interviewer-rows.ts";
import { interviewsLedBy } from "./read-interviews.ts";

export interface Feed {
  readonly ics: string;
  /** The same for the same content. */
  readonly etag: string;
}

export class Feeds {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  /** The secret is told once. */
  async open(principal: Principal, id: string): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    await this.#set(principal, id, hashOf(token), this.#parts.now().toISOString());
    return token;
  }

  close(principal: Principal, id: string): Promise<void> {
    return this.#set(principal, id, null, null);
  }

  async read(token: string): Promise<Feed> {
    const owner = await this.#parts.store
      .acrossTenants("The secret says whose feed it is.")
      .selectFrom("interviewers")
      .select(["tenant", "id", "name"])
      .where("feed_hash", "=", hashOf(token))
      .executeTakeFirst();
    if (owner === undefined) {
      throw talentErrors.error("calendar-feed-unknown", "There is no calendar at this address.");
    }
    const since = new Date(this.#parts.now().getTime() - 90 * DAY).toISOString();
    const db = this.#parts.store.forTenant(owner.tenant);
    const interviews = await interviewsLedBy(db, owner.id, since);
    const ics = writeCalendar({
      method: "PUBLISH",
      name: owner.name,
      appointments: interviews.map((one) => appointmentOf(one, { organizer: null, attendees: [] })),
    });
    return { ics, etag: `"${hashOf(ics).slice(0, 32)}"` };
  }

  async #set(
    { tenant }: Principal,
    id: string,
    feed_hash: string | null,
    feed_since: string | null,
  ): Promise<void> {
    const db = this.#parts.store.forTenant(tenant);
    await readInterviewer(db, id);
    await db
      .updateTable("interviewers")
      .set({ feed_hash, feed_since })
      .where("id", "=", id)
      .execute();
  }
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
