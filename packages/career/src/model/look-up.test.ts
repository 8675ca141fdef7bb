import { expect, it } from "vitest";
import { SourceBook } from "../analysts/source-book.ts";
import { LookUp, lookUp } from "./look-up.ts";

const told = (country: string | null, asked: object = {}) => {
  const { names, country: there = country } = LookUp.parse({ names: ["nurse"], ...asked });
  const book = new SourceBook({ session_id: "s", language: "en" });
  const knowledge = { country: there, language: "en", market: NO_MARKET, book } as const;
  return names
    .flatMap((name) => lookUp(name, knowledge).statements.map(({ text }) => text))
    .join("\n");
};
const NO_MARKET = { jobs: new Map(), projects: [] };

it("tells the pay of the country that is meant, and of no other", () => {
  expect(told("UK")).toContain("GBP");
  expect(told("CN", { country: "gb" })).toContain("GBP");
  expect(told("UK", { country: "US" })).toContain("USD");
  expect(told("UK", { country: "CA" })).not.toMatch(/GBP|USD/);
  expect(() => told("UK", { country: "Canada" })).toThrow("two letters");
});
