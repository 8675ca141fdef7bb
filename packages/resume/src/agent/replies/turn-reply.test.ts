import { describe, expect, it } from "vitest";
import { makeCalls } from "../execute.ts";
import { turnReply } from "./turn-reply.ts";

const update = (path: string, value: string) => ({
  name: "CVEditor" as const,
  params: { path, action: "update" as const, value },
});
const made = (...calls: ReturnType<typeof update>[]) =>
  makeCalls({ basic: { name: "张三" } }, calls, { language: "en", newId: (prefix) => prefix });

describe("the reply to edits", () => {
  const good = made(update("basic.name", "李四"));
  const mixed = made(update("basic.name", "李四"), update("basic.email", "nobody"));

  it("says what was done", () => {
    expect(turnReply(good, "en")).toContain("李四");
    expect(turnReply(good, "en")).toMatch(/^Done\./);
  });

  it("claims nothing that only waits to be applied, and tells what cannot be", () => {
    expect(turnReply(good, "en", { isProposed: true })).toBe("This is what I would change:");
    expect(turnReply(good, "zh", { isProposed: true })).toBe("我建议这样修改，请确认：");
    const reply = turnReply(mixed, "en", { isProposed: true, more: "Anything else?" });
    expect(reply).toMatch(/^This is what I would change:\n.*nobody.*\nAnything else\?$/s);
    expect(turnReply(mixed.slice(1), "en", { isProposed: true })).not.toContain("would change");
  });
});
