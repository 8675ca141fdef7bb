/** The rules of a cleanup: the first that holds decides. Each can be told in a sentence. */
import type { StageProposal } from "../../model/index.ts";
import { STAGE_NAMES } from "../../model/stage-names.ts";
import { type Language, listed } from "../shared/language.ts";
import type { CleanupCategory } from "./category.ts";
import type { Scanned } from "./scanned.ts";

interface Ruling {
  readonly move: Pick<StageProposal, "to" | "category" | "reason"> | null;
  readonly note: string | null;
}

interface Rule {
  readonly category: CleanupCategory;
  readonly to: StageProposal["to"];
  readonly holds: (one: Scanned, staleDays: number) => boolean;
  readonly reason: (one: Scanned, language: Language) => string;
}

const NOTHING: Ruling = { move: null, note: null };
const EARLY = new Set(["sourced", "contacted", "replied", "screening"]);

const RULES: readonly Rule[] = [
  {
    category: "replied",
    to: "replied",
    holds: ({ last_mail, stage }) =>
      last_mail?.direction === "in" && (stage === "sourced" || stage === "contacted"),
    reason: ({ last_mail }, language) => WORDS[language].replied(last_mail?.days ?? 0),
  },
  {
    category: "criteria_not_met",
    to: "rejected",
    holds: ({ stage, musts }) => EARLY.has(stage) && musts.not_met.length > 0,
    reason: ({ musts }, language) => WORDS[language].notMet(listed(musts.not_met, language)),
  },
  {
    category: "job_closed",
    to: "rejected",
    holds: ({ stage, job_open }) => EARLY.has(stage) && !job_open,
    reason: (_, language) => WORDS[language].closed,
  },
  {
    category: "replied_not_screened",
    to: "screening",
    holds: ({ stage, musts }) =>
      stage === "replied" && musts.all > 0 && musts.met / musts.all >= 0.5,
    reason: ({ days_in_stage, musts }, language) =>
      WORDS[language].unscreened(days_in_stage, musts),
  },
  {
    category: "no_answer",
    to: "withdrawn",
    holds: ({ stage, last_mail }, staleDays) =>
      stage === "contacted" && last_mail?.direction === "out" && last_mail.days >= staleDays,
    reason: ({ last_mail }, language) => WORDS[language].silent(last_mail?.days ?? 0),
  },
  {
    category: "nothing_proven",
    to: "rejected",
    holds: ({ stage, days_in_stage, musts }, staleDays) =>
      stage === "sourced" && days_in_stage >= staleDays && musts.all > 0 && musts.met === 0,
    reason: ({ days_in_stage, musts }, language) =>
      WORDS[language].unproven(days_in_stage, musts.all),
  },
];

interface Cleanup {
  readonly staleDays: number;
  readonly language: Language;
  /** What the wish is about; empty: everything. */
  readonly only: readonly CleanupCategory[];
}

export function ruleFor(one: Scanned, { staleDays, language, only }: Cleanup): Ruling {
  // Something about them is being decided already, or they are about to be met.
  if (one.waiting > 0 || one.next_interview !== null) return NOTHING;
  const rule = RULES.find(
    ({ category, holds }) =>
      (only.length === 0 || only.includes(category)) && holds(one, staleDays),
  );
  if (rule !== undefined) {
    const { to, category } = rule;
    return { move: { to, category, reason: rule.reason(one, language) }, note: null };
  }
  const { name, job_title, stage, days_in_stage } = one;
  // Whoever asked about some does not want to hear of all the others.
  if (only.length > 0 || days_in_stage < staleDays || stage === "hired") return NOTHING;
  return { move: null, note: WORDS[language].look(name, job_title, stage, days_in_stage) };
}

const WORDS = {
  zh: {
    replied: (days: number) => (days === 0 ? "今天已回信。" : `${days} 天前已回信。`),
    notMet: (names: string) => `简历写明不满足必备条件：${names}。`,
    closed: "职位已关闭。",
    unscreened: (days: number, { met, all }: Scanned["musts"]) =>
      `回信后 ${days} 天尚未筛选；必备条件 ${all} 项中满足 ${met} 项。`,
    silent: (days: number) => `写信后 ${days} 天没有回复。`,
    unproven: (days: number, all: number) =>
      `入库 ${days} 天未联系，${all} 项必备条件中没有一项得到证实。`,
    look: (name: string, job: string, stage: Scanned["stage"], days: number) =>
      `${name}（${job}）在“${STAGE_NAMES.zh[stage]}”停留 ${days} 天，请决定下一步。`,
  },
  en: {
    replied: (days: number) =>
      days === 0 ? "Answered today." : `Answered ${days} ${days === 1 ? "day" : "days"} ago.`,
    notMet: (names: string) => `The résumé itself says that a must is not met: ${names}.`,
    closed: "The job is closed.",
    unscreened: (days: number, { met, all }: Scanned["musts"]) =>
      `Replied and not screened for ${days} ${days === 1 ? "day" : "days"}; meets ${met} of ${all} musts.`,
    silent: (days: number) => `No answer for ${days} days after our mail.`,
    unproven: (days: number, all: number) =>
      `Sourced ${days} days ago and never written to; none of ${all} musts is proven.`,
    look: (name: string, job: string, stage: Scanned["stage"], days: number) =>
      `${name} (${job}) has been in “${STAGE_NAMES.en[stage]}” for ${days} days; decide what is next.`,
  },
} as const;
