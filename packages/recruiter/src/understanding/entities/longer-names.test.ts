import type { CandidateRow } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { itemsMeant } from "../answers/items.ts";
import { fold } from "../text/said.ts";
import { holdsName } from "./longer-names.ts";
import { findPeople } from "./people.ts";
import type { KnownName } from "./roster.ts";

const row: CandidateRow = JSON.parse("{}");
const latin = (name: string): KnownName => ({
  id: name,
  name,
  ...{ folded: fold(name), parts: fold(name).split(" "), isHan: false, row },
});
const han = (name: string, ...parts: string[]): KnownName => ({
  id: name,
  name,
  ...{ folded: name, parts, isHan: true, row },
});

const ROSTER = [
  han("张伟", "zhang", "wei"),
  han("李伟明", "li", "wei", "ming"),
  han("王芳", "wang", "fang"),
  latin("Aisha Rahman"),
  latin("Maria Lopez"),
  latin("Tomasz Nowak"),
];

function read(raw: string, roster = ROSTER) {
  const { mentions, unknown } = findPeople({ raw, folded: fold(raw) }, roster, ["Acme Power"]);
  return {
    found: mentions.flatMap(({ people }) => people.map(({ name }) => name)),
    unknown: unknown.map(({ said, nearest }) => [said, nearest[0]?.name ?? null]),
  };
}

describe("a longer name that holds somebody's name", () => {
  it.each([
    ["给张伟明发邮件", "张伟明", "张伟"],
    ["张伟明现在到哪一步了？", "张伟明", "张伟"],
    ["约王芳芳面试", "王芳芳", "王芳"],
    ["Email Aisha Rahmani about the role", "Aisha Rahmani", "Aisha Rahman"],
    ["Aisha Rahmani's interview, when is it?", "Aisha Rahmani's", "Aisha Rahman"],
    ["Write to Maria Lopez Garcia", "Maria Lopez Garcia", "Maria Lopez"],
    ["Write to Anna Maria Lopez please", "Anna Maria Lopez", "Maria Lopez"],
    ["Write to Aisha Rahman-Khan", "Aisha Rahman-Khan", "Aisha Rahman"],
    ["Write to Zhang Wei Ming", "Zhang Wei Ming", "张伟"],
  ])("is another person's: %s", (message, said, nearest) => {
    expect(read(message)).toEqual({ found: [], unknown: [[said, nearest]] });
  });

  it.each([
    ["给张伟发邮件", "张伟"],
    ["给张伟明天发邮件", "张伟"],
    ["约张伟明早面试", "张伟"],
    ["约张伟远程面试", "张伟"],
    ["张伟博士回复了吗", "张伟"],
    ["让张伟来面试", "张伟"],
    ["把张伟移到面试", "张伟"],
    ["张伟现在到哪一步了？", "张伟"],
    ["Email Aisha Rahman on Monday", "Aisha Rahman"],
    ["Aisha Rahman's interview, when is it?", "Aisha Rahman"],
    ["Please write to Dr Aisha Rahman", "Aisha Rahman"],
    ["Hook Aisha Rahman up with Felix", "Aisha Rahman"],
    ["Aisha Raman", "Aisha Rahman"],
  ])("is not read into what follows or goes before: %s", (message, found) => {
    expect(read(message).found).toEqual([found]);
  });

  it("is whoever has it, where somebody does", () => {
    const both = [...ROSTER, han("张伟明", "zhang", "wei", "ming"), latin("Maria Lopez Garcia")];
    expect(read("给张伟明发邮件", both)).toEqual({ found: ["张伟明"], unknown: [] });
    expect(read("给张伟和张伟明发邮件", both).found).toEqual(["张伟", "张伟明"]);
    expect(read("Write to Maria Lopez Garcia", both)).toEqual({
      found: ["Maria Lopez Garcia"],
      unknown: [],
    });
  });

  it("stands beside the other one", () => {
    expect(read("给张伟和张伟明发邮件")).toEqual({
      found: ["张伟"],
      unknown: [["张伟明", "张伟"]],
    });
    expect(read("Compare Aisha Rahman with Tomasz Nowak").found).toEqual([
      "Aisha Rahman",
      "Tomasz Nowak",
    ]);
  });

  it("is not taken for an item of a list that has the shorter one", () => {
    expect(holdsName("去掉张伟明", "张伟")).toBe(false);
    expect(holdsName("drop Aisha Rahmani", "Aisha Rahman")).toBe(false);
    const items = ["张伟", "李雷"].map((name) => ({ id: name, preview: { name } }));
    expect(itemsMeant("去掉张伟明", items)).toEqual([]);
    expect(itemsMeant("去掉张伟，明天再说", items)).toEqual(["张伟"]);
    expect(itemsMeant("张伟明天再发", items)).toEqual(["张伟"]);
    expect(holdsName("drop aisha rahman, keep the rest", "Aisha Rahman")).toBe(true);
  });
});
