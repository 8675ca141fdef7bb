import { expect, it } from "vitest";
import { searchOf, shownOf } from "./calendar-search.ts";

const TODAY = "2030-01-31";
const plain = { tab: "week", week: "2030-01-28", who: "", zone: "UTC" } as const;

it("an address that says nothing, or nonsense, shows this week of everybody", () => {
  expect(shownOf({}, TODAY, "UTC")).toEqual(plain);
  expect(shownOf({ tab: "year", week: "soon", who: 7, zone: "Mars/North" }, TODAY, "UTC")).toEqual(
    plain,
  );
});

it("an address only says what is different, and says it back", () => {
  expect(searchOf(plain, TODAY, "UTC")).toEqual({});
  const shown = { tab: "agenda", week: "2030-02-04", who: "i1", zone: "Asia/Tokyo" } as const;
  expect(searchOf(shown, TODAY, "UTC")).toEqual(shown);
  expect(shownOf(searchOf(shown, TODAY, "UTC"), TODAY, "UTC")).toEqual(shown);
});
