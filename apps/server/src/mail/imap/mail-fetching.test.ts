/**
 *   Dovecot ── IDLE ──► watch ──► receiveKnown ──► Inbox
 *                         │
 *                    UID, UIDVALIDITY and lease in the store
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { systemAlarm } from "@bole/base";
import { openStore } from "@bole/store";
import { type ImapTestServer, startImapServer } from "@bole/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testHost } from "../../../test/test-host.ts";
import { mailMigrations } from "../mail-tables.ts";
import { FetchState, LeaseLost, sourceOf } from "./fetch-state.ts";
import { type Watch, watchMailbox } from "./watch-mailbox.ts";

const TENANT = "local";
const ROSA = { tenant: TENANT, user: "rosa", roles: ["owner" as const] };

let server: ImapTestServer;
beforeAll(async () => {
  server = await startImapServer();
});
afterAll(() => server.stop());

const running: Watch[] = [];
afterEach(async () => {
  for (const watch of running.splice(0)) await watch.stop();
});

async function world() {
  const { talent } = await testHost();
  const name = `ada.${randomUUID()}@example.com`;
  await talent.people.add(ROSA, { name: "Ada", email: name });
  const store = await openStore({ file: ":memory:", migrations: [mailMigrations] });
  const imap = { ...server.account, security: "none" as const, folder: "INBOX" };
  const stateOf = (owner: string, now = () => new Date()) =>
    new FetchState({ store: store.only(mailMigrations), owner, now });
  const state = stateOf("one");
  const shown = async () => {
    const { kept = 0, left_alone = 0, fault = null } = (await state.shown(TENANT, imap)) ?? {};
    return { kept, left_alone, fault };
  };
  return {
    ...{ talent, imap, state, stateOf, shown, source: sourceOf(imap) },
    watch: (change: object = {}, by = state) => {
      const watch = watchMailbox(
        {
          ...{ mails: talent.mails, state: by, alarm: systemAlarm, alone: false },
          now: () => new Date(),
          warn: () => undefined,
          onKept: async () => undefined,
        },
        TENANT,
        { ...imap, ...change },
      );
      running.push(watch);
      return watch;
    },
    /** Until the mailbox was looked at with success. */
    isRead: () =>
      expect.poll(async () => (await state.shown(TENANT, imap))?.fetched_at).toBeTruthy(),
    deliver: (subject: string, from = name) =>
      server.deliver(
        [
          `From: ${from}`,
          "To: rosa@acme.example",
          `Subject: ${subject}`,
          `Message-ID: <${randomUUID()}@example.com>`,
          "",
          "Gladly.",
        ].join("\n"),
      ),
    inbox: async () => {
      const { items } = await talent.mails.list(ROSA, { direction: "in", limit: 50 });
      return items.map(({ subject }) => subject).toSorted();
    },
  };
}

describe("a mailbox that is watched", () => {
  it("brings in mail of people on record, and leaves the rest and the server alone", async () => {
    const { watch, isRead, deliver, inbox, shown } = await world();
    await deliver("From before");
    watch();
    await isRead();
    await deliver("An advertisement", "shop@elsewhere.example");
    await deliver("An answer");
    await expect.poll(inbox).toEqual(["An answer"]);
    await expect.poll(shown).toEqual({ kept: 1, left_alone: 1, fault: null });
    for (const file of await server.files()) expect(file.split(":2,")[1] ?? "").not.toContain("S");
  });

  it("goes on where it was after a restart: nothing twice, nothing lost", async () => {
    const { watch, isRead, deliver, inbox, shown } = await world();
    const first = watch();
    await isRead();
    await deliver("One");
    await expect.poll(inbox).toEqual(["One"]);
    await first.stop();
    await deliver("Two");
    await deliver("Three");
    watch();
    await expect.poll(inbox).toEqual(["One", "Three", "Two"]);
    await expect.poll(shown).toMatchObject({ kept: 3 });
  });

  it("looks again at the last days where the server has numbered its messages anew", async () => {
    const { watch, isRead, deliver, inbox } = await world();
    const first = watch();
    await isRead();
    await deliver("Before");
    await expect.poll(inbox).toEqual(["Before"]);
    await first.stop();
    await server.renumber();
    await deliver("After");
    watch();
    await expect.poll(inbox).toEqual(["After", "Before"]);
  });

  it("says why it cannot be read", async () => {
    const { watch, shown } = await world();
    watch({ password: "wrong" });
    await expect.poll(async () => (await shown()).fault).toBe("login");
  });

  it("is let go of at once when it is told to stop, also while its server is silent", async () => {
    const silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const connected = once(silent, "connection");
    const { watch, state, imap } = await world();
    const waiting = watch({ port });
    await connected;
    await waiting.stop();
    expect(await state.shown(TENANT, { ...imap, port })).toMatchObject({ fault: null });
    silent.close();
  });

  it("is read by one process alone, and by another when that one is gone", async () => {
    const { watch, isRead, deliver, inbox, stateOf, source, state } = await world();
    const first = watch();
    await isRead();
    expect(await stateOf("two").claim(TENANT, source, false)).toBeUndefined();
    await first.stop();
    expect(await stateOf("two").claim(TENANT, source, false)).toBeDefined();
    await expect(state.advance(TENANT, 7, "kept")).rejects.toThrow(LeaseLost);
    await stateOf("two").release(TENANT);
    watch({}, stateOf("three"));
    await deliver("For the third");
    await expect.poll(inbox).toEqual(["For the third"]);
  });
});

describe("a lease", () => {
  it("ends a minute after its process was last heard of, and with another mailbox", async () => {
    const { stateOf, source } = await world();
    const at = Date.parse("2026-11-17T08:00:00Z");
    await stateOf("dead", () => new Date(at)).claim(TENANT, source, false);
    const later = (seconds: number) =>
      stateOf("alive", () => new Date(at + seconds * 1_000)).claim(TENANT, source, false);
    expect(await later(59)).toBeUndefined();
    expect(await later(60)).toMatchObject({ lastUid: 0 });
    const other = stateOf("new", () => new Date(at + 61_000));
    expect(await other.claim(TENANT, "another mailbox", false)).toMatchObject({ uidValidity: "" });
  });
});
