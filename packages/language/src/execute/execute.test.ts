import { describe, expect, it } from "vitest";
import { ConversationState } from "../conversation/state.ts";
import type { Mention, ReadCall } from "../reading/reading.ts";
import { AMY, call, LINKING, OFFICE, person, RAJ, TOM } from "../testing/small-office.ts";
import { execute } from "./execute.ts";

/** A conversation: each turn is what was read, or the choice that was clicked. */
function conversation(start: object = {}) {
  const context = { did: [] as string[] };
  let state = ConversationState.parse(start);
  return {
    did: context.did,
    state: () => state,
    async say(...calls: ReadCall[]) {
      return this.turn({ calls, reader: "embedded" as const });
    },
    async turn(reading: Parameters<typeof execute>[0]["reading"]) {
      const parts = { toolbox: OFFICE, linking: LINKING, context, language: "en" as const };
      const turn = await execute({ reading, state, ...parts });
      // As a product stores it.
      state = ConversationState.parse(JSON.parse(JSON.stringify(turn.state)));
      return turn;
    },
  };
}

type Said = readonly (readonly [string, string, Mention["ref"]?])[];
const reject = (...said: Said) => call("write_mail", { values: { purpose: "rejection" }, said });

describe("a message", () => {
  it("is done in order, and the next one goes on from it", async () => {
    const chat = conversation();
    await chat.say(call("list_people"));
    await chat.say(call("show_person", { said: [["who", "the second one", "ordinal"]] }));
    const { said } = await chat.say(call("show_person", { values: { aspect: "email" } }));
    expect(said).toBe("show Raj Patel email");
    await chat.say(
      reject(["who", "him", "pronoun"]),
      call("book_interview", {
        said: [
          ["who", "the others", "rest"],
          ["when", "Friday"],
        ],
      }),
    );
    expect(chat.did).toEqual([
      "list",
      "show Raj Patel overview",
      "show Raj Patel email",
      "rejection to Raj Patel",
    ]);
    expect(chat.state()).toMatchObject({
      last: "write_mail:rejection",
      pending: [{ kind: "mails", items: [RAJ] }],
      // The others are two, and one can be interviewed at a time.
      question: { tool: "book_interview", argument: "who", choices: [AMY, TOM] },
    });
  });

  it("explains how it was read and what became of it", async () => {
    const unsure = call("move_stage", {
      confidence: 0.6,
      alternatives: [{ tool: "write_mail", polarity: "do", confidence: 0.3 }],
    });
    const list = call("list_people", { confidence: 0.8 });
    const { explanation } = await conversation().say(list, unsure, call("talk"));
    expect(explanation).toMatchObject({
      reader: "embedded",
      calls: [
        { tool: "list_people", fate: "done", confidence: 0.8 },
        {
          ...{ tool: "move_stage", fate: "asked" },
          alternatives: [{ tool: "write_mail", confidence: 0.3 }],
        },
        { tool: "talk", fate: "waits" },
      ],
    });
  });

  it.each([
    ["dont", "OK, I won't: Write a mail."],
    ["ask", "I can do that: Write a mail. Tell me to, and I will."],
    ["suppose", "Nothing done for now (Write a mail). Tell me when it's time."],
    ["takeback", "OK, taken back: Write a mail. Nothing was done."],
  ] as const)("that is %s does nothing", async (polarity, words) => {
    const chat = conversation();
    const { said, done } = await chat.say({ ...reject(["who", "raj"]), polarity });
    expect([said, done, chat.did]).toEqual([words, [], []]);
  });

  it("that asks about something only read may read it", async () => {
    const chat = conversation();
    await chat.say(call("show_person", { polarity: "ask", said: [["who", "raj"]] }));
    expect(chat.did).toEqual(["show Raj Patel overview"]);
  });

  it("that forbids something for one may ask it for the others", async () => {
    const chat = conversation({ list: [AMY, RAJ, TOM] });
    await chat.say(
      { ...reject(["who", "tom"]), polarity: "dont" },
      reject(["who", "the others", "rest"]),
    );
    expect(chat.did).toEqual(["rejection to Amy Chen, Raj Patel"]);
  });

  it("that takes back what it asked for does not do it", async () => {
    const chat = conversation();
    const takeback = call("write_mail", { polarity: "takeback" });
    await chat.say(call("list_people"), reject(["who", "raj"]), takeback);
    expect(chat.did).toEqual(["list"]);
  });

  it("leaves the state as it was where a tool fails, and does not go on", async () => {
    const chat = conversation({ focus: { person: TOM } });
    const move = call("move_stage", { values: { stage: "offer" }, said: [["who", "ines bauer"]] });
    const { said, failed, done } = await chat.say(move, reject(["who", "raj"]));
    expect(said).toBe("This failed: Move a candidate. Something went wrong. Please try again.");
    expect(failed).toMatchObject({
      tool: "move_stage",
      error: { message: "the database is away" },
    });
    expect([done, chat.did, chat.state()]).toEqual([
      [],
      [],
      ConversationState.parse({ focus: { person: TOM } }),
    ]);
  });

  it("says what can be undone, and no longer once something else was changed", async () => {
    const chat = conversation({
      focus: { person: RAJ },
      pending: [{ kind: "mails", id: "m1", label: "" }],
    });
    await chat.say(
      call("move_stage", { values: { stage: "offer" }, said: [["who", "him", "pronoun"]] }),
    );
    expect(chat.state().undo).toBe("move_stage");
    await chat.say(call("list_people"));
    expect(chat.state().undo).toBe("move_stage");
    await chat.say(call("answer_pending", { values: { decision: "approve" } }));
    expect(chat.state()).toMatchObject({ undo: null, pending: [] });
  });
});

describe("how sure one must be", () => {
  const show = (confidence: number) => call("show_person", { confidence, said: [["who", "raj"]] });
  const mail = (confidence: number) => ({ ...reject(["who", "raj"]), confidence });
  const move = (confidence: number) =>
    call("move_stage", { confidence, values: { stage: "offer" }, said: [["who", "raj"]] });

  it.each([
    ["reading", show, 0.6],
    ["proposing", mail, 0.8],
    ["changing what is named", move, 0.8],
  ] as const)("for %s is known", async (_, read, threshold) => {
    const sure = conversation();
    expect((await sure.say(read(threshold + 0.01))).done).toHaveLength(1);
    const unsure = conversation();
    const { done, asked } = await unsure.say(read(threshold - 0.01));
    expect([done, asked?.tool, unsure.did]).toEqual([[], "ask", []]);
  });

  it("else the two likeliest are offered, and the click does what was chosen", async () => {
    const chat = conversation();
    const alternatives = [
      { tool: "write_mail", polarity: "dont" as const, confidence: 0.2 },
      { tool: "talk", polarity: "do" as const, confidence: 0.06 },
    ];
    const list = call("list_people", { confidence: 0.8 });
    const { asked, said } = await chat.say({ ...mail(0.6), alternatives }, list);
    expect(said).toBe("Which one do you mean?");
    expect(asked).toMatchObject({
      argument: "write_mail",
      choices: [
        { id: "write_mail", label: "Write a mail" },
        { id: "write_mail:dont", label: "Don't: Write a mail" },
      ],
    });
    const { explanation } = await chat.turn({ choice: "write_mail" });
    expect(chat.did).toEqual(["rejection to Raj Patel", "list"]);
    expect(explanation).toMatchObject({
      reader: null,
      calls: [{ fate: "done" }, { fate: "done" }],
    });
    const again = await chat.turn({ choice: "write_mail" });
    expect(again.said).toBe("That question is no longer open. Please tell me again.");
  });

  it("and where nothing is likely it says that it can't", async () => {
    const { said, asked } = await conversation().say(mail(0.2));
    expect([said, asked]).toEqual(["I can't do that. I can write mails.", undefined]);
  });
});

describe("somebody who is not found", () => {
  it("is not the one who was spoken of before", async () => {
    const chat = conversation({ focus: { person: AMY } });
    await chat.say(call("show_person", { said: [["who", "nobody at all", "name"]] }));
    const { asked } = await chat.say(reject());
    expect([asked?.argument, chat.did]).toEqual(["who", []]);
  });
});

describe("what a card shall become", () => {
  it("is asked again where a bare yes chooses none of several", async () => {
    const modify = call("answer_pending", { values: { decision: "approve", about: "interview" } });
    const question = {
      ...{ tool: "answer_pending", argument: "when", call: modify, rest: [] },
      choices: [person("3 pm"), person("4 pm")],
    };
    const pending = [{ kind: "mails", id: "m1", label: "3 mails" }];
    const chat = conversation({ pending, question });
    const { asked } = await chat.say(call("answer_pending", { values: { decision: "approve" } }));
    expect([chat.did, asked?.tool]).toEqual([[], "answer_pending"]);
  });
});

describe("a question", () => {
  const book = (...said: Said) => call("book_interview", { said });

  it("is completed by the next message, and the rest goes on", async () => {
    const chat = conversation();
    const { said, asked } = await chat.say(book(["who", "raj"]), reject(["who", "amy"]));
    expect([said, asked?.argument, chat.did]).toEqual(["When?", "when", []]);
    await chat.say(book(["when", "Thursday 3pm"]));
    expect(chat.did).toEqual(["book Raj Patel thursday 3pm", "rejection to Amy Chen"]);
  });

  it("for somebody is not answered by a time, which is kept", async () => {
    const chat = conversation();
    await chat.say(book(["who", "tom"]));
    const { said } = await chat.say(book(["when", "Thursday"]));
    expect([said, chat.did]).toEqual(["“tom” could be more than one. Who?", []]);
    await chat.turn({ choice: "Tom Hardy" });
    expect(chat.did).toEqual(["book Tom Hardy thursday"]);
  });

  it("with choices is answered by a place among them, or a click, and keeps the others", async () => {
    for (const answer of ["words", "click"]) {
      const chat = conversation();
      const { said, asked } = await chat.say(reject(["who", "raj"], ["who", "tom"]));
      expect(said).toBe("“tom” could be more than one. Who?");
      expect(asked?.choices).toEqual([TOM, person("Tom Hardy")]);
      if (answer === "words") await chat.say(reject(["who", "the second one", "ordinal"]));
      else await chat.turn({ choice: "Tom Hardy" });
      expect(chat.did).toEqual(["rejection to Raj Patel, Tom Hardy"]);
    }
  });

  it("of one choice is answered by a yes, and dropped by a no", async () => {
    for (const decision of ["approve", "reject"]) {
      const chat = conversation();
      const { said } = await chat.say(reject(["who", "the one from Siemens", "description"]));
      expect(said).toBe("I could not find “the one from Siemens”. Do you mean this one?");
      await chat.say(call("answer_pending", { values: { decision } }));
      expect(chat.did).toEqual(decision === "approve" ? ["rejection to Raj Patel"] : []);
      expect(chat.state().question).toBeNull();
    }
  });

  it("for a closed value offers its values", async () => {
    const chat = conversation({ focus: { person: AMY } });
    const { asked } = await chat.say(call("move_stage", { said: [["who", "her", "pronoun"]] }));
    expect(asked?.choices.map(({ id }) => id)).toEqual(["offer", "rejected"]);
    await chat.turn({ choice: "offer" });
    expect(chat.did).toEqual(["move Amy Chen offer"]);
  });

  it("stays open while something is looked up, and is taken back with what waits behind it", async () => {
    const chat = conversation();
    await chat.say(book(["who", "raj"]), reject(["who", "amy"]));
    await chat.say(call("show_person", { said: [["who", "tom hardy"]] }));
    expect(chat.state().question).toMatchObject({ tool: "book_interview", argument: "when" });
    const { said } = await chat.say(call("book_interview", { polarity: "takeback" }));
    expect([said, chat.did, chat.state().question]).toEqual([
      "OK, I left it. Nothing was done.",
      ["show Tom Hardy overview"],
      null,
    ]);
  });

  it("is asked by a bare yes if two cards wait, and a yes to nothing does nothing", async () => {
    const pending = [
      { kind: "mails", id: "m1", label: "3 mails" },
      { kind: "interview", id: "i1", label: "Amy, Thursday" },
    ];
    const yes = call("answer_pending", { values: { decision: "approve" } });
    const chat = conversation({ pending });
    const { asked } = await chat.say(yes);
    expect(asked?.choices.map(({ label }) => label)).toEqual(["3 mails", "Amy, Thursday"]);
    await chat.turn({ choice: "i1" });
    expect([chat.did, chat.state().pending]).toMatchObject([["approve i1"], [{ id: "m1" }]]);
    const named = { ...yes, values: { decision: "approve", about: "mails" } };
    const other = conversation({ pending });
    await other.say(named);
    expect(other.did).toEqual(["approve m1"]);
    expect((await conversation().say(yes)).said).toBe("Nothing is waiting for your answer.");
  });

  it("about several cards is answered by its place, and only says which", async () => {
    const pending = [
      { kind: "mails", id: "m1", label: "3 mails" },
      { kind: "interview", id: "i1", label: "Amy, Thursday" },
    ];
    const chat = conversation({ pending });
    await chat.say(call("answer_pending", { values: { decision: "reject" } }));
    const said = [["who", "the second one", "ordinal"]] as const;
    await chat.say(call("answer_pending", { values: { decision: "approve" }, said }));
    expect(chat.did).toEqual(["reject i1"]);
  });

  it("offers what waits where nothing of the named kind does, and a yes takes it", async () => {
    const chat = conversation({ pending: [{ kind: "mails", id: "m1", label: "3 mails" }] });
    const values = { decision: "approve", about: "interview" };
    const { asked } = await chat.say(call("answer_pending", { values }));
    expect([asked?.choices.map(({ id }) => id), chat.did]).toEqual([["m1"], []]);
    await chat.say(call("answer_pending", { values: { decision: "approve" } }));
    expect(chat.did).toEqual(["approve m1"]);
  });
});

describe("a message that only says what differs", () => {
  /** What was read of a text: the words of the arguments are found in it. */
  const read = (tool: string, text: string, said: Said, values = {}) => ({
    ...call(tool, { values, clause: [0, text.length] }),
    mentions: said.map(([name, words, ref = "name" as const]): Mention => {
      const at = text.indexOf(words);
      return { name, text: words, ref, confidence: 1, place: [at, at + words.length] };
    }),
  });
  async function after(first: ReadCall, text: string, said: Said, values = {}) {
    const context = { did: [] as string[] };
    const parts = { toolbox: OFFICE, linking: LINKING, context, language: "en" as const };
    const state = ConversationState.parse({ list: [AMY, RAJ, TOM] });
    const before = await execute({
      ...{ reading: { calls: [first], reader: "embedded" }, state, ...parts },
    });
    const stored = ConversationState.parse(JSON.parse(JSON.stringify(before.state)));
    const calls = [read(first.tool, text, said, values)];
    return execute({
      ...{ reading: { calls, reader: "embedded" }, state: stored, message: text, ...parts },
    });
  }
  const email = call("show_person", { values: { aspect: "email" }, said: [["who", "raj"]] });
  const go = call("list_people", { said: [["query", "Go"]] });

  it.each([
    [
      "the second one's value",
      email,
      "and Tom O'Neil?",
      [["who", "Tom O'Neil"]],
      "Tom O'Neil email",
    ],
    ["the same in Chinese", email, "那Amy Chen呢", [["who", "Amy Chen"]], "Amy Chen email"],
    ["a value", email, "overview?", [], "Raj Patel overview", { aspect: "overview" }],
    [
      "but not where it asks anew",
      email,
      "tell me everything of Amy Chen",
      [["who", "Amy Chen"]],
      "Amy Chen overview",
    ],
  ] as const)(
    "goes on from the call before: %s",
    async (_, first, text, said, shown, values: Record<string, string> = {}) => {
      expect((await after(first, text, said, values)).said).toBe(`show ${shown}`);
    },
  );

  it("narrows where it says so, and else replaces", async () => {
    const narrowed = await after(go, "only those with Rust", [["query", "Rust"]]);
    expect(narrowed.done[0]?.input).toEqual({ query: "Go Rust" });
    const replaced = await after(go, "what about Rust?", [["query", "Rust"]]);
    expect(replaced.done[0]?.input).toEqual({ query: "Rust" });
  });
});
