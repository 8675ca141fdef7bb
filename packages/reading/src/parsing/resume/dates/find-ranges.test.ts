import { describe, expect, it } from "vitest";
import { findRanges } from "./find-ranges.ts";

const read = (text: string) => findRanges(text).map(({ from, to }) => `${from.value}..${to.value}`);

describe("spans of time", () => {
  it.each([
    ["2019.3–2021.6", "2019-03..2021-06"],
    ["2019年3月-至今", "2019-03..present"],
    ["2019年03月 至 2021年06月", "2019-03..2021-06"],
    ["Mar 2019 – Present", "2019-03..present"],
    ["03/2019 - 05/2020", "2019-03..2020-05"],
    ["2019-2021", "2019..2021"],
    ["Summer 2020", "2020..2020"],
    ["Sept. '19 – Jan '20", "2019-09..2020-01"],
    ["19.03-21.06", "2019-03..2021-06"],
    ["Expected May 2025", "..2025-05"],
    ["预计2025年6月毕业", "..2025-06"],
    ["January 2019 - Present (3 years 2 months)", "2019-01..present"],
    ["Jun – Aug 2019", "2019-06..2019-08"],
    ["2019年6月-8月", "2019-06..2019-08"],
    ["15 March 2019 - 1 April 2020", "2019-03-15..2020-04-01"],
    ["2019-03-01 至 2020-04-01", "2019-03-01..2020-04-01"],
    ["Since 2019", "2019..present"],
    ["腾讯2019.03-今", "2019-03..present"],
  ])("reads %s", (text, range) => {
    expect(read(text)).toEqual([range]);
  });

  it.each(["13812345678", "+1 202-555-0143", "may improve by 20%", "$2019 saved", "version 19.03"])(
    "finds none in %s",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it("keeps the end before the beginning apart: that is no span", () => {
    expect(read("2021 - 2019")).toEqual(["2021..", "2019.."]);
  });

  it("says where each date stands", () => {
    const text = "Acme (Mar 2019 – Present)";
    const [range] = findRanges(text);
    const words = (span: { start: number; end: number } | undefined) =>
      text.slice(span?.start, span?.end);
    expect([words(range?.from.span), words(range?.to.span), words(range)]).toEqual([
      "Mar 2019",
      "Present",
      "(Mar 2019 – Present)",
    ]);
  });
});

describe("spans of time in other languages", () => {
  it.each([
    ["seit April 2016", "2016-04..present"],
    ["März 2014 bis heute", "2014-03..present"],
    ["01.2014 – heute", "2014-01..present"],
    ["Depuis janvier 2020", "2020-01..present"],
    ["septembre 2015 à juin 2017", "2015-09..2017-06"],
    ["févr. 2018 – aujourd'hui", "2018-02..present"],
    ["oct. 2019 – actualidad", "2019-10..present"],
    ["marzo de 2012 a julio de 2014", "2012-03..2014-07"],
    ["May 2023 → today", "2023-05..present"],
    ["2019年3月~現在", "2019-03..present"],
  ])("reads %s", (text, range) => {
    expect(read(text)).toEqual([range]);
  });
});
