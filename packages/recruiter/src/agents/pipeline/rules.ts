/** The rules of a cleanup: the first that holds decides. Each can be told in a sentence. */
import type { StageProposal } from "../../model/index.ts";
import { type Language, listed } from "../shared/language.ts";
import type { Scanned } from "./scanned.ts";

interface Ruling {
  readonly move: Pick<StageProposal, "to" | "category" | "reason"> | null;
  readonly note: string | null;
}

const NOTHING: Ruling = { move: null, note: null };
const EARLY = new Set(["sourced", "contacted", "replied", "screening"]);

export function ruleFor(one: Scanned, staleDays: number, language: Language): Ruling {
  const words = WORDS[language];
  const { stage, last_mail, days_in_stage, musts } = one;
  const to = (stageTo: StageProposal["to"], category: string, reason: string): Ruling => ({
    move: { to: stageTo, category, reason },
    note: null,
  });
  // Something about them is being decided already, or they are about to be met.
  if (one.waiting > 0 || one.next_interview !== null) return NOTHING;
  if (last_mail?.direction === "in" && (stage === "sourced" || stage === "contacted")) {
    return to("replied", "replied", words.replied(last_mail.days));
  }
  if (EARLY.has(stage) && musts.not_met.length > 0) {
    return to("rejected", "criteria_not_met", words.notMet(listed(musts.not_met, language)));
  }
  if (EARLY.has(stage) && !one.job_open) return to("rejected", "job_closed", words.closed);
  if (stage === "replied" && musts.all > 0 && musts.met / musts.all >= 0.5) {
    return to("screening", "replied_not_screened", words.unscreened(days_in_stage, musts));
  }
  if (stage === "contacted" && last_mail?.direction === "out" && last_mail.days >= staleDays) {
    return to("withdrawn", "no_answer", words.silent(last_mail.days));
  }
  if (stage === "sourced" && days_in_stage >= staleDays && musts.all > 0 && musts.met === 0) {
    return to("rejected", "nothing_proven", words.unproven(days_in_stage, musts.all));
  }
  if (days_in_stage >= staleDays && stage !== "hired") {
    return { move: null, note: words.look(one.name, one.job_title, stage, days_in_stage) };
  }
  return NOTHING;
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
    look: (name: string, job: string, stage: string, days: number) =>
      `${name}（${job}）在“${STAGES[stage] ?? stage}”停留 ${days} 天，请决定下一步。`,
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
    look: (name: string, job: string, stage: string, days: number) =>
      `${name} (${job}) has been in “${stage}” for ${days} days; decide what is next.`,
  },
} as const;

const STAGES: Readonly<Record<string, string>> = {
  sourced: "已入库",
  contacted: "已联系",
  replied: "已回复",
  screening: "筛选中",
  interview: "面试",
  offer: "录用意向",
};
