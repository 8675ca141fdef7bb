import type { ReadCall } from "@bole/language/embedded";
import { Inventory, Turn } from "@bole/language/examples";
import { describe, expect, it } from "vitest";
import { calibrationOf, scoreTurn, summarise } from "./score.ts";

const inventory = Inventory.parse({
  product: "recruiter",
  state: [],
  tools: {
    write_mail: { values: { purpose: ["outreach", "rejection"] }, spans: ["who", "wish"] },
    show_person: { values: { about: ["mail"] }, spans: ["who"] },
    talk: { spans: [] },
  },
});

const turnOf = (message: string, calls: object[], shared: object[] = []): Turn =>
  Turn.parse({
    ...{ id: "1", conversation: "1", voice: "v", language: "en", state: {}, message },
    ...{ calls: calls.map((call) => ({ clause: [0, message.length], ...call })), shared },
  });

const said = (tool: string, more: Partial<ReadCall> = {}): ReadCall => ({
  ...{ tool, polarity: "do", values: {}, mentions: [], clause: [0, 1] },
  ...{ confidence: 0.95, alternatives: [], ...more },
});
const mention = (text: string, ref: "name" | "pronoun" = "name") => ({
  ...{ name: "who", text, ref, place: [0, 1] as [number, number], confidence: 1 },
});

const mailAmy = turnOf("mail Amy", [
  { tool: "write_mail", spans: [{ name: "who", span: [5, 8] }] },
]);
const score = (turn: Turn, ...calls: ReadCall[]) => scoreTurn(turn, inventory, calls);

describe("a scored turn", () => {
  it("is right in all parts if its calls are, whatever their order", () => {
    const both = turnOf("mail Amy, who is she", [
      ...mailAmy.calls,
      {
        tool: "show_person",
        clause: [10, 20],
        spans: [{ name: "who", span: [17, 20], ref: "pronoun" }],
      },
    ]);
    const calls = [
      said("show_person", { mentions: [mention("she", "pronoun")] }),
      said("write_mail", { mentions: [mention("amy ")] }),
    ];
    expect(score(both, ...calls)).toMatchObject({
      ...{ tools: true, acts: true, values: true, spans: true, frame: true, harmful: false },
    });
  });

  it("tells a wrong tool, polarity, value and span apart", () => {
    const right = { mentions: [mention("Amy")] };
    expect(score(mailAmy, said("talk", right))).toMatchObject({ tools: false, spans: true });
    expect(score(mailAmy, said("write_mail", { ...right, polarity: "dont" }))).toMatchObject({
      ...{ tools: true, acts: false },
    });
    expect(
      score(mailAmy, said("write_mail", { ...right, values: { purpose: "rejection" } })),
    ).toMatchObject({ acts: true, values: false });
    expect(score(mailAmy, said("write_mail", { mentions: [mention("her")] }))).toMatchObject({
      ...{ values: true, spans: false, frame: false },
    });
  });

  it("does not mind values that only word the answer", () => {
    const show = turnOf("show", [{ tool: "show_person", values: { about: "mail" } }]);
    expect(score(show, said("show_person"))).toMatchObject({ frame: true });
  });

  it("counts one deed in two clauses as one call", () => {
    const twice = turnOf("mail Amy, make it short", [
      { tool: "write_mail", clause: [0, 8], spans: [{ name: "who", span: [5, 8] }] },
      { tool: "write_mail", clause: [10, 23] },
    ]);
    expect(score(twice, said("write_mail", { mentions: [mention("Amy")] })).frame).toBe(true);
  });

  it("gives shared words to the calls that can take them", () => {
    const shared = turnOf(
      "Amy: mail",
      [{ tool: "write_mail" }, { tool: "talk" }],
      [{ name: "who", span: [0, 3] }],
    );
    const calls = [said("write_mail", { mentions: [mention("Amy")] }), said("talk")];
    expect(score(shared, ...calls).frame).toBe(true);
  });

  it("is harmful where something would be prepared that nobody asked for", () => {
    const talk = turnOf("nice", [{ tool: "talk" }]);
    expect(score(talk, said("write_mail")).harmful).toBe(true);
    expect(score(talk, said("write_mail", { polarity: "ask" })).harmful).toBe(false);
    expect(score(talk, said("show_person")).harmful).toBe(false);
    expect(score(mailAmy, said("write_mail"), said("write_mail")).harmful).toBe(true);
    const dont = turnOf("don't mail", [{ tool: "write_mail", polarity: "dont" }]);
    expect(score(dont, said("write_mail")).harmful).toBe(true);
  });

  it("is asked about where a call is less sure than its risk demands", () => {
    expect(score(mailAmy, said("write_mail", { confidence: 0.79 })).asked).toBe(true);
    expect(score(mailAmy, said("write_mail", { confidence: 0.8 })).asked).toBe(false);
    expect(score(mailAmy, said("show_person", { confidence: 0.6 })).asked).toBe(false);
    const dont = said("write_mail", { polarity: "dont", confidence: 0.6 });
    expect(score(mailAmy, dont).asked).toBe(false);
  });
});

describe("many scored turns", () => {
  const turns = [
    score(mailAmy, said("write_mail", { confidence: 0.96, mentions: [mention("Amy")] })),
    score(mailAmy, said("show_person", { confidence: 0.98 })),
    score(turnOf("nice", [{ tool: "talk" }]), said("write_mail", { confidence: 0.55 })),
    score(turnOf("nice", [{ tool: "talk" }]), said("write_mail", { confidence: 1 })),
  ];

  it("are summed up", () => {
    expect(summarise(turns)).toMatchObject({
      ...{ turns: 4, acts: 0.25, frame: 0.25, asked: 0.25, harmful: 0.5, harmfulUnasked: 0.25 },
      actsUnasked: 1 / 3,
    });
    expect(summarise([])).toMatchObject({ turns: 0, acts: 0 });
  });

  it("show how often calls were right at each confidence", () => {
    const rows = calibrationOf(turns).filter(({ calls }) => calls > 0);
    expect(rows).toMatchObject([
      { from: 0.5, to: 0.6, calls: 1, said: 0.55, right: 0 },
      { from: 0.95, to: 1, calls: 3, right: 1 / 3 },
    ]);
  });
});
