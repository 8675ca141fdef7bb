import { describe, expect, it } from "vitest";
import { acceptValue } from "./accept-value.ts";
import type { FieldKind } from "./structure.ts";

describe("what is typed into a field", () => {
  it.each<[FieldKind, string, unknown]>([
    ["line", "Lead\nengineer", "Lead engineer"],
    ["prose", "- one\n- two\n", "- one\n- two\n"],
    ["date", "2021年6月", "2021-06"],
    ["email", " lin@example.cn ", "lin@example.cn"],
    ["phone", "+86 138-0013-8000", "+86 138-0013-8000"],
    ["phone", "010-62751234转8000", "010-62751234转8000"],
    ["links", "https://a.example\n\n b.example ", ["https://a.example", "b.example"]],
    ["email", "", ""],
    ["links", "", []],
  ])("as %s, %j is stored as %j", (kind, typed, stored) => {
    expect(acceptValue(kind, typed)).toEqual(stored);
  });

  it.each<[FieldKind, string]>([
    ["date", "soon"],
    ["email", "lin@"],
    ["email", "lin@example"],
    ["phone", "12345"],
    ["phone", "call me"],
    ["links", "two words"],
  ])("as %s, %j is not stored yet", (kind, typed) => {
    expect(acceptValue(kind, typed)).toBeNull();
  });
});
