import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { describeState } from "../conversation/describe-state.ts";
import { ConversationState } from "../conversation/state.ts";
import { type Inventory, readInventories } from "../examples/inventory.ts";
import { readState } from "../examples/read-state.ts";
import { Turn } from "../examples/turn.ts";
import { stateText } from "./state-text.ts";

const inventories = new Map(readInventories().map((one) => [one.product, one]));
const inventoryOf = (product: string): Inventory =>
  inventories.get(product) ?? { product, state: [], known: [], tools: {}, field: [] };

/** Of an example, what is looked at here. */
const InState = z.object({ state: Turn.shape.state });
const person = (label: string) => ({ kind: "person", id: label, label });

describe("the state that the embedded reader sees", () => {
  const state = ConversationState.parse({
    focus: { job: { kind: "job", id: "j1", label: "Staff Nurse" } },
    list: [person("Amy Chen"), person("Raj Patel")],
    pending: [
      { kind: "mails", id: "1", label: "3 mails", count: 3 },
      { kind: "interview", id: "2", label: "Amy, Thursday" },
      { kind: "interview", id: "3", label: "Raj, Friday" },
    ],
    question: { tool: "book_interview", argument: "when" },
    last: "show_person:email",
  });

  it("is described as the examples do it", () => {
    expect(describeState(state, inventoryOf("recruiter"))).toEqual({
      job: "Staff Nurse",
      list: "person:Amy Chen|Raj Patel",
      pending: "mails:3,interview:2",
      question: "book_interview:when",
      last: "show_person:email",
    });
  });

  it("names kinds and counts, but nobody", () => {
    const recruiter = inventoryOf("recruiter");
    expect(stateText("recruiter", describeState(state, recruiter), recruiter)).toBe(
      "recruiter ; job ; list person 2 ; pending mails 3 interview 2 ; question book interview when ; last show person email",
    );
  });

  it("has the product's own name of a section or stage, whatever it is called on the page", () => {
    const resume = inventoryOf("resume");
    const work = { kind: "section", id: "work", label: "工作经历" };
    const focus = ConversationState.parse({ focus: { section: work } });
    expect(stateText("resume", describeState(focus, resume), resume)).toBe("resume ; section work");
  });

  it("is nothing but the product in a new conversation", () => {
    const career = inventoryOf("career");
    expect(stateText("career", describeState(readState({}), career), career)).toBe("career");
  });

  it.each([...inventories.keys()])("is the same from an example of %s", (product) => {
    const inventory = inventoryOf(product);
    const folder = path.resolve(import.meta.dirname, "../../data", product);
    const turns = globSync("*/*.jsonl", { cwd: folder })
      .flatMap((file) => readFileSync(path.join(folder, file), "utf8").trimEnd().split("\n"))
      .map((line) => InState.parse(JSON.parse(line)));
    // Most states come many times.
    const byState = Map.groupBy(turns, ({ state }) => JSON.stringify(state));
    const same = byState.values().filter(([{ state } = { state: {} }]) => {
      const held = describeState(readState(state), inventory);
      return stateText(product, held, inventory) === stateText(product, state, inventory);
    });
    // A conversation does not hold that an empty list was shown, as a few examples do.
    const count = same.reduce((sum, some) => sum + some.length, 0);
    expect(count / turns.length).toBeGreaterThan(0.999);
  });
});
