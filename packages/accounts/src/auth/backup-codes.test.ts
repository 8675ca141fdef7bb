import { expect, it } from "vitest";
import { newBackupCodes } from "./backup-codes.ts";

it("makes ten different codes, without characters that look alike", () => {
  const codes = newBackupCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
});
