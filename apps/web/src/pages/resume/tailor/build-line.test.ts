import { expect, it } from "vitest";
import { buildLine } from "./build-line.ts";

it("builds a line of the answers and nothing else", () => {
  const answers = { what: "Ran vendor contracts.", scale: "$2m a year", result: " saved 12% " };
  expect(buildLine(answers)).toBe("Ran vendor contracts, $2m a year, saved 12%");
  expect(buildLine({ what: "管理供应商。", scale: "", result: "成本下降一成" })).toBe(
    "管理供应商，成本下降一成",
  );
  expect(buildLine({ what: " ", scale: "", result: "" })).toBe("");
});
