import { expect, it } from "vitest";
import { retryAfter } from "./retry-after.ts";

const NOW = Date.parse("2030-01-31T09:00:00Z");

it.each([
  [{ "retry-after": "7" }, 7_000],
  [{ "retry-after": "0.5" }, 500],
  [{ "retry-after-ms": "250", "retry-after": "7" }, 250],
  [{ "retry-after": "Thu, 31 Jan 2030 09:00:30 GMT" }, 30_000],
  [{ "retry-after": "Thu, 31 Jan 2030 08:00:00 GMT" }, 0],
  [{ "retry-after": "soon" }, undefined],
  [{}, undefined],
  [undefined, undefined],
])("reads %j as %s milliseconds", (headers, ms) => {
  expect(retryAfter(headers, NOW)).toBe(ms);
});
