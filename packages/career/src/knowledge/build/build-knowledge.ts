/**
 * Makes `data/us.tsv`, `uk.tsv`, `isco.tsv`, `cn-pay.tsv` and `exams.tsv` from tables of O*NET, BLS, ONS, the
 * Chinese statistics office and ministry of education: `node build-knowledge.ts FOLDER`. NOTICE names the sources.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RATED } from "../rated.ts";

const DATA = new URL("../data/", import.meta.url);
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Say where the tables are.");

type Row = Readonly<Record<string, string>>;

function rowsOf(name: string): Row[] {
  const [head = "", ...lines] = readFileSync(join(folder ?? "", name), "utf8")
    .trimEnd()
    .split("\n");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  });
}

const write = (name: string, lines: readonly (readonly (string | number)[])[]) =>
  writeFileSync(new URL(name, DATA), `${lines.map((cells) => cells.join("\t")).join("\n")}\n`);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number | undefined) =>
  value === undefined || Number.isNaN(value) ? "" : Math.round(value * 10) / 10;

/** Ratings by SOC code, over the O*NET occupations that belong to it. */
const ratings = new Map<string, Map<string, number[]>>();
function rate(onet: string, element: string, value: string): void {
  if (value === "") return;
  const soc = onet.slice(0, 7);
  const own = ratings.get(soc) ?? new Map<string, number[]>();
  ratings.set(soc, own);
  own.set(element, [...(own.get(element) ?? []), Number(value)]);
}
for (const row of rowsOf("onet_work_context.tsv"))
  for (const { element } of RATED) rate(row.onet_code ?? "", element, row[element] ?? "");
for (const row of rowsOf("onet_abilities_importance_2020.tsv"))
  for (const code of (row.onet2019_codes ?? "").split(","))
    for (const { element } of RATED) rate(code, element, row[element] ?? "");

/** Of a code that was not surveyed, the mean of its minor group. */
function ratingOf(soc: string, element: string): { value: number | undefined; own: boolean } {
  const own = ratings.get(soc)?.get(element);
  if (own !== undefined) return { value: mean(own), own: true };
  const alike = [...ratings].filter(([code]) => code.slice(0, 4) === soc.slice(0, 4));
  const values = alike.flatMap(([, rated]) => rated.get(element) ?? []);
  return { value: values.length === 0 ? undefined : mean(values), own: false };
}

const zones = Map.groupBy(rowsOf("onet_occupations.tsv"), (row) =>
  (row.onet_code ?? "").slice(0, 7),
);
const projections = new Map(rowsOf("us_projections_2024_2034.tsv").map((row) => [row.soc, row]));
const pay = new Map(rowsOf("us_oews_2024.tsv").map((row) => [row.soc, row]));
const figure = (cell: string | undefined) => (/^[\d.-]+$/.test(cell ?? "") ? (cell ?? "") : "");
const codes = [...new Set([...pay.keys(), ...projections.keys(), ...zones.keys()])].toSorted();
write(
  "us.tsv",
  codes
    .filter((soc): soc is string => soc !== undefined && !soc.endsWith("0000"))
    .map((soc) => {
      const job = (zones.get(soc) ?? [])
        .map((row) => Number(row.job_zone))
        .filter((zone) => zone > 0);
      const rated = RATED.map(({ element }) => ratingOf(soc, element));
      const [outlook, wage] = [projections.get(soc), pay.get(soc)];
      return [
        soc,
        outlook?.title ?? wage?.title ?? "",
        job.length === 0 ? "" : Math.round(mean(job)),
        outlook?.entry_education ?? "",
        figure(wage?.annual_p25),
        figure(wage?.annual_median),
        figure(wage?.annual_p75),
        figure(outlook?.change_pct),
        figure(outlook?.openings_annual_avg_thousands),
        rated.some(({ own }) => own) ? "" : "group",
        ...rated.map(({ value }) => rounded(value)),
      ];
    }),
);
write(
  "uk.tsv",
  rowsOf("uk_ashe_2024_annual.tsv")
    .filter((row) => row.soc2020?.length === 4)
    .map((row) => [
      row.soc2020 ?? "",
      row.title ?? "",
      figure(row.p25_full_time),
      figure(row.median_full_time),
      figure(row.p75_full_time),
    ]),
);
write(
  "isco.tsv",
  [...Map.groupBy(rowsOf("xw_isco08_onet2019.tsv"), (row) => row.isco08 ?? "")].map(
    ([isco, rows]) => [
      isco,
      [...new Set(rows.map((row) => (row.onet_code ?? "").slice(0, 7)))].join(","),
    ],
  ),
);
write(
  "cn-pay.tsv",
  rowsOf("cn_wages_nbs.tsv").map((row) => [
    row.year ?? "",
    row.breakdown ?? "",
    row.unit_type ?? "",
    row.group_zh ?? "",
    row.annual_average_wage_cny ?? "",
  ]),
);
write(
  "exams.tsv",
  rowsOf("cn_exam_facts.tsv").map((row) => [
    row.exam ?? "",
    row.cycle ?? "",
    row.fact ?? "",
    row.value ?? "",
    row.status?.startsWith("quoted") ? "official" : "secondary",
    row.source ?? "",
  ]),
);
