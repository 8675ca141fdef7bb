/** Why somebody stands where they stand, made of verdicts alone. */
import type { CriterionVerdict } from "../../model/index.ts";
import { type Language, listed } from "../shared/language.ts";

const MOST = 4;

interface ReasonOptions {
  readonly language: Language;
  readonly years: number | null;
  readonly isTampered: boolean;
}

export function reasonOf(
  verdicts: readonly CriterionVerdict[],
  musts: ReadonlySet<string>,
  { language, years, isTampered }: ReasonOptions,
): string {
  const words = WORDS[language];
  const named = (verdict: CriterionVerdict["verdict"], isMust?: boolean) =>
    verdicts
      .filter((one) => one.verdict === verdict)
      .filter(({ criterion_id }) => isMust === undefined || musts.has(criterion_id) === isMust)
      .map(({ name }) => name);
  const must = verdicts.filter(({ criterion_id }) => musts.has(criterion_id));
  const row = (names: readonly string[]) => listed(names.slice(0, MOST), language);
  const met = named("meets", true);
  const claimed = verdicts.filter((one) => one.listed).map(({ name }) => name);
  const said = [
    ...(verdicts.length === 0 ? [words.nothing] : []),
    ...(must.length > 0 ? [words.must(met.length, must.length, row(met))] : []),
    ...(named("meets", false).length > 0 ? [words.nice(row(named("meets", false)))] : []),
    ...(claimed.length > 0 ? [words.listed(row(claimed))] : []),
    ...(named("partly").length > 0 ? [words.partly(row(named("partly")))] : []),
    ...(named("no").length > 0 ? [words.no(row(named("no")))] : []),
    ...(named("unknown").length > 0 ? [words.silent(row(named("unknown")))] : []),
    ...(isTampered ? [words.tampered] : []),
    ...(years === null ? [] : [words.years(Math.round(years * 10) / 10)]),
  ];
  return said.join(language === "zh" ? "" : " ");
}

const WORDS = {
  zh: {
    nothing: "没有可以对照的标准或简历。",
    must: (met: number, all: number, names: string) =>
      met === 0
        ? `${all} 项必备条件中没有一项得到证实。`
        : `必备条件 ${all} 项中满足 ${met} 项：${names}。`,
    nice: (names: string) => `加分项：${names}。`,
    listed: (names: string) => `仅见于技能列表，没有经历佐证：${names}。`,
    partly: (names: string) => `部分满足：${names}。`,
    no: (names: string) => `不满足：${names}。`,
    silent: (names: string) => `简历没有提到：${names}。`,
    tampered: "简历里有隐藏的文字，或试图左右评分的指令，均未计入，请留意。",
    years: (years: number) => `工作 ${years} 年。`,
  },
  en: {
    nothing: "There are no criteria or no résumé to compare.",
    must: (met: number, all: number, names: string) =>
      met === 0 ? `None of ${all} musts is proven.` : `Meets ${met} of ${all} musts: ${names}.`,
    nice: (names: string) => `Also nice: ${names}.`,
    listed: (names: string) => `Only listed as a skill, shown by no work: ${names}.`,
    partly: (names: string) => `Partly: ${names}.`,
    no: (names: string) => `Not met: ${names}.`,
    silent: (names: string) => `The résumé is silent on: ${names}.`,
    tampered:
      "The résumé has hidden text or orders to whoever judges; neither counts, but take note.",
    years: (years: number) => `${years} ${years === 1 ? "year" : "years"} at work.`,
  },
} as const;
