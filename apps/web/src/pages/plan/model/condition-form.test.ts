import { describe, expect, it } from "vitest";
import type { Json } from "../../../json/json.ts";
import { changeKind, readCondition, writeCondition } from "./condition-form.ts";

describe("a condition in a form", () => {
  it.each<[Json | undefined, string]>([
    [undefined, "none"],
    ["$1.ok", "value"],
    [{ exists: "$1.ok" }, "exists"],
    [{ gte: ["$1.score", 7] }, "compare"],
    [{ failed: "1" }, "status"],
    [true, "json"],
    [{ not: "$1.ok" }, "json"],
    [{ all: ["$1.ok"] }, "json"],
    [{ eq: ["only one"] }, "json"],
    [{ eq: [1, 2], ne: [1, 2] }, "json"],
  ])("%j is filled in as %s, and written back as it was", (condition, kind) => {
    const form = readCondition(condition);
    expect(form.kind).toBe(kind);
    expect(writeCondition(form)).toEqual(condition);
  });

  it("keeps what was said when another kind of question is chosen", () => {
    const asked = readCondition("$1.score");
    expect(writeCondition(changeKind(asked, "exists"))).toEqual({ exists: "$1.score" });
    const compared = changeKind(asked, "compare");
    expect(writeCondition(compared)).toEqual({ eq: ["$1.score", ""] });
    expect(writeCondition(changeKind(compared, "value"))).toBe("$1.score");
    expect(writeCondition(changeKind(asked, "json"))).toEqual({ not: "$1.score" });
    expect(writeCondition(changeKind(asked, "none"))).toBeUndefined();
  });
});
