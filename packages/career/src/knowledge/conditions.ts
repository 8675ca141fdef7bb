/** Working conditions, pay and outlook of our occupations, by the classifications that they are published by. */
import type { Occupation } from "@bole/talent";
import { Demand, isUsualIn } from "./demands.ts";
import { RATED } from "./rated.ts";
import { table } from "./table.ts";

const FIRST_RATING = 10;

const rowOf = (name: string, key: string) => table(name).find(([first]) => first === key);

function codesOf(id: string): { readonly us: string; readonly uk: string } {
  const [, us = "-", uk = "-"] = rowOf("codes.tsv", id) ?? [];
  return { us, uk };
}

/** What the work usually asks of somebody. */
export function demandsOf({ id, isco_08 }: Pick<Occupation, "id" | "isco_08">): Demand[] {
  const row = rowOf("us.tsv", codesOf(id).us);
  const rated = RATED.filter(({ from }, at) => Number(row?.[FIRST_RATING + at] ?? 0) >= from);
  const usual = Demand.options.filter((demand) => isUsualIn(demand, isco_08));
  return [...new Set([...rated.map(({ demand }) => demand), ...usual])];
}

/** How much preparation the work takes, from 1 to 5 (O*NET job zones); null where it is not rated. */
export function zoneOf(id: string): number | null {
  const zone = Number(rowOf("us.tsv", codesOf(id).us)?.[2] ?? "");
  return zone > 0 ? zone : null;
}

export interface Pay {
  readonly country: "US" | "UK";
  readonly group: string;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export function payOf(id: string, country: string | null): Pay | null {
  if (country !== "US" && country !== "UK") return null;
  const { us, uk } = codesOf(id);
  const row = country === "US" ? rowOf("us.tsv", us) : rowOf("uk.tsv", uk);
  const [group, low, median, high] =
    country === "US" ? pick(row, [1, 4, 5, 6]) : pick(row, [1, 2, 3, 4]);
  const [lower, middle, upper] = [Number(low), Number(median), Number(high)];
  return middle > 0
    ? { country, group: group ?? "", low: lower, median: middle, high: upper }
    : null;
}

const pick = (row: readonly string[] | undefined, columns: readonly number[]) =>
  columns.map((column) => row?.[column] ?? "");

/** Growth from 2024 to 2034 in percent, and openings a year in thousands. */
export function outlookOf(
  id: string,
): { readonly change: number; readonly openings: number } | null {
  const [change, openings] = pick(rowOf("us.tsv", codesOf(id).us), [7, 8]);
  return change === "" || openings === ""
    ? null
    : { change: Number(change), openings: Number(openings) };
}

/** Chinese pay is published by kind of post (2025); the post follows from the ISCO-08 major group. */
const POSTS: Readonly<Record<string, string>> = {
  "1": "中层及以上管理人员",
  "2": "专业技术人员",
  "3": "专业技术人员",
  "4": "办事人员和有关人员",
  "5": "社会生产服务和生活服务人员",
};

export function chinesePay({ isco_08 }: Pick<Occupation, "isco_08">): {
  post: string;
  mean: number;
} {
  const post = POSTS[isco_08.charAt(0)] ?? "生产制造及有关人员";
  const row = table("cn-pay.tsv").find(([year, , , group]) => year === "2025" && group === post);
  return { post, mean: Number(row?.[4] ?? 0) };
}
