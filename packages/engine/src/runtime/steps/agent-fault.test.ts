import { baseErrors } from "@bole/base";
import { expect, it } from "vitest";
import { engineErrors } from "../../errors.ts";
import { isAgentsFault } from "./agent-fault.ts";

const inside = (code: string) =>
  engineErrors.error("inner-plan-failed", { detail: "A node failed.", data: { code } });

it.each([
  [new Error("broken"), true],
  [engineErrors.error("agent-timeout", "It hangs."), true],
  [inside("agent-failed"), true],
  [engineErrors.error("budget-exceeded", "It is spent."), false],
  [baseErrors.error("text-too-slow", "A message was not read."), false],
  [inside("text-too-slow"), false],
])("%s counts against the agent: %s", (error, counts) => {
  expect(isAgentsFault(error)).toBe(counts);
});
