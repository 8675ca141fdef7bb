import { describe, expect, it } from "vitest";
import { checked } from "./read-reply-task.ts";

const TEXT = "Ha, you got me at Kafka. Ping me on Thursday and let us see.";
const ruled = (interested: "yes" | "no" | "unknown", because = "") => ({ interested, because });

describe("what a model reads in a reply", () => {
  it("counts with words that stand in the reply", () => {
    const read = { interested: "yes", quote: "Ping me on Thursday" } as const;
    expect(checked(read, TEXT, ruled("unknown"))).toEqual(ruled("yes", "Ping me on Thursday"));
  });

  it.each([
    ["words that are not there", { interested: "yes", quote: "I am in" }, ruled("unknown")],
    ["no words", { interested: "no", quote: " " }, ruled("yes", "Ping me")],
    ["a doubt about a refusal", { interested: "unknown", quote: "" }, ruled("no", "let us see")],
  ] as const)("leaves it to the rules with %s", (_, read, before) => {
    expect(checked(read, TEXT, before)).toEqual(before);
  });

  it("turns no refusal into a yes, and a doubtful yes into nothing", () => {
    const yes = { interested: "yes", quote: "Ping me on Thursday" } as const;
    expect(checked(yes, TEXT, ruled("no", "let us see")).interested).toBe("unknown");
    const doubt = { interested: "unknown", quote: "" } as const;
    expect(checked(doubt, TEXT, ruled("yes", "Ping me")).interested).toBe("unknown");
  });
});
