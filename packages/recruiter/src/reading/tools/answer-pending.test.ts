import type { PendingCard } from "@bole/language";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Decision } from "../../model/index.ts";
import { type DemoLab, openDemoLab } from "../../testing/demo-lab.ts";
import { fillSmall } from "../../testing/small-workspace.ts";
import { card } from "../../testing/waiting-cards.ts";
import { NOTHING_KNOWN } from "../memory.ts";
import type { Pending } from "../pending.ts";
import { decisionReader } from "../read-decision.ts";
import type { Reading } from "../reading.ts";

let lab: DemoLab;
beforeAll(async () => {
  lab = await openDemoLab({ fill: fillSmall });
});
afterAll(() => lab.close());

type Kind = Pending["kind"];
const after = ({ language, state }: Reading) => ({ ...NOTHING_KNOWN, language, state });
const read = (kind: Kind, markup: string) => lab.read(markup, { pending: [card(kind, lab)] });
const decided = (reading: Reading): Decision | undefined => reading.answered?.decisions[0];

/** Who stays on a card. */
function left({ items }: Pending, decision: Decision | undefined): string[] {
  const value = decision?.value;
  if (value === undefined || !("items" in value)) throw new Error(JSON.stringify(decision));
  const names = new Map(items.map(({ id, preview }) => [id, Object(preview).name]));
  return value.items.filter(({ keep }) => keep).map(({ id }) => names.get(id));
}

const [CHEN, HE, LIN, MAYA, TOMASZ] = [
  "陈思远",
  "何志强",
  "林雨桐",
  "Maya Lindqvist",
  "Tomasz Wróbelski",
];

describe("a yes or a no", () => {
  it("is given to the one card that waits, with why not", async () => {
    const yes = await read(
      "mails",
      "<answer_pending decision=approve>yes, send them</answer_pending>",
    );
    expect([yes.route, decided(yes)]).toEqual([
      "resume",
      { interrupt_id: "gate_0", decision: "approve" },
    ]);
    const no = await read(
      "plan",
      "<answer_pending decision=reject>no, <reason>the budget is frozen</reason></answer_pending>",
    );
    expect(decided(no)).toMatchObject({ decision: "reject", reason: "the budget is frozen" });
  });

  it("is neither a question, nor a wish that it waits, nor a word against it, nor an idea", async () => {
    for (const markup of [
      "<answer_pending polarity=ask>who is on it?</answer_pending>",
      "<answer_pending decision=approve polarity=ask>does it go out at once?</answer_pending>",
      "<answer_pending decision=later>later</answer_pending>",
      "<answer_pending decision=approve polarity=dont>先别发</answer_pending>",
      "<answer_pending decision=approve polarity=suppose>if Ann agrees we send them</answer_pending>",
    ]) {
      const { route, answered, actions, said } = await read("mails", markup);
      expect([route, answered, actions]).toEqual(["chat", null, []]);
      expect(said).toContain(MAYA);
    }
  });

  it("is asked about where several wait, and given to the one that is named then", async () => {
    const pending = [card("mails", lab), card("shortlist", lab, 1)];
    const first = await lab.read("<answer_pending decision=approve>yes</answer_pending>", {
      pending,
    });
    expect([first.answered, first.is_question]).toEqual([null, true]);
    expect(first.said).toContain("1. Approve the mails\n2. Approve the shortlist");
    const markup = "<answer_pending>the <item ref=ordinal>second</item></answer_pending>";
    const second = await lab.read(markup, { pending, memory: after(first) });
    expect(second.answered).toMatchObject({
      workflow_id: "workflow_1",
      decisions: [{ decision: "approve" }],
    });
  });

  it("about two workflows answers the first and says that the other waits", async () => {
    const pending = [card("mails", lab), card("shortlist", lab, 1)];
    const { answered, said } = await lab.read(
      "<answer_pending decision=approve about=shortlist>the list is fine</answer_pending>, <answer_pending decision=reject about=mails>the mails not</answer_pending>",
      { pending },
    );
    expect(answered).toMatchObject({
      workflow_id: "workflow_1",
      decisions: [{ decision: "approve" }],
    });
    expect(said).toContain("Waiting: Approve the mails");
  });

  it("and a no to the same is asked about", async () => {
    const both = await read(
      "mails",
      "<answer_pending decision=approve>yes</answer_pending> <answer_pending decision=reject>no</answer_pending>",
    );
    expect([both.answered, both.is_question]).toEqual([null, true]);
  });
});

describe("people on a card", () => {
  it.each([
    ["drop <who>Tomasz</who>", "drop", [CHEN, HE, LIN, MAYA]],
    ["only <who ref=ordinal>the first three</who>", "keep", [CHEN, HE, LIN]],
    ["<who ref=all>all</who> but <who ref=except>Maya</who>", "keep", [CHEN, HE, LIN, TOMASZ]],
    ["不要<item ref=ordinal>第二个</item>", "drop", [CHEN, LIN, MAYA, TOMASZ]],
    ["<count>two</count> are enough", "keep", [CHEN, HE]],
  ])("%s: the others are left, and it waits", async (words, change, expected) => {
    for (const kind of ["mails", "shortlist", "slots"] as const) {
      const reading = await read(
        kind,
        `<answer_pending decision=modify change=${change}>${words}</answer_pending>`,
      );
      expect(decided(reading)).toMatchObject({ decision: "modify", waits: true });
      expect(left(card(kind, lab), decided(reading))).toEqual(expected);
    }
  });

  it("count in the card's order, whatever was listed before", async () => {
    const people = [TOMASZ, MAYA].map((name = "") => ({
      kind: "person",
      id: lab.idOf(name),
      label: name,
    }));
    const memory = { ...NOTHING_KNOWN, state: { ...NOTHING_KNOWN.state, list: people } };
    const markup =
      "<answer_pending decision=modify change=drop>drop <who ref=ordinal>the first one</who></answer_pending>";
    const reading = await lab.read(markup, { memory, pending: [card("mails", lab)] });
    expect(left(card("mails", lab), decided(reading))).toEqual([HE, LIN, MAYA, TOMASZ]);
  });

  it("are left out, and the others go on, where both is said", async () => {
    for (const markup of [
      "<answer_pending decision=modify change=drop>leave <who>Maya</who> out</answer_pending>, <answer_pending decision=approve>send <who ref=rest>the others</who></answer_pending>",
      "<answer_pending decision=approve>yes</answer_pending>, but <answer_pending decision=modify change=drop>not <who>Maya</who></answer_pending>",
      "<answer_pending decision=reject>bin <who>Maya</who>'s</answer_pending>, <answer_pending decision=approve>the rest can go</answer_pending>",
    ]) {
      const reading = await read("mails", markup);
      expect(decided(reading)).toMatchObject({ decision: "modify", waits: false });
      expect(left(card("mails", lab), decided(reading))).toEqual([CHEN, HE, LIN, TOMASZ]);
    }
  });

  it("are asked for where nobody on it is meant, and nothing is decided", async () => {
    for (const words of [
      "drop <who>Bob</who>",
      "drop <who>吴泽宇</who>",
      "drop <item ref=ordinal>the ninth</item>",
      "drop one",
    ]) {
      const reading = await read(
        "mails",
        `<answer_pending decision=modify change=drop>${words}</answer_pending>`,
      );
      expect([reading.answered, reading.is_question]).toEqual([null, true]);
    }
  });

  it("who were left out come back", async () => {
    const full = card("mails", lab);
    const pending = [{ ...full, items: full.items.slice(1), left_out: full.items.slice(0, 1) }];
    const markup =
      "<answer_pending decision=modify change=restore>put <who>陈思远</who> back</answer_pending>";
    const back = await lab.read(markup, { pending });
    expect(decided(back)?.value).toEqual({ items: [{ id: full.items[0]?.id, keep: true }] });
  });

  it("are all of them where everybody is dropped: that is a no", async () => {
    const markup =
      "<answer_pending decision=modify change=drop>drop <who ref=all>everyone</who></answer_pending>";
    expect(decided(await read("mails", markup))?.decision).toBe("reject");
  });

  it("that are kept are spared where a pipeline is cleaned up", async () => {
    const cleanup: Pending = { ...card("stages", lab), workflow_type: "pipeline_cleanup" };
    const markup =
      "<answer_pending decision=modify change=keep>keep <who>Maya</who></answer_pending>";
    const reading = await lab.read(markup, { pending: [cleanup] });
    expect(left(cleanup, decided(reading))).toEqual([CHEN, HE, LIN, TOMASZ]);
  });
});

describe("words that are no yes", () => {
  it.each(["不对", "从头开始", "no, that is wrong", "redo it", "start over"])(
    "approve nothing: %s",
    async (words) => {
      const markup = `<answer_pending decision=approve>${words}</answer_pending>`;
      const { answered, is_question } = await read("shortlist", markup);
      expect([answered, is_question]).toEqual([null, true]);
    },
  );

  it.each(["approve", "modify"])("put nothing back, and ask (%s)", async (decision) => {
    const markup = `<answer_pending decision=${decision} change=restore>不对，重新来</answer_pending>`;
    const { answered, said } = await read("mails", markup);
    expect(answered).toBeNull();
    expect(said).toContain("是通过，还是取消");
  });

  it.each(["可以", "不错，就这样", "yes, all good", "yes, send it over"])(
    "unlike: %s",
    async (words) => {
      const markup = `<answer_pending decision=approve>${words}</answer_pending>`;
      expect(decided(await read("shortlist", markup))?.decision).toBe("approve");
    },
  );
});

describe("mails that wait", () => {
  const text = "Dear Amy,\n\nWe are hiring. Come along.\n\nJust reply.\n\nRosa";
  const written = (): Pending => {
    const mails = card("mails", lab);
    const items = mails.items.map(({ id, preview }) => ({
      id,
      preview: { ...Object(preview), text, language: "en", warnings: [] },
    }));
    return { ...mails, items };
  };

  it("are changed in words, shown again, and never sent unseen", async () => {
    for (const markup of [
      "<answer_pending decision=modify change=reword>make them <wish>less formal</wish> and <wish>rhyming</wish></answer_pending>, <answer_pending decision=approve>then send</answer_pending>",
      "<answer_pending decision=approve>send them</answer_pending>, <answer_pending decision=modify change=reword>but <wish>less formal</wish> and <wish>rhyming</wish></answer_pending>",
      "<answer_pending decision=approve change=reword>send them, but <wish>less formal</wish> and <wish>rhyming</wish></answer_pending>",
    ]) {
      const reading = await lab.read(markup, { pending: [written()] });
      const decision = decided(reading);
      expect(decision).toMatchObject({ decision: "modify", waits: true });
      const [first] = decision?.value && "items" in decision.value ? decision.value.items : [];
      expect(first?.edit).toMatchObject({
        text: expect.stringContaining("Hi Amy,"),
        warnings: [expect.stringContaining("rhyming")],
      });
      expect(reading.said).toContain("Not followed: rhyming");
    }
  });

  it("of one alone are changed where somebody is named", async () => {
    const markup =
      "<answer_pending decision=modify change=reword>make <who>Maya</who>'s <wish>shorter</wish></answer_pending>";
    const decision = decided(await lab.read(markup, { pending: [written()] }));
    const items = decision?.value && "items" in decision.value ? decision.value.items : [];
    expect(items.map(({ id }) => id)).toEqual([lab.idOf("Maya Lindqvist")]);
    expect(items[0]?.edit?.text).not.toContain("Come along");
  });
});

describe("a plan", () => {
  it.each([
    ["drop", "drop <item>the interviews</item>", [{ kind: "remove_group", group: "interviews" }]],
    ["drop", "去掉<item ref=ordinal>第三步</item>", [{ kind: "remove_lines", lines: [3] }]],
    ["drop", "remove <item>steps 3 and 5</item>", [{ kind: "remove_lines", lines: [3, 5] }]],
    ["drop", "without <item>send the mails</item>", [{ kind: "remove_lines", lines: [6] }]],
    [
      "keep",
      "only <item ref=ordinal>the first three</item>",
      [{ kind: "remove_lines", lines: [4, 5, 6, 7] }],
    ],
    [
      "restore",
      "put <item>the interviews</item> back",
      [{ kind: "add_group", group: "interviews" }],
    ],
    [
      "add",
      "also <item>clean up the pipeline</item>",
      [{ kind: "add_step", uses: "pipeline_categorise" }],
    ],
    ["set", "make it <count>5 people</count>", [{ kind: "limit", people: 5 }]],
    ["set", "面试<wish>30分钟</wish>就够了", [{ kind: "minutes", minutes: 30 }]],
    [
      "reword",
      "<wish>mention the visa</wish>",
      [{ kind: "instructions", words: "mention the visa" }],
    ],
    [
      "reorder",
      "move <item>step 4</item> before <item>step 2</item>",
      [{ kind: "move", line: 4, to: 2, before: true }],
    ],
  ])("%s: %s", async (change, words, edits) => {
    const reading = await read(
      "plan",
      `<answer_pending decision=modify change=${change}>${words}</answer_pending>`,
    );
    expect(decided(reading)).toMatchObject({ decision: "modify", value: { edits } });
  });

  it.each([
    ["drop", "no <item>headhunter</item>"],
    ["drop", "take <item ref=pronoun>it</item> out"],
    ["add", "add <item>a lunch with the team</item>"],
    ["set", "start <when>after easter</when>"],
    ["reorder", "turn it around"],
  ])("is asked about where it is not clear, and never approved: %s, %s", async (change, words) => {
    const markup = `<answer_pending decision=modify change=${change}>${words}</answer_pending>`;
    const { answered, is_question } = await read("plan", markup);
    expect([answered, is_question]).toEqual([null, true]);
  });

  it("that is changed and approved at once is changed, and shown before it runs", async () => {
    const markup =
      "<answer_pending decision=approve>yes</answer_pending> but <answer_pending decision=modify change=drop>no <item>interviews</item></answer_pending>";
    const { answered } = await read("plan", markup);
    expect(answered?.decisions).toMatchObject([
      { decision: "modify", value: { edits: [{ group: "interviews" }] } },
    ]);
  });
});

describe("the time of an interview", () => {
  const set = (words: string) =>
    `<answer_pending decision=modify change=set>${words}</answer_pending>`;

  it("becomes another one that is free", async () => {
    const reading = await read("slots", set("<who>陈思远</who> at <when>3pm</when> instead"));
    expect(decided(reading)?.value).toMatchObject({
      items: [{ id: lab.idOf("陈思远"), edit: { starts_at: "2026-11-19T07:00:00.000Z" } }],
    });
  });

  it.each([
    ["<when>five hours later</when>", "2026-11-19T07:00:00.000Z"],
    ["<when>晚五个小时</when>", "2026-11-19T07:00:00.000Z"],
    ["push it back by <when>five hours</when>", "2026-11-19T07:00:00.000Z"],
  ])("is counted from the time that waits: %s", async (words, starts_at) => {
    const reading = await read("slots", set(`<who>陈思远</who> ${words}`));
    expect(decided(reading)?.value).toMatchObject({ items: [{ edit: { starts_at } }] });
  });

  it("is said not to be free where it is counted from the time that waits", async () => {
    const { answered, said } = await read(
      "slots",
      set("<who>陈思远</who> <when>the day after</when>"),
    );
    expect(answered).toBeNull();
    expect(said).toContain("“the day after” is not free");
  });

  it("is the first of several that fit, since it still waits", async () => {
    const reading = await read("slots", set("<who>Maya</who> on <when>Friday</when>"));
    expect(decided(reading)).toMatchObject({
      waits: true,
      value: { items: [{ edit: { starts_at: "2026-11-20T03:00:00.000Z" } }] },
    });
    expect(reading.said).toContain("Fri 20 Nov, 11:00");
  });

  it("is offered where it is not free, and chosen by its place", async () => {
    const pending = [card("slots", lab)];
    const first = await lab.read(set("<who>Maya</who> <when>next Monday</when>"), { pending });
    expect(first.said).toMatch(/^3\. Fri 20 Nov, 16:00/mu);
    const markup =
      "<answer_pending decision=modify change=set><when ref=ordinal>the third one</when></answer_pending>";
    const second = await lab.read(markup, { pending, memory: after(first) });
    expect(decided(second)?.value).toMatchObject({
      items: [{ edit: { starts_at: "2026-11-20T08:00:00.000Z" } }],
    });
  });

  it("is said not to be free, with those that are", async () => {
    const { answered, said } = await read("slots", set("<who>Maya</who> <when>next Monday</when>"));
    expect(answered).toBeNull();
    expect(said).toMatch(/“next Monday” is not free\. Free are:\n1\. Thu 19 Nov, 15:00/u);
  });
});

describe("words of a decision that comes by HTTP", () => {
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const byText = (markup: string, about: Pending) => {
    const parts = { ...lab.parts, now: () => new Date("2026-11-18T09:00:00Z"), logger: silent };
    return decisionReader(parts)("acme", lab.plain(markup), about, "en");
  };

  it("are read as those of a conversation", async () => {
    const drop =
      "<answer_pending decision=modify change=drop>drop <item ref=ordinal>the first</item></answer_pending>";
    expect(await byText(drop, card("plan", lab))).toMatchObject({
      edits: [{ kind: "remove_lines", lines: [1] }],
    });
    const mails = card("mails", lab);
    expect(
      left(mails, { interrupt_id: "g", decision: "modify", value: await byText(drop, mails) }),
    ).toHaveLength(4);
  });

  it("are refused where they change nothing", async () => {
    for (const markup of [
      "<answer_pending decision=approve>looks good</answer_pending>",
      "<answer_pending decision=modify change=drop>drop <who>Bob</who></answer_pending>",
      "<talk>nice weather</talk>",
    ])
      await expect(byText(markup, card("mails", lab))).rejects.toMatchObject({
        code: "decision-invalid",
      });
  });
});

it("has cards that name who and what is on them", async () => {
  const { state } = await lab.read("<talk>hi</talk>", {
    pending: [card("mails", lab), card("plan", lab, 1)],
  });
  const [mails, plan] = state.pending as PendingCard[];
  expect(mails?.items.map(({ label }) => label)).toEqual([CHEN, HE, LIN, MAYA, TOMASZ]);
  expect(plan?.items.at(-1)?.label).toBe("Arrange interviews with those who reply");
});
