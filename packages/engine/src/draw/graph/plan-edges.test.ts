import { describe, expect, it } from "vitest";
import { plan } from "../testing/draft.ts";
import { planEdges } from "./plan-edges.ts";

describe("the edges of a plan", () => {
  const into3 = (step: object) =>
    planEdges(
      plan([
        { id: "1", action: "a" },
        { id: "2", action: "a", depends_on: ["1"] },
        { id: "3", action: "b", depends_on: ["2"], ...step },
      ]).steps,
    ).filter(({ to }) => to === "3");

  it("map fields to fields, however they are written", () => {
    const args = { facts: "$2.facts", deep: { words: ["$2.result.items[0].name"] } };
    expect(into3({ args })).toEqual([
      { from: "2", to: "3", map: { facts: "facts", "items[0].name": "deep.words[0]" } },
    ]);
  });

  it("call the whole result *, and what is read of the input by its name", () => {
    const args = { doc: "$2", topic: "about $2.input.topic" };
    expect(into3({ args })[0]?.map).toEqual({ "*": "doc", "input.topic": "topic" });
  });

  it("name all places that one field goes to", () => {
    const step = { when: "$2.ok", args: { ok: "$2.ok", again: "$2.ok" } };
    expect(into3(step)[0]?.map).toEqual({ ok: "when, ok, again" });
  });

  it("say what a field is for where it is no argument", () => {
    const step = {
      each: "$2.list",
      wait: { event: "reply", match: { to: "$2.mail" } },
      repeat: { until: { gt: ["$2.score", 1] }, max: 2 },
    };
    expect(into3(step)[0]?.map).toEqual({ list: "each", mail: "wait", score: "until" });
  });

  //  1 ──► 2 ──► 3
  //  └───────────┘ data only
  it("reach over the heads of steps in between", () => {
    expect(into3({ args: { x: "$1.x" } })).toEqual([
      { from: "2", to: "3", map: {} },
      { from: "1", to: "3", map: { x: "x" } },
    ]);
  });

  it("leave out what is no edge: itself, and steps that are not there", () => {
    const args = { x: "$9.x", y: "$input.y" };
    const step = { depends_on: ["3", "8"], args, repeat: { until: "$3.done", max: 2 } };
    expect(into3(step)).toEqual([]);
  });
});
