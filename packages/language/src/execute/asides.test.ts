import { describe, expect, it } from "vitest";
import { ConversationState } from "../conversation/state.ts";
import type { ReadCall } from "../reading/reading.ts";
import { call, LINKING, OFFICE } from "../testing/small-office.ts";
import { execute } from "./execute.ts";

const CARD = { kind: "mails", id: "m1", label: "3 mails" };

async function said(message: string, ...calls: ReadCall[]) {
  const context = { did: [] as string[] };
  const state = ConversationState.parse({ pending: [CARD] });
  const parts = { toolbox: OFFICE, linking: LINKING, context, language: "en" as const };
  const reading = { calls, reader: "embedded" as const };
  const turn = await execute({ reading, state, message, ...parts });
  return { ...turn, did: context.did };
}

const show = call("show_person", { said: [["who", "raj"]] });

describe("words that name nothing, beside a clear wish", () => {
  it("are no wish of their own where nobody can read them", async () => {
    const nice = call("move_stage", { confidence: 0.6, clause: [0, 5] });
    const { did, asked, said: words } = await said("Nice. show Raj", nice, show);
    expect([did, asked, words]).toEqual([
      ["show Raj Patel overview"],
      undefined,
      "show Raj Patel overview",
    ]);
  });

  it("are told where they say much", async () => {
    const message = "and then the usual thing for the one after that, show Raj";
    const long = call("move_stage", { confidence: 0.4, clause: [0, 47] });
    const { did, said: words } = await said(message, long, show);
    expect(did).toEqual(["show Raj Patel overview"]);
    expect(words).toContain(`“${message.slice(0, 47)}”`);
  });

  it("are one where it is certain, or where nothing else is clear", async () => {
    const list = call("list_people", { clause: [0, 5] });
    expect((await said("list! show Raj", list, show)).did).toEqual([
      "list",
      "show Raj Patel overview",
    ]);
    const unsure = call("move_stage", { confidence: 0.5 });
    expect((await said("the usual thing", unsure)).asked?.tool).toBe("ask");
  });

  it("only say what it is about where they name it, and are told where they may be a wish", async () => {
    const about = call("write_mail", {
      confidence: 0.5,
      clause: [0, 9],
      said: [["who", "Amy Chen"]],
    });
    const topic = await said("Amy Chen: show Raj", about, show);
    expect([topic.did, topic.asked]).toEqual([["show Raj Patel overview"], undefined]);
    expect(topic.said).not.toContain("Amy");
    const wish = call("move_stage", { confidence: 0.6, clause: [10, 30] });
    const { did, said: words } = await said("show Raj, then the other thing", show, wish);
    expect(did).toEqual(["show Raj Patel overview"]);
    expect(words).toContain("“then the other thing”");
  });

  it("go on with what was said before them where that is likely enough", async () => {
    const values = { purpose: "outreach" };
    const mail = call("write_mail", { values, said: [["who", "raj"]], clause: [0, 12] });
    const then = call("write_mail", { values, confidence: 0.6, clause: [12, 30] });
    const { did, asked } = await said("write to Raj and then to the others", mail, then);
    expect([did, asked?.tool, asked?.argument]).toEqual([
      ["outreach to Raj Patel"],
      "write_mail",
      "who",
    ]);
  });

  it("approve nothing that the same message forbids", async () => {
    const yes = call("answer_pending", { values: { decision: "approve" } });
    const { did, state } = await said("great, but not yet", yes, { ...yes, polarity: "dont" });
    expect([did, state.pending.length]).toEqual([[], 1]);
  });

  it("leave a card alone where they are no yes, whatever else they are", async () => {
    const no = call("answer_pending", { values: { decision: "reject" }, confidence: 0.6 });
    const { did, asked, state } = await said("hm, hold that for now", no);
    expect([did, asked, state.pending.length]).toEqual([[], undefined, 1]);
  });

  it("say whom the rest is about, where that names nobody", async () => {
    const about = call("move_stage", { confidence: 0.5, said: [["who", "raj"]], clause: [0, 20] });
    const mail = call("write_mail", { values: { purpose: "outreach" }, confidence: 0.95 });
    const { did } = await said("Raj, they press us. write", about, mail);
    expect(did).toEqual(["outreach to Raj Patel"]);
  });

  it("do not keep it from refusing what must not be done", async () => {
    const unsure = call("move_stage", { confidence: 0.6, clause: [0, 8] });
    const no = call("refuse", { values: { reason: "discrimination" } });
    const { asked, done } = await said("and also, only the young ones", unsure, no);
    expect([asked, done.map(({ tool }) => tool)]).toEqual([undefined, ["refuse"]]);
  });

  it("still answer a card only when that is sure", async () => {
    const yes = call("answer_pending", { values: { decision: "approve" }, confidence: 0.6 });
    expect((await said("ok. show Raj", yes, show)).asked?.tool).toBe("ask");
  });
});
