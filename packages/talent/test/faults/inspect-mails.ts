/** What must hold of mails at every moment, whoever was killed when, seen from both ends. */
import type { Store } from "@bole/store";
import type { TakenMail } from "@bole/testing";
import { expect } from "vitest";
import type { MessageState } from "../../src/model/message.ts";
import type { Tables } from "../../src/parts.ts";

/** In which the server may have it, and in which it has. */
const MAY_HAVE_ARRIVED: readonly MessageState[] = ["sending", "sent", "uncertain"];

/** @returns how many mails are in which state */
export async function inspectMails(
  store: Store<Tables>,
  tenant: string,
  taken: readonly TakenMail[],
): Promise<Partial<Record<MessageState, number>>> {
  const db = store.forTenant(tenant);
  const mails = await db.selectFrom("messages").select(["message_id", "state", "to"]).execute();
  const effects = await db
    .selectFrom("effects")
    .select(["result", "state"])
    .where("kind", "=", "send_mail")
    .where("state", "=", "done")
    .execute();
  // Each that was asked for and done is in the outbox, once.
  expect(mails.length).toBe(effects.length);
  expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);

  const arrived = taken.map(({ message_id }) => message_id);
  expect(arrived.length, "no mail arrives twice").toBe(new Set(arrived).size);
  const byId = new Map(mails.map((mail) => [mail.message_id, mail]));
  for (const id of arrived) {
    expect(MAY_HAVE_ARRIVED, `${id} has arrived`).toContain(byId.get(id)?.state);
  }
  const there = new Set(arrived);
  const sent = mails.filter(({ state }) => state === "sent");
  expect(
    sent.filter(({ message_id }) => !there.has(message_id)),
    "what is said to be sent has arrived",
  ).toEqual([]);
  return Object.fromEntries(
    Map.groupBy(mails, ({ state }) => state)
      .entries()
      .map(([state, { length }]) => [state, length]),
  );
}
