import { describe, expect, it } from "vitest";
import { datesIn } from "../text/dates.ts";
import { durationsIn } from "../text/durations.ts";
import { matchNames } from "../text/match-names.ts";
import { readNumber } from "../text/numbers.ts";
import { ordinalsIn } from "../text/ordinals.ts";
import { timesIn } from "../text/times.ts";

/** Monday, nine in the morning in Berlin. */
const context = { now: Date.parse("2026-11-16T08:00:00Z"), zone: "Europe/Berlin" };
const start = (text: string) => timesIn(text, context).map((time) => time.start.slice(5, 16));

// No code knows German: what is read here is read by the folder `de` alone.
describe("German", () => {
  it.each([
    ["nächsten Mittwoch um 14 Uhr", "11-25T13:00"],
    ["Donnerstag um halb drei", "11-19T13:30"],
    ["übermorgen um Viertel nach zehn", "11-18T09:15"],
    ["am 15. Dezember ab 9 Uhr", "12-15T08:00"],
    ["morgen Nachmittag", "11-17T12:00"],
    ["in zwei Wochen", "11-29T23:00"],
  ])("has its own times: %s", (text, expected) => expect(start(text)).toEqual([expected]));

  it("has numbers, durations, dates and places of a list", () => {
    expect(readNumber("fünfundzwanzig")).toBe(25);
    expect(durationsIn("anderthalb Stunden")).toMatchObject([{ minutes: 90 }]);
    expect(datesIn("März 2019")).toMatchObject([{ year: 2019, month: 3 }]);
    expect(ordinalsIn("die zweite", 5)).toEqual([1]);
  });

  it("has titles and nicknames", () => {
    const people = [{ label: "Maximilian Groß" }, { label: "Katharina Ortner" }];
    expect(matchNames("Frau Ortner", people).best?.item.label).toBe("Katharina Ortner");
    expect(matchNames("Max Gross", people).best?.item.label).toBe("Maximilian Groß");
  });
});
