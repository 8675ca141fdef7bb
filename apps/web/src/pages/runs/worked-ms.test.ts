import { expect, it } from "vitest";
import { workedMs } from "./worked-ms.ts";

it("how long a run has worked is not known while it works, instead of nothing at all", () => {
  expect(workedMs({ status: "running", active_ms: 0 })).toBeNull();
  expect(workedMs({ status: "waiting", active_ms: 20 })).toBe(20);
  expect(workedMs({ status: "completed", active_ms: 0 })).toBe(0);
});
