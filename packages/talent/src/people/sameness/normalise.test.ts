import { describe, expect, it } from "vitest";
import { emailKey, nameKey, namesContradict, organisationKey, phoneKey } from "./normalise.ts";

describe("what is compared", () => {
  it("is one number however it is written", () => {
    const ways = [
      "138 1234 5678",
      "+86 138-1234-5678",
      "１３８１２３４５６７８",
      "0086 13812345678",
    ];
    expect(new Set(ways.map(phoneKey))).toEqual(new Set(["+8613812345678"]));
    expect(phoneKey("(415) 555-2671")).toBe("+14155552671");
    expect(phoneKey("ext. 12")).toBeNull();
  });

  it("is one address in any case, and none if it is none", () => {
    expect(emailKey(" Li.Lei@Example.COM ")).toBe("li.lei@example.com");
    expect(emailKey("li.lei at example")).toBeNull();
  });

  it("is one name in any order of its words", () => {
    expect(nameKey("Lei LI")).toBe(nameKey("Li Lei"));
    expect(nameKey("李 雷")).toBe("李雷");
    expect(nameKey("  ")).toBeNull();
  });

  it("is one company with or without its legal form", () => {
    expect(organisationKey("Acme, Inc.")).toBe(organisationKey("ACME"));
    expect(organisationKey("示例科技有限公司")).toBe(organisationKey("示例"));
    expect(organisationKey("复旦大学（上海）")).toBe("复旦大学");
  });
});

describe("two names", () => {
  it("contradict each other in one script only", () => {
    expect(namesContradict("李雷", "韩梅梅")).toBe(true);
    expect(namesContradict("李雷", "Li Lei")).toBe(false);
    expect(namesContradict("Li Lei", "Lei Li (Ray)")).toBe(false);
    expect(namesContradict("Li Lei", "Han Meimei")).toBe(true);
    expect(namesContradict("", "Han Meimei")).toBe(false);
  });

  it("contradict each other where only the family is one", () => {
    expect(namesContradict("Anna Carmody", "Brian Carmody")).toBe(true);
    expect(namesContradict("Anna Carmody", "Anna M. Carmody")).toBe(false);
    expect(namesContradict("A. Carmody", "Anna Carmody")).toBe(false);
    expect(namesContradict("José Núñez", "Jose Nunez García")).toBe(false);
  });
});
