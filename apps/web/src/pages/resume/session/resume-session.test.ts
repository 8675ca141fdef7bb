import { describe, expect, it } from "vitest";
import type { HandEdit } from "../model/hand-edit.ts";
import { sampleResume } from "../model/sample-resume.ts";
import type { ResumeData } from "../model/structure.ts";
import type { Operation } from "../model/to-patch.ts";
import { createResumeSession, type Draft, type Failure, type Version } from "./resume-session.ts";

const name = (value: string): HandEdit => ({
  kind: "set",
  place: { section: "basic", entry_id: null, field: "name" },
  value,
});
const named = (value: string): ResumeData => ({
  ...sampleResume,
  basic: { ...sampleResume.basic, name: value },
});
const FIRST: Version = { version: 1, data: sampleResume };

/** A server that answers when the test says so, and a clock that the test moves. */
function open(draft: Draft | null = null) {
  const calls: { base: number; edits: readonly Operation[] }[] = [];
  const answers: PromiseWithResolvers<Version>[] = [];
  const kept: { draft: Draft | null } = { draft };
  let due: (() => void) | null = null;
  const session = createResumeSession(FIRST, {
    send: (base, edits) => {
      calls.push({ base, edits });
      const answer = Promise.withResolvers<Version>();
      answers.push(answer);
      return answer.promise;
    },
    failureOf: (error) => (isFailure(error) ? error : { kind: "refused", error }),
    drafts: {
      read: () => kept.draft,
      write: (next) => {
        kept.draft = next;
        return true;
      },
    },
    after: (_ms, act) => {
      due = act;
      return () => {
        due = null;
      };
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const pause = async () => {
    due?.();
    await settled();
  };
  const answer = async (version: Version) => {
    answers.at(-1)?.resolve(version);
    await settled();
  };
  const fail = async (failure: Failure) => {
    answers.at(-1)?.reject(failure);
    await settled();
  };
  return { session, calls, kept, pause, answer, fail };
}

const isFailure = (error: unknown): error is Failure =>
  typeof error === "object" && error !== null && "kind" in error;

describe("a résumé that is edited by hand", () => {
  it("shows what is typed at once, and saves it after a pause", async () => {
    const { session, calls, kept, pause, answer } = open();
    for (const typed of ["林", "林大", "林大雨"]) session.edit(name(typed));
    expect(session.get()).toMatchObject({ data: named("林大雨"), status: "unsaved" });
    expect(kept.draft?.edits).toEqual([name("林大雨")]);
    await pause();
    expect(session.get().status).toBe("saving");
    expect(calls).toEqual([
      { base: 1, edits: [{ op: "add", path: "/basic/name", value: "林大雨" }] },
    ]);
    await answer({ version: 2, data: named("林大雨") });
    expect(session.get()).toMatchObject({ status: "saved", stored: { version: 2 } });
    expect(kept.draft).toBeNull();
  });

  it("sends what is typed while it saves afterwards, on the version that was saved", async () => {
    const { session, calls, pause, answer } = open();
    session.edit(name("A"));
    await pause();
    session.edit(name("AB"));
    expect(session.get().data).toEqual(named("AB"));
    await answer({ version: 2, data: named("A") });
    expect(calls.at(-1)).toEqual({
      base: 2,
      edits: [{ op: "add", path: "/basic/name", value: "AB" }],
    });
    await answer({ version: 3, data: named("AB") });
    expect(session.get()).toMatchObject({ status: "saved", stored: { version: 3 } });
  });

  it("keeps it without a connection, and tries again", async () => {
    const { session, calls, kept, pause, answer, fail } = open();
    session.edit(name("A"));
    await pause();
    await fail({ kind: "offline" });
    expect(session.get()).toMatchObject({ status: "offline", data: named("A") });
    expect(kept.draft?.base.version).toBe(1);
    await pause();
    expect(calls).toHaveLength(2);
    await answer({ version: 2, data: named("A") });
    expect(session.get().status).toBe("saved");
  });

  it("takes up what a closed window left, on the version it was made on", async () => {
    const old: Version = { version: 1, data: named("old") };
    const { session, calls, pause } = open({ base: old, edits: [name("kept")] });
    expect(session.get().data).toEqual(named("kept"));
    await pause();
    expect(calls[0]?.base).toBe(1);
  });

  it("stays based on the version that its author saw when another one comes", async () => {
    const { session, calls, pause } = open();
    session.edit(name("mine"));
    session.adopt({ version: 5, data: { ...named("theirs"), skillContent: "Rust" } });
    expect(session.get().data).toEqual({ ...named("mine"), skillContent: "Rust" });
    await pause();
    expect(calls[0]?.base).toBe(1);
    session.adopt({ version: 4, data: named("older") });
    expect(session.get().stored.version).toBe(5);
  });

  it("shows both sides of a conflict, and saves what is chosen on the newest", async () => {
    const { session, calls, pause, answer, fail } = open();
    session.edit(name("mine"));
    await pause();
    const conflict = {
      section: "basic",
      entry_id: null,
      entry_label: "",
      field: "name",
      base: "林小雨",
      yours: "mine",
      theirs: "theirs",
    };
    const stored = { version: 4, data: named("theirs") };
    await fail({ kind: "conflict", stored, conflicts: [conflict] });
    expect(session.get()).toMatchObject({ status: "conflict", conflicts: [conflict] });
    expect(await session.flush()).toBe(false);
    const saved = session.resolve(["yours"]);
    await answer({ version: 5, data: named("mine") });
    expect(await saved).toBe(true);
    expect(calls.at(-1)).toMatchObject({ base: 4 });
    expect(session.get()).toMatchObject({ status: "saved", data: named("mine") });
  });

  it("keeps what is refused until it is mended or given up", async () => {
    const { session, pause, fail } = open();
    session.edit(name("x"));
    await pause();
    await fail({ kind: "refused", error: new Error("too long") });
    expect(session.get()).toMatchObject({ status: "refused", error: new Error("too long") });
    session.edit(name("y"));
    expect(session.get().status).toBe("unsaved");
    session.discard();
    expect(session.get()).toMatchObject({ status: "saved", data: sampleResume });
  });

  it("asks nothing of the server for what says the same", async () => {
    const { session, calls, pause } = open();
    session.edit(name("A"));
    session.edit(name(sampleResume.basic.name));
    await pause();
    expect([calls, session.get().status]).toEqual([[], "saved"]);
  });
});
