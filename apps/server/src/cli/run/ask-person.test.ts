import type { Gate } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { askPerson } from "./ask-person.ts";

const GATE: Gate = {
  gate_id: "g1",
  run_id: "r1",
  tenant: "local",
  key: "publish",
  step: "publish",
  action: "publisher",
  phase: "before",
  ask: { title: "Bias", draft: true },
  fan_out: false,
  event: null,
  match: null,
  until: null,
  status: "pending",
  answer: null,
  seen: false,
  created_at: "2030-01-01T00:00:00.000Z",
};

/** Somebody who says these lines, then nothing more. */
async function askedTo(lines: (string | null)[], edited: string | null = null) {
  let out = "";
  const left = [...lines];
  const answer = await askPerson(GATE, {
    io: { env: {}, out: (text) => (out += text) },
    person: {
      ask: async (question) => {
        out += question;
        return left.shift() ?? null;
      },
      edit: async () => edited,
    },
    signal: new AbortController().signal,
  });
  return { answer, out, left };
}

describe("a person at the terminal", () => {
  it("sees what is asked, and approves", async () => {
    const { answer, out } = await askedTo(["a"]);
    expect(answer).toEqual({ decision: "approve" });
    expect(out).toContain("? publish  publisher  (before it runs)\n  title: Bias\n  draft: true\n");
  });

  it("rejects, with a reason or without", async () => {
    expect((await askedTo(["r", " too short "])).answer).toEqual({
      decision: "reject",
      reason: "too short",
    });
    expect((await askedTo(["no", ""])).answer).toEqual({ decision: "reject" });
  });

  it("edits in an editor", async () => {
    expect((await askedTo(["e"], '{"title": "B"}')).answer).toEqual({
      decision: "modify",
      value: { title: "B" },
    });
  });

  it("edits on a line where there is no editor", async () => {
    expect((await askedTo(["e", '{"title": "C"}'])).answer).toEqual({
      decision: "modify",
      value: { title: "C" },
    });
  });

  it("is asked again when the change is no JSON, is none at all, or the answer is no answer", async () => {
    const { answer, out } = await askedTo(["what?", "e", "{", "e", "", "a"]);
    expect(answer).toEqual({ decision: "approve" });
    expect(out).toContain("This is not JSON");
    const unchanged = `${JSON.stringify(GATE.ask, null, 2)}\n`;
    expect((await askedTo(["e", "l"], unchanged)).answer).toBeNull();
  });

  it("may leave without an answer", async () => {
    expect((await askedTo(["l"])).answer).toBeNull();
    expect((await askedTo([null])).answer).toBeNull();
    expect((await askedTo(["r", null])).answer).toBeNull();
  });
});
