/** Dates as résumés write them, from `YYYY-MM` or `present`. */

export type DateStyle = (date: string) => string;

const SHORT = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const LONG =
  "January February March April May June July August September October November December".split(
    " ",
  );

const style =
  (present: string, write: (year: string, month: number, two: string) => string): DateStyle =>
  (date) => {
    const [year = "", two = "01"] = date.split("-");
    return date === "present" ? present : write(year, Number(two), two);
  };

export const dateStyles = {
  dotted: style("至今", (year, _, two) => `${year}.${two}`),
  dottedShort: style("至今", (year, month) => `${year}.${month}`),
  chinese: style("至今", (year, month) => `${year}年${month}月`),
  chinesePadded: style("现在", (year, _, two) => `${year}年${two}月`),
  slashed: style("至今", (year, _, two) => `${year}/${two}`),
  shortMonth: style("Present", (year, month) => `${SHORT[month - 1]} ${year}`),
  shortMonthDot: style("present", (year, month) =>
    month === 5 ? `May ${year}` : `${month === 9 ? "Sept" : SHORT[month - 1]}. ${year}`,
  ),
  longMonth: style("Present", (year, month) => `${LONG[month - 1]} ${year}`),
  numbers: style("Current", (year, _, two) => `${two}/${year}`),
  slashedEn: style("Present", (year, month) => `${month}/${year}`),
  years: style("Present", (year) => year),
  apostrophe: style("Now", (year, month) => `${SHORT[month - 1]} '${year.slice(2)}`),
  twoDigits: style("至今", (year, _, two) => `${year.slice(2)}.${two}`),
};
