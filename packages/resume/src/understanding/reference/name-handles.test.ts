import { describe, expect, it } from "vitest";
import { findName } from "./name-handles.ts";

describe("a name in a sentence", () => {
  it.each([
    ["delete lattice & lowe banking", "Lattice & Lowe Banking Technology"],
    ["delete photovault", "Photo Vault"],
  ])("is found in “%s” as %s", (text, name) => {
    expect(findName(text, name)).not.toEqual([]);
  });

  it.each(["R&D {lab}", "C++ (club)", "a|b/c^d$ ???", "[x] \\ y*z", "Ben & Jerry's"])(
    "may have any signs: %s",
    (name) => {
      expect(findName("change my title to engineer", name)).toEqual([]);
    },
  );
});
