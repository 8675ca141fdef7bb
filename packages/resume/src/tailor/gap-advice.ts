/** What can honestly be done about a requirement that is not proven. */
import type { TextLanguage } from "@bole/talent";
import { onlyIn } from "./evidence/part-evidence.ts";
import { hasDoubt } from "./evidence/reasons.ts";
import type { JudgedRequirement } from "./find-proofs.ts";
import type { Tailoring } from "./tailoring.ts";

/** More discourage. */
const MOST = 6;

export function gapAdvice(
  judged: readonly JudgedRequirement[],
  language: TextLanguage,
): Tailoring["gaps"] {
  const isGap = ({ requirement: { verdict, need }, evidence }: JudgedRequirement) =>
    need !== "duty" && verdict !== "meets" && (verdict !== "partly" || hasDoubt(evidence));
  return judged
    .filter(isGap)
    .toSorted(
      (a, b) => Number(b.requirement.need === "must") - Number(a.requirement.need === "must"),
    )
    .slice(0, MOST)
    .map((one) => ({ requirement_id: one.requirement.id, advice: adviceOn(one, language) }));
}

function adviceOn({ requirement, evidence }: JudgedRequirement, language: TextLanguage): string {
  const words = WORDS[language];
  const things = evidence.parts.flatMap((part) => part.things);
  const claimed = (claim: string) => things.find((one) => one.claim === claim)?.thing.word;
  if (claimed("lapsed") !== undefined) return words.lapsed;
  const pending = claimed("pending");
  if (pending !== undefined) return words.pending(pending);
  const short = evidence.years
    .filter(({ wanted, all }) => all < wanted)
    .map(({ wanted, all }) => ({ wanted, years: all }))
    .find(({ wanted, years }) => years > 0 && years < wanted);
  if (short !== undefined) return words.years(Math.round(short.years * 10) / 10, short.wanted);
  if (evidence.figure !== undefined) return words.figure;
  const basic = claimed("basic");
  if (basic !== undefined) return words.basic(basic);
  if (onlyIn(evidence.parts, (path) => path.startsWith("projects"))) return words.project;
  if (onlyIn(evidence.parts, (path) => path === "skillContent")) return words.listed;
  return requirement.verdict === "partly"
    ? words.partly(requirement.reason)
    : words.missing[requirement.need === "must" ? "must" : "nice"];
}

const WORDS = {
  en: {
    lapsed: `Expired. Renew it, or write when you will; leave the date as it is.`,
    pending: (word: string) =>
      `${word} is not complete. Write how far you are and when you expect it.`,
    years: (had: number, wanted: number) =>
      `${had} of ${wanted} years. Don’t round up; let your strongest result speak, and name the difference in the letter.`,
    figure: "Your figure is below the one asked for. State it plainly; many employers accept less.",
    basic: (word: string) =>
      `${word}: below the level asked for. Keep the level as it is and say how you are improving.`,
    project:
      "Shown in a project only. Say in the letter what you built; don’t call it work experience.",
    listed:
      "Listed, but no line shows it. If you have used it at work, answer the question and the line is made.",
    partly: (reason: string) =>
      `${reason} Add it if you have done it; otherwise leave it as it is.`,
    missing: {
      must: "Not in your résumé. If you have it, answer the question; if not, address it in the letter rather than adding the word.",
      nice: "Not in your résumé, and not required. Leave it out unless you have it.",
    },
  },
  zh: {
    lapsed: `已过期。先续办，或写明什么时候续；日期照实保留。`,
    pending: (word: string) => `${word}尚未完成。写明进度和预计时间。`,
    years: (had: number, wanted: number) =>
      `现有 ${had} 年，要求 ${wanted} 年。不要凑整，用最有分量的成果说话，差距可以在求职信里说明。`,
    figure: "你的数字低于要求。照实写，很多用人单位可以放宽。",
    basic: (word: string) => `${word}低于要求的水平。水平照实写，可以说明正在怎样提高。`,
    project: "只在项目里做过。可以在求职信里说明做了什么，不要写成工作经历。",
    listed: "技能里列了，但没有经历能说明。如果工作中用过，回答下面的问题就能生成一行。",
    partly: (reason: string) => `${reason}做过就补上；没做过就保持原样。`,
    missing: {
      must: "简历里没有。如果做过，回答下面的问题；没做过，不要只加一个词，可以在求职信里说明。",
      nice: "简历里没有，也不是必须。没有就不写。",
    },
  },
} as const;
