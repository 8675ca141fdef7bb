import { expect, it } from "vitest";
import { Mutex } from "./mutex.ts";

it("lets one holder in at a time, in the order of asking", async () => {
  const mutex = new Mutex();
  const log: string[] = [];
  const work = async (name: string) => {
    await mutex.acquire();
    log.push(`${name} in`);
    await Promise.resolve();
    log.push(`${name} out`);
    mutex.release();
  };
  await Promise.all([work("a"), work("b"), work("c")]);
  await work("d");
  expect(log.join(", ")).toBe("a in, a out, b in, b out, c in, c out, d in, d out");
});
