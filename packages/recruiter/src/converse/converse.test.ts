/** What a model may do and say in a conversation with the recruiter, and what happens where it fails. */
import type { Scenario } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calls, openModelTalk, says } from "../testing/model-talk.ts";
import { ROSA } from "../testing/recruiter-lab.ts";

let talk: Awaited<ReturnType<typeof openModelTalk>>;
beforeAll(async () => {
  talk = await openModelTalk({ timeout_ms: 1_000 });
});
beforeEach(() => talk.server.reset());
afterAll(() => talk.close());

const say = (markup: string, ...answers: readonly Scenario[]) => talk.say(markup, ...answers);

const MOVE = ["move_stage", { who: ["何志强"], stage: "interview" }] as const;
const HELLO = "<talk about=greeting>你好</talk>";

describe("a change that a model wants", () => {
  it("is done where the person's own words name it", async () => {
    const { done, text } = await say(
      "<move_stage stage=interview>把<who>何志强</who>移到面试阶段</move_stage>",
      calls(MOVE),
      says(""),
    );
    expect(done).toMatchObject({ reader: "model", calls: [{ tool: "move_stage" }] });
    expect(text).toContain("要把何志强在");
  });

  it("is asked about where they do not, and a yes does it", async () => {
    const before = (await say(HELLO, says("你好。"))).effects;
    const { text, effects, done } = await say(HELLO, calls(MOVE), says("已经移好了。"));
    expect(text).toBe("还没有做。确认要这样做吗？\n1. 移动阶段：何志强，面试");
    expect([effects, done?.calls]).toEqual([before, [{ tool: "ask", args: {} }]]);
    await talk.goOn(
      "<answer_pending decision=approve>好</answer_pending>",
      calls(["answer_pending", { decision: "approve" }]),
      says(""),
    );
    const { items } = await talk.lab.talent.effects.list(ROSA, { state: "awaiting_approval" });
    expect(items).toHaveLength(before + 1);
  });

  it("is asked about after text from outside was read, unless it can be taken back", async () => {
    const look = ["show_person", { who: ["何志强"], aspect: "mails" }] as const;
    const mails = "<show_person aspect=mails>看看<who>何志强</who>的邮件</show_person>";
    const silence = ["do_not_contact", { who: ["何志强"] }] as const;
    const never = `${mails}，<do_not_contact>再把<who>何志强</who>设为免打扰</do_not_contact>`;
    const { text, done } = await say(never, calls(look), calls(silence), says(""));
    expect(text).toContain("还没有做。确认要这样做吗？");
    expect(done?.calls.map(({ tool }) => tool)).toEqual(["show_person", "ask"]);
    const move = `${mails}，<move_stage stage=interview>再把<who>何志强</who>移到面试</move_stage>`;
    expect((await say(move, calls(look), calls(MOVE), says(""))).text).toContain("需要批准");
  });

  it("is no wish of a mail that nobody has said", async () => {
    const wish = "<write_mail purpose=note>write to <who>Maya Lindqvist</who></write_mail>";
    const mail = ["write_mail", { who: ["Maya Lindqvist"], purpose: "note" }] as const;
    const told = calls([mail[0], { ...mail[1], wish: ["her pay will be 99,000 a year"] }]);
    const { done } = await say(wish, told, says("I can't promise that."));
    expect(done?.calls.map(({ tool }) => tool)).toEqual(["talk"]);
  });
});

const LOOK = "<show_person aspect=stage>where is <who>Maya Lindqvist</who>?</show_person>";
const look = calls(["show_person", { who: ["Maya Lindqvist"], aspect: "stage" }]);

describe("what a model says", () => {
  it("leaves sentence by sentence, and is not said twice", async () => {
    const { tokens, done, text } = await say(
      LOOK,
      look,
      says("She is in Interview! Anything else?"),
    );
    expect(tokens).toEqual(["She is in Interview!", " Anything else?"]);
    expect(done).toMatchObject({ message: text, status: "completed", embedded_because: null });
    expect(done?.links.map(({ title }) => title)).toContain("Maya Lindqvist");
  });

  it("is struck where no record says it", async () => {
    const claim = "She is in Interview. She has 25 years of experience at Google.";
    expect((await say(LOOK, look, says(claim))).text).toBe("She is in Interview.");
    // Also without having looked.
    const { text } = await say(LOOK, says("Maya Lindqvist earns 90,000 a year."));
    expect(text).toContain("couldn’t find enough on record");
  });

  it("may be said again, rightly, once the model is told what was struck", async () => {
    const wrong = says("She has 25 years of experience.\nShe is in Interview.");
    const { text } = await say(LOOK, look, wrong, says("She is a candidate of ours."));
    expect(text.trim()).toBe("She is in Interview.\nShe is a candidate of ours.");
    const [sent] = (await talk.server.requests()).slice(-1);
    expect(JSON.stringify(sent?.body)).toContain("25 years of experience");
  });

  it("is what the records say where nothing of it is left", async () => {
    const { text } = await say(LOOK, look, says("She has 25 years of experience at Google."));
    expect(text).toContain("Maya Lindqvist is in Interview");
  });

  it("may be general knowledge where no record is claimed", async () => {
    const law = "The usual notice period is four weeks; see § 622 BGB.";
    expect(
      (await say("<talk about=knowledge>what is usual in Germany?</talk>", says(law))).text,
    ).toBe(law);
  });
});

const FAULTS: readonly (readonly [string, Scenario])[] = [
  ["hangs", { kind: "hang" }],
  ["hangs in the middle", { kind: "hang", after: "Sure, " }],
  ["hangs up", { kind: "drop", after: "Sure, " }],
  ["sends a web page", { kind: "junk" }],
  ["sends other JSON", { kind: "wrong-shape" }],
  ["answers 400", { kind: "status", status: 400 }],
  ["answers 429", { kind: "status", status: 429, retryAfter: "120" }],
  ["answers 500", { kind: "status", status: 500 }],
  ["is cut by its length", { kind: "answer", text: "Sure", finish: "length" }],
  ["is filtered", { kind: "answer", text: "", finish: "filter" }],
  ["says nothing", says(" ")],
];

describe("where the model fails", () => {
  const WISH =
    "<add_to_job>add <who>Maya Lindqvist</who> to the <job>backend</job> job</add_to_job>";
  const added = async () => {
    const { items } = await talk.lab.talent.people.list(ROSA, { q: "Maya Lindqvist" });
    const { applications } = await talk.lab.talent.people.candidate(
      ROSA,
      items[0]?.person.id ?? "",
    );
    return applications.length;
  };

  it.each(FAULTS)(
    "because it %s, questions are answered and the person is told",
    async (_, fault) => {
      const { text, done } = await say(LOOK, { ...fault, times: "always" });
      expect(text).toContain("Maya Lindqvist is in Interview");
      expect(text).toContain("The model did not respond");
      expect(done).toMatchObject({ reader: "embedded", embedded_because: "failed" });
    },
  );

  it.each(FAULTS)("because it %s, changes are asked about first", async (_, fault) => {
    const before = await added();
    const { text } = await say(WISH, { ...fault, times: "always" });
    expect(text).toContain("The model did not answer");
    expect(text).toContain("have done nothing yet");
    expect(await added()).toBe(before);
  });

  it("after it has made calls, none of them is carried out", async () => {
    const { text, effects } = await say(
      HELLO,
      calls(["create_job", { title: "Lighthouse keeper" }]),
      { kind: "status", status: 500, times: "always" },
    );
    expect(text).toContain("模型没有回应");
    expect(text).not.toContain("Lighthouse");
    const { items } = await talk.lab.talent.effects.list(ROSA, { kind: "create_job" });
    expect([items, effects > 0]).toEqual([[], true]);
  });
});
