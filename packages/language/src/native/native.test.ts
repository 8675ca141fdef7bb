import { describe, expect, it } from "vitest";
import { EMPTY_STATE } from "../conversation/state.ts";
import { Inventory } from "../examples/inventory.ts";
import { AMY, call, OFFICE, RAJ, TOM } from "../testing/small-office.ts";
import { readNativeCall } from "./native-call.ts";
import { isInOwnWords, isPointedOut } from "./own-words.ts";
import { toolSchemas } from "./tool-schemas.ts";

const INVENTORY = Inventory.parse({ product: "office", state: [], tools: {} });
const message = "reject Amy, please";
const scope = { toolbox: OFFICE, inventory: INVENTORY, message, items: [AMY, RAJ] };

describe("tools for a model", () => {
  const schemas = toolSchemas(OFFICE, INVENTORY);

  it("have closed values as enums, and everything else as text", () => {
    expect(schemas.find(({ name }) => name === "write_mail")).toMatchObject({
      description: "Drafts mails to candidates; a person approves them.",
      input_schema: {
        properties: {
          purpose: { type: "string", enum: ["outreach", "rejection"] },
          who: { type: "array", items: { description: "The name or id of one person." } },
        },
        additionalProperties: false,
      },
    });
  });

  it("leave out what a model does in words of its own", () => {
    const names = schemas.map(({ name }) => name);
    expect(names).toContain("refuse");
    expect(names).not.toContain("ask");
    expect(names).not.toContain("talk");
  });
});

describe("a model's call", () => {
  it("has values, and words to link; an id is what it stands for", () => {
    const read = readNativeCall(
      { tool: "write_mail", args: { who: ["Amy", RAJ.id], purpose: "outreach" } },
      scope,
    );
    expect(read).toMatchObject({
      ...{ tool: "write_mail", polarity: "do", values: { purpose: "outreach" } },
      mentions: [
        { name: "who", text: "Amy", place: [7, 10] },
        { name: "who", text: "Raj Patel", items: [RAJ] },
      ],
    });
  });

  it("is told what is wrong with it", () => {
    const issues = (tool: string, args: unknown) => readNativeCall({ tool, args }, scope);
    expect(issues("fly", {})).toEqual({ issues: ["There is no tool fly."] });
    expect(issues("move_stage", { stage: "hired", whom: "Amy" })).toEqual({
      issues: ["stage is one of offer, rejected.", "move_stage has no argument whom."],
    });
    expect(issues("move_stage", { who: { first: "Amy" } })).toEqual({
      issues: ["Each argument is a text or a list of texts."],
    });
    expect(issues("list_people", { query: null })).toMatchObject({ mentions: [] });
  });
});

describe("a change", () => {
  const tool = OFFICE.get("move_stage") ?? expect.fail("there is no such tool");
  const reject = call("move_stage", { values: { stage: "rejected" }, said: [["who", "Amy Chen"]] });
  const spoken = {
    message,
    opinion: { calls: [call("move_stage", { values: { stage: "rejected" } })] },
    state: EMPTY_STATE,
    named: [{ item: AMY, place: [7, 10] as [number, number] }],
  };

  it("is in the person's own words where they name act and object", () => {
    expect(isInOwnWords(reject, tool, spoken)).toBe(true);
  });

  it("is not where they name another act, another value or nobody", () => {
    const opinion = (one: ReturnType<typeof call>) => ({ ...spoken, opinion: { calls: [one] } });
    const other = { ...reject, values: { stage: "offer" } };
    expect(isInOwnWords(reject, tool, opinion(call("show_person")))).toBe(false);
    expect(isInOwnWords(reject, tool, opinion({ ...reject, polarity: "suppose" }))).toBe(false);
    expect(isInOwnWords(other, tool, spoken)).toBe(false);
    expect(isInOwnWords(reject, tool, { ...spoken, named: [] })).toBe(false);
  });

  it("is where a pronoun or an ordinal points at the object", () => {
    const her = call("move_stage", {
      values: { stage: "rejected" },
      said: [["who", "her", "pronoun"]],
    });
    const second = call("move_stage", {
      values: { stage: "rejected" },
      said: [["who", "the second one", "ordinal"]],
    });
    const around = { ...spoken, message: "reject her", named: [] };
    const focus = { ...EMPTY_STATE, focus: { person: AMY }, list: [TOM, AMY] };
    const said = (one: typeof her, state = focus) =>
      isInOwnWords(reject, tool, { ...around, state, opinion: { calls: [one] } });
    expect(said(her)).toBe(true);
    expect(said(second)).toBe(true);
    expect(said(her, { ...EMPTY_STATE, focus: { person: RAJ } })).toBe(false);
  });

  it("that can be taken back needs no more than that its objects are named or in focus", () => {
    const nothing = { ...spoken, opinion: { calls: [] } };
    expect(isPointedOut(reject, tool, nothing)).toBe(true);
    expect(isPointedOut(reject, tool, { ...nothing, message: "reject her", named: [] })).toBe(
      false,
    );
    const doubt = { calls: [{ ...reject, polarity: "suppose" as const, confidence: 0.9 }] };
    expect(isPointedOut(reject, tool, { ...spoken, opinion: doubt })).toBe(false);
  });
});
