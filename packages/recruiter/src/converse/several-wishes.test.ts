/** A message that wants several things, read by a model: all of them are done or proposed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calls, openModelTalk, says } from "../testing/model-talk.ts";
import { ROSA } from "../testing/recruiter-lab.ts";

const NOW = () => new Date("2026-11-18T09:00:00Z");
let talk: Awaited<ReturnType<typeof openModelTalk>>;
beforeAll(async () => {
  talk = await openModelTalk({ now: NOW });
});
beforeEach(() => talk.server.reset());
afterAll(() => talk.close());

const OPEN = "<talk about=knowledge>two things, please</talk>";
const mail = (name: string, purpose: string) => ["write_mail", { who: [name], purpose }] as const;

/** Cards of the conversation, once all of its workflows have come to rest. */
async function cards() {
  for (;;) {
    const all = await talk.lab.recruiter.workflows.ofSession(ROSA, talk.session());
    if (all.every(({ status }) => status !== "running")) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return talk.lab.recruiter.workflows.pending(ROSA.tenant, talk.session());
}
const recipients = async () =>
  (await cards())
    .flatMap(({ items }) => items.map(({ preview }) => Object(preview).name))
    .toSorted();

describe("a message with several wishes", () => {
  it("begins a workflow for each of them that cannot be one", async () => {
    const { text, done } = await talk.say(
      OPEN,
      calls(mail("Maya Lindqvist", "note"), mail("何志强", "rejection")),
      says(""),
    );
    expect(done?.calls.map(({ tool }) => tool)).toEqual(["write_mail", "write_mail"]);
    expect(text).not.toContain("one by one");
    expect(await recipients()).toEqual(["Maya Lindqvist", "何志强"]);
  });

  it("does what is small beside a workflow, without asking whether to go on", async () => {
    const note = ["add_note", { who: ["Maya Lindqvist"], text: "prefers mornings" }] as const;
    const { text } = await talk.say(OPEN, calls(note, mail("Maya Lindqvist", "note")), says(""));
    expect(text).not.toContain("Shall I go on");
    const { items } = await talk.lab.talent.people.list(ROSA, { q: "Maya Lindqvist" });
    const notes = await talk.lab.talent.notes.list(ROSA, items[0]?.person.id ?? "");
    expect(notes.map((one) => one.text)).toContain("prefers mornings");
    expect(await recipients()).toEqual(["Maya Lindqvist"]);
  });

  it("changes a card that waits and begins something else", async () => {
    await talk.say(OPEN, calls(mail("Maya Lindqvist", "note")), says(""));
    const [card] = await cards();
    const reword = { card: card?.interrupt_id, decision: "modify", change: "reword" };
    await talk.goOn(
      OPEN,
      calls(["answer_pending", { ...reword, subject: "Monday" }], mail("Tomasz Wróbelski", "note")),
      says(""),
    );
    const shown = (await cards()).flatMap(({ items }) => items.map(({ preview }) => preview));
    expect(shown.map((one) => Object(one).name).toSorted()).toEqual([
      "Maya Lindqvist",
      "Tomasz Wróbelski",
    ]);
    expect(shown.map((one) => Object(one).subject)).toContain("Monday");
  });
});

describe("what is refused", () => {
  const WISH = "<refuse reason=discrimination>only men under 35</refuse>";
  const refuse = calls(["refuse", { reason: "discrimination" }]);
  const why = "I don't filter by sex or age: equal treatment law forbids it. I can rank by React.";

  it("is said in the model's words, with the rule and another way", async () => {
    const { text, done } = await talk.say(WISH, refuse, says(why));
    expect(text).toBe(why);
    expect(done).toMatchObject({ message: why, reader: "model", calls: [{ tool: "refuse" }] });
  });

  it("stays refused where the model then fails", async () => {
    const { text, done } = await talk.say(WISH, refuse, { kind: "status", status: 500 });
    expect(text).toContain("That would be discrimination");
    expect(done).toMatchObject({ reader: "model", calls: [{ tool: "refuse" }] });
  });
});

describe("an answer about people", () => {
  const WHO = "<list_people>who is there?</list_people>";
  const list = calls(["list_people", { query: "" }]);

  it("may repeat a line, count the listed and call Chinese people by Latin letters", async () => {
    const lines =
      "Screening:\n- 张伟\nInterview:\n- 张伟\nTwo people have that name.\nChen Siyuan is one of them.";
    const { text } = await talk.say(WHO, list, says(lines));
    expect(text).toBe(lines);
  });

  it("is struck where it counts more than were listed, or names others", async () => {
    const { text } = await talk.say(
      WHO,
      list,
      says("There are 60 people.\nWang Xiaoming is new.\nFine."),
      says(""),
    );
    expect(text.trim()).toBe("Fine.");
  });
});

it("shows a model no number that is on record, whatever stands around it", async () => {
  await talk.lab.addPerson("Ina Voss", INA);
  const look = calls(["show_person", { who: ["Ina Voss"], aspect: "resume" }]);
  const wish = "<show_person aspect=resume>the résumé of <who>Ina Voss</who></show_person>";
  await talk.say(wish, look, says("Fine."));
  const sent = JSON.stringify((await talk.server.requests()).at(-1)?.body);
  expect(sent).toContain("night shifts");
  expect(sent).not.toContain("23456789");
});

const INA = `# Ina Voss
Warehouse lead · ina@example.com · +49 151 23456789

## Experience
### Harbourline GmbH | Warehouse lead | 2019.03 - present
- Led night shifts, Ina Voss 49151 23456789
`;
