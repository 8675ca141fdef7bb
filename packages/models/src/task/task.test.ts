import { describe, expect, it } from "vitest";
import { z } from "zod";
import { instruct } from "../prompt/instructions.ts";
import { answerFormat } from "./answer-format.ts";
import { checkFor } from "./check-answer.ts";
import { defineTask } from "./define-task.ts";
import { readAnswer } from "./read-answer.ts";

const define = (more: object) =>
  defineTask({
    name: "rate",
    input: z.string(),
    output: z.number(),
    prompt: () => ({ instructions: instruct`Rate.` }),
    solve: () => 1,
    ...more,
  });

describe("defineTask", () => {
  it.each([
    [{ name: "Rate it" }, "must be snake_case"],
    [{ name: "key" }, "is the name of a setting"],
    [{ timeout_ms: 0 }, "timeout_ms"],
    [{ max_output_tokens: 1.5 }, "max_output_tokens"],
    [{ temperature: 3 }, "temperature"],
    [{ output: z.date() }, "cannot be described as JSON Schema"],
  ])("refuses %j", (more, words) => {
    expect(() => define(more)).toThrow(words);
  });

  it("fills in what is not said", () => {
    expect(define({})).toMatchObject({
      timeout_ms: 60_000,
      max_output_tokens: 4_096,
      version: "1",
    });
  });
});

const Score = z.object({ score: z.number().max(10) });

async function read<Out extends z.ZodType>(output: Out, said: string) {
  const answer = await readAnswer(
    answerFormat("t", output),
    checkFor({ answer: undefined, output }, null),
    said,
  );
  return answer.ok ? answer.value : answer.issues;
}

describe("an answer", () => {
  it.each([
    ["as asked", '{"score":7}'],
    ["in a code block", 'Here you are:\n```json\n{"score":7}\n```\nBye'],
    ["between words", 'The answer is {"score":7}, I think.'],
    ["after thinking aloud", '<think>{"score":1}?</think>\n{"score":7}'],
  ])("is read %s", async (_, said) => {
    expect(await read(Score, said)).toEqual({ score: 7 });
  });

  it.each([
    ["nothing", "  ", "the answer is empty"],
    ["prose", "seven", "the answer is not JSON"],
    ["half of it", '{"score":', "the answer is not JSON"],
    ["a wrong type", '{"score":"7"}', "score: Invalid input: expected number, received string"],
    ["too much", '{"score":11}', "score: Too big: expected number to be <=10"],
  ])("that is %s is refused with the reason", async (_, said, issue) => {
    expect(await read(Score, said)).toEqual([issue]);
  });

  it("travels in an object where the schema is none, and may leave it out", async () => {
    const Names = z.array(z.string());
    expect(answerFormat("t", Names)).toMatchObject({ wrapped: true, schema: { type: "object" } });
    expect(await read(Names, '{"value":["a"]}')).toEqual(["a"]);
    expect(await read(Names, '["a"]')).toEqual(["a"]);
  });

  it("is the text itself where text is asked for", async () => {
    expect(await read(z.string().max(20), " Dear Ms Li, ")).toBe("Dear Ms Li,");
  });
});
