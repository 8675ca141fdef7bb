import { expect, it } from "vitest";
import { safeAddress } from "./safe-address.ts";

it.each([
  ["https://example.org/a", "https://example.org/a"],
  ["mailto:a@example.org", "mailto:a@example.org"],
  ["javascript:alert(1)", null],
  [" JavaScript:alert(1)", null],
  ["data:text/html,x", null],
  ["vbscript:x", null],
  ["../plan", null],
])("%s leads to %s", (href, address) => {
  expect(safeAddress(href)).toBe(address);
});
