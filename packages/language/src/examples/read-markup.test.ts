import { describe, expect, it } from "vitest";
import { Inventory } from "./inventory.ts";
import { readMarkup } from "./read-markup.ts";

const INVENTORY = Inventory.parse({
  product: "recruiter",
  state: ["job", "list"],
  tools: {
    write_mail: { values: { purpose: ["outreach", "rejection"] }, spans: ["who", "wish"] },
    book_interview: { spans: ["who", "when"] },
    ask: { values: { options: "tools" }, spans: [] },
    talk: { spans: [] },
  },
});

const HEADER = "= voice: terse | lang: en\n";
const read = (text: string) => readMarkup(`${HEADER}${text}`, INVENTORY, "en-test");

describe("conversations in markup", () => {
  it("become messages with calls and spans that point into them", () => {
    const { turns, issues } = read(
      "s: job=Staff Nurse; list=person:Amy|Raj\nu: ok <write_mail purpose=rejection>tell <who>raj</who> no</write_mail> and <book_interview polarity=suppose>maybe see <who ref=ordinal>the first</who></book_interview>",
    );
    expect(issues).toEqual([]);
    const [turn] = turns;
    expect(turn).toMatchObject({
      id: "en-test-0001",
      voice: "terse",
      language: "en",
      message: "ok tell raj no and maybe see the first",
      state: { job: "Staff Nurse", list: "person:Amy|Raj" },
      calls: [
        { tool: "write_mail", polarity: "do", values: { purpose: "rejection" } },
        { tool: "book_interview", polarity: "suppose", spans: [{ name: "who", ref: "ordinal" }] },
      ],
    });
    const words = turn?.calls.flatMap(({ clause, spans }) =>
      [clause, ...spans.map(({ span }) => span)].map((span) => turn.message.slice(...span)),
    );
    expect(words).toEqual(["tell raj no", "raj", "maybe see the first", "the first"]);
  });

  it("keep a state until the next one, and forget it with the conversation", () => {
    const { turns } = read(
      "s: job=Cook\nu: <talk>hi</talk>\nu: <talk>well</talk>\n\nu: <talk>hello</talk>",
    );
    expect(turns.map(({ state }) => state)).toEqual([{ job: "Cook" }, { job: "Cook" }, {}]);
    expect(new Set(turns.map(({ conversation }) => conversation)).size).toBe(2);
  });

  it("take a span outside of the calls for one that they share", () => {
    const [turn] = read("u: <who>Raj</who>: <talk>hm</talk>").turns;
    expect(turn?.shared).toEqual([{ name: "who", span: [0, 3], ref: "name" }]);
  });

  it.each([
    ["u: <write_mial>x</write_mial>", 'the message has no span "write_mial"'],
    ["u: <talk>x", "a tag is not closed"],
    ["u: <write_mail purpose=gossip>x</write_mail>", "is none of outreach, rejection"],
    ["u: <write_mail tone>x</write_mail>", '<write_mail> has no value "tone"'],
    ["u: <write_mail><when>x</when></write_mail>", '<write_mail> has no span "when"'],
    ["u: <write_mail><who></who></write_mail>", "<who> is empty"],
    ["u: <write_mail><who ref=it>x</who></write_mail>", "<who> has an unknown ref"],
    ["u: <talk polarity=maybe>x</talk>", 'the polarity "maybe" is unknown'],
    ["u: <ask options=talk,sing>x</ask>", "is none of write_mail"],
    ["u: just words", "a message needs at least one call"],
    ["s: mood=good", 'the state has no "mood"'],
    ["hello", "a line begins with"],
  ])("say what is wrong with %s", (line, wrong) => {
    const { turns, issues } = read(line);
    expect(turns).toEqual([]);
    expect(issues).toContainEqual({ line: 2, message: expect.stringContaining(wrong) });
  });
});
