import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Inventory } from "../examples/inventory.ts";
import { OFFICE } from "../testing/small-office.ts";
import { compareInventory } from "./compare-inventory.ts";
import { plainTools } from "./plain-tools.ts";
import { reply } from "./replies.ts";
import { toolbox } from "./toolbox.ts";

const about = ["greeting", "thanks", "smalltalk", "help", "knowledge", "feedback"];
const INVENTORY = {
  product: "office",
  state: [],
  tools: {
    show_person: { values: { aspect: ["overview", "email"] }, spans: ["who"] },
    list_people: { spans: ["query"] },
    write_mail: { values: { purpose: ["outreach", "rejection"] }, spans: ["who"] },
    book_interview: { values: { mode: ["onsite", "video"] }, spans: ["who", "when"] },
    move_stage: { values: { stage: ["offer", "rejected"] }, spans: ["who"] },
    answer_pending: {
      values: { decision: ["approve", "reject"], about: ["mails", "interview"] },
      spans: [],
    },
    talk: { values: { about }, spans: [] },
    cannot: { spans: [] },
    refuse: { values: { reason: ["discrimination", "harm"] }, spans: [] },
    ask: { values: { options: "tools" }, spans: [] },
  },
};

describe("a toolbox", () => {
  it("agrees with the inventory of its examples, or says where it does not", () => {
    expect(compareInventory(OFFICE, Inventory.parse(INVENTORY))).toEqual([]);
    const { talk: _, ...tools } = INVENTORY.tools;
    const other = Inventory.parse({
      ...INVENTORY,
      tools: {
        ...tools,
        write_mail: { values: { purpose: ["outreach", "offer"] }, spans: ["who", "wish"] },
        dance: { spans: [] },
      },
    });
    expect(compareInventory(OFFICE, other)).toEqual([
      "talk: not in tools.json",
      "write_mail: span wish (only in tools.json)",
      "write_mail: purpose=rejection (only in the tool)",
      "write_mail: purpose=offer (only in tools.json)",
      "dance: no such tool",
    ]);
  });

  it("has no two tools of one name", () => {
    const plain = plainTools({ help: { zh: "", en: "" }, refusals: ["harm"] });
    expect(() => toolbox([...plain, ...plain])).toThrow("Two tools have the same name.");
  });
});

describe("replies", () => {
  const read = (language: string) => {
    const file = new URL(`../locales/${language}/replies.json`, import.meta.url);
    return JSON.parse(readFileSync(file, "utf8"));
  };

  it("are the same ones in both languages", () => {
    expect(Object.keys(read("zh"))).toEqual(Object.keys(read("en")));
  });

  it("have words put in their places", () => {
    expect(reply("en", "which", { argument: "job" })).toBe("Which job?");
    expect(() => reply("en", "nonsense")).toThrow('There is no reply "nonsense" in en.');
  });
});
