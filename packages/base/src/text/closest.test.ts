import { describe, expect, it } from "vitest";
import { closest, editDistance } from "./closest.ts";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["serve", "serve", 0],
    ["serv", "serve", 1],
    ["sevre", "serve", 1],
    ["doctor", "doktor", 1],
    ["", "abc", 3],
    ["kitten", "sitting", 3],
  ])("from %j to %j takes %i edits", (a, b, edits) => {
    expect(editDistance(a, b)).toBe(edits);
    expect(editDistance(b, a)).toBe(edits);
  });
});

describe("closest", () => {
  const verbs = ["serve", "config", "doctor", "help"];

  it("finds the word that was meant", () => {
    expect(closest("sevre", verbs)).toBe("serve");
    expect(closest("docter", verbs)).toBe("doctor");
    expect(closest("BOLE_DATABSE_URL", ["BOLE_DATA", "BOLE_DATABASE_URL"])).toBe(
      "BOLE_DATABASE_URL",
    );
  });

  it("stays silent when nothing is near", () => {
    expect(closest("banana", verbs)).toBeUndefined();
    expect(closest("x", [])).toBeUndefined();
  });
});
