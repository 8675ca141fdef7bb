import { describe, expect, it } from "vitest";
import { Inventory } from "../examples/inventory.ts";
import { LearnedExample, misfits, toTurn } from "./example.ts";

const INVENTORY = Inventory.parse({
  product: "recruiter",
  state: ["person", "last"],
  tools: {
    write_mail: { values: { purpose: ["outreach", "rejection"] }, spans: ["who"] },
    talk: { spans: [] },
  },
});

const example = (calls: object[], message = "给raj发拒信") =>
  LearnedExample.parse({
    ...{ product: "recruiter", message, calls, reader: "embedded" },
    state: { focus: { person: { kind: "person", id: "p1", label: "Raj" } }, last: "show_person" },
  });

describe("a learned example", () => {
  it("becomes a turn that the training takes", () => {
    const spans = [{ name: "who", span: [1, 4] }];
    const meant = { tool: "write_mail", values: { purpose: "rejection" }, spans };
    expect(toTurn(example([meant]), "local-1", INVENTORY)).toEqual({
      ...{ id: "local-1", conversation: "local-1", voice: "local", language: "mixed" },
      message: "给raj发拒信",
      state: { person: "Raj", last: "show_person" },
      calls: [
        {
          ...{ tool: "write_mail", polarity: "do", clause: [0, 7] },
          ...{
            values: { purpose: "rejection" },
            spans: [{ name: "who", span: [1, 4], ref: "name" }],
          },
        },
      ],
      shared: [],
    });
    expect(toTurn(example([{ tool: "talk" }], "hi there"), "2", INVENTORY).language).toBe("en");
  });

  it("has to fit the inventory and its own message", () => {
    const wrong = {
      ...{ tool: "write_mail", values: { purpose: "gossip" }, clause: [3, 30] },
      spans: [{ name: "when", span: [0, 99] }],
    };
    expect(misfits(example([wrong, { tool: "sing" }, { tool: "talk" }]), INVENTORY)).toEqual([
      { path: "$.calls[0].values.purpose", message: '"gossip" is no value of it' },
      { path: "$.calls[0].spans[0].name", message: "no such span" },
      { path: "$.calls[0].spans[0].span", message: "lies outside of the message" },
      { path: "$.calls[0].clause", message: "lies outside of the message" },
      { path: "$.calls[1].tool", message: 'there is no tool "sing"' },
    ]);
  });
});
