import { describe, expect, it } from "vitest";
import { hasShapeOf, textsOf, valueAt, withValue } from "./policy-draft.ts";

const DRAFT = { limits: { mails: 50 }, terms: { deny: ["a"] }, zone: "UTC" };

describe("a policy that is edited", () => {
  it("is read and written by path, and the rest stays", () => {
    const changed = withValue(DRAFT, ["limits", "mails"], 3);
    expect(valueAt(changed, ["limits", "mails"])).toBe(3);
    expect(changed).toEqual({ ...DRAFT, limits: { mails: 3 } });
    expect(DRAFT.limits.mails).toBe(50);
  });

  it("has nothing where there is nothing", () => {
    expect(valueAt(DRAFT, ["limits", "no", "such"])).toBeUndefined();
    expect(textsOf(valueAt(DRAFT, ["limits"]))).toEqual([]);
  });

  it("fits a form only if everything is there, and of the same kind", () => {
    expect(hasShapeOf(DRAFT, { ...DRAFT, more: 1 })).toBe(true);
    expect(hasShapeOf(DRAFT, { ...DRAFT, limits: {} })).toBe(false);
    expect(hasShapeOf(DRAFT, { ...DRAFT, zone: 1 })).toBe(false);
    expect(hasShapeOf(DRAFT, { ...DRAFT, terms: { deny: [1] } })).toBe(false);
    expect(hasShapeOf(DRAFT, [])).toBe(false);
  });
});
