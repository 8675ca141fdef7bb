/** A job's fields in words, where two versions are held against each other. */
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { isList, isRecord, type Json } from "../../json/json.ts";
import { talentText } from "../../talent/talent-text.ts";
import { jobText } from "./job-text.ts";

export function useShowField() {
  const t = useText(jobText);
  const names = useText(talentText);
  const { number } = useFormat();
  const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    kind: names.kinds,
    status: names.statuses,
    remote: names.remote,
    employment: names.employment,
    degree: names.degrees,
  };
  const labels: Readonly<Record<string, string>> = t.fields;
  return {
    nameOf: (field: string) => labels[field] ?? field,
    show: (field: string, value: Json): string => {
      if (typeof value === "string") return wordsOf[field]?.[value] ?? value;
      if (typeof value === "number") return number(value);
      if (isList(value)) return value.filter(isRecord).map(criterionLine).join("\n");
      if (isRecord(value)) return salaryLine(value);
      return "";
    },
  };

  function criterionLine(criterion: { readonly [key: string]: Json }): string {
    const need = criterion.need === "nice" ? names.needs.nice : names.needs.must;
    return `· ${t.criteria.line(String(criterion.text ?? ""), need, Number(criterion.weight))}`;
  }

  function salaryLine({ min, max, currency, per }: { readonly [key: string]: Json }): string {
    const ends = [min, max].map((end) => (typeof end === "number" ? number(end) : "…")).join("–");
    const pers: Readonly<Record<string, string>> = t.pers;
    return `${ends} ${String(currency)} / ${pers[String(per)] ?? ""}`;
  }
}
