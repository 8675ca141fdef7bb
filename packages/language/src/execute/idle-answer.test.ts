import { describe, expect, it } from "vitest";
import { ConversationState } from "../conversation/state.ts";
import type { ReadCall } from "../reading/reading.ts";
import { AMY, call, LINKING, OFFICE } from "../testing/small-office.ts";
import { execute } from "./execute.ts";

const NOTHING = "Nothing is waiting for your answer.";
const move = call("move_stage", { values: { stage: "offer" } });
const unsure = call("write_mail", {
  confidence: 0.4,
  alternatives: [{ tool: "answer_pending", polarity: "do", confidence: 0.35 }],
});

async function said(message: string, read: ReadCall, start: object = {}) {
  const context = { did: [] as string[] };
  const turn = await execute({
    ...{ reading: { calls: [read], reader: "embedded" }, message, context, language: "en" },
    ...{ state: ConversationState.parse(start), toolbox: OFFICE, linking: LINKING },
  });
  return { said: turn.said, asked: turn.asked, did: context.did };
}

describe("an answer to nothing", () => {
  it.each(["yes, go ahead", "Yes please!", "可以，发吧", "ja, bitte", "send them"])(
    "begins nothing: %s",
    async (message) => {
      const told = await said(message, move, { focus: { person: AMY }, about: [AMY] });
      expect(told).toEqual({ said: NOTHING, asked: undefined, did: [] });
    },
  );

  it("offers no readings where it may be one", async () => {
    expect(await said("send what we have", unsure)).toMatchObject({ said: NOTHING, did: [] });
  });

  it("is one of talk where it is just that", async () => {
    const told = await said("ok", call("talk", { values: { about: "thanks" } }));
    expect(told.said).toBe("You're welcome.");
  });

  it("is none where words ask for something, or something waits", async () => {
    const named = call("move_stage", { values: { stage: "offer" }, said: [["who", "raj"]] });
    expect((await said("yes, offer it to Raj", named)).did).toEqual(["move Raj Patel offer"]);
    const pending = [{ kind: "mails", id: "m1", label: "3 mails" }];
    const yes = call("answer_pending", { values: { decision: "approve" } });
    expect((await said("yes, send them", yes, { pending })).did).toEqual(["approve m1"]);
  });
});
