import { RECRUITER_CHAT } from "@bole/models/prompts";
import { expect, it } from "vitest";
import { TOOL_SCHEMAS } from "./tools.ts";

it("the instructions name only tools that there are", () => {
  const tools = TOOL_SCHEMAS.map(({ name }) => name);
  const named = RECRUITER_CHAT.text.match(/\b[a-z]+_[a-z_]+\b/g) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !tools.includes(name))).toEqual([]);
});

it("tools and instructions are short enough to be sent with every message", () => {
  expect(JSON.stringify(TOOL_SCHEMAS).length + RECRUITER_CHAT.text.length).toBeLessThan(30_000);
});
