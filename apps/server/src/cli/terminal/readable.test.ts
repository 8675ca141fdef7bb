import { expect, it } from "vitest";
import { readable } from "./readable.ts";

it("shows JSON as people read it", () => {
  const value = {
    title: "结构化面试",
    body: "# A\n\nText.\n",
    tags: ["x", "y"],
    checks: [{ quote: "q", ok: true }],
    none: [],
    nothing: null,
  };
  expect(readable(value, "")).toBe(
    [
      "title: 结构化面试",
      "body:",
      "  # A",
      "  ",
      "  Text.",
      "tags:",
      "  - x",
      "  - y",
      "checks:",
      "  - quote: q",
      "    ok: true",
      "none: []",
      "nothing: null",
    ].join("\n"),
  );
});

it("lets nothing move the cursor", () => {
  expect(readable({ "a\u001b[2J": "b\u001b[1;1Hc\u202e" }, "")).toBe("a [2J: b [1;1Hc ");
});
