/** The dates of an entry. */
import type { FoundRange } from "../../dates/find-ranges.ts";
import type { Sourced } from "../../draft.ts";

/** A single date is an end where things are known by their end, and a beginning elsewhere. */
export function dates(
  sourced: Sourced,
  path: string,
  range: FoundRange | undefined,
  single: "start" | "end",
) {
  let [from, to] = [range?.from, range?.to];
  if (single === "end" && range && !range.whole && to?.value === "") [from, to] = [to, from];
  const put = (name: string, date: FoundRange["from"] | undefined) =>
    date?.span ? sourced.value(`${path}.${name}`, date.value, [date.span]) : "";
  return { startDate: put("startDate", from), endDate: put("endDate", to) };
}
