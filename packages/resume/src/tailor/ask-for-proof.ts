/** A few questions whose answers would prove what is open, the most important first. */
import type { TextLanguage } from "@bole/talent";
import { isLanguage, levelIn } from "./evidence/language-level.ts";
import { onlyIn } from "./evidence/part-evidence.ts";
import { hasDoubt } from "./evidence/reasons.ts";
import type { JudgedRequirement } from "./find-proofs.ts";
import { requirementWeight } from "./proposal-weight.ts";
import type { Tailoring } from "./tailoring.ts";

/** More are not answered. */
const MOST = 3;
const CERTIFICATE =
  /licen[cs]e|certificat|registration|registered|accredit|qualified|证|职称|资格|执照/iu;

/** @param found requirements that another résumé of the person backs */
export function askForProof(
  judged: readonly JudgedRequirement[],
  found: readonly string[],
  language: TextLanguage,
): Tailoring["questions"] {
  return judged
    .filter(({ requirement: { id, verdict, need }, evidence }) => {
      // A line that may prove it is shown instead.
      const isOpen = verdict === "unknown" || verdict === "no" || hasDoubt(evidence);
      return isOpen && verdict !== "meets" && need !== "duty" && !found.includes(id);
    })
    .filter(({ evidence }) => evidence.parts.length > 0 && evidence.degree === undefined)
    .filter((one) => !isKnownShort(one))
    .toSorted((a, b) => urgency(b) - urgency(a))
    .slice(0, MOST)
    .map((one) => ({ requirement_id: one.requirement.id, text: questionOf(one, language) }));
}

/** The dates say it already: there is nothing to ask. */
const isKnownShort = ({ evidence: { years } }: JudgedRequirement): boolean =>
  years.length > 0 && years.every(({ had }) => had !== null);

/** What is required comes first, and of that what is nearly proven: an answer most likely closes it. */
const urgency = ({ requirement }: JudgedRequirement): number =>
  requirementWeight(requirement) * 2 + Number(requirement.verdict === "partly");

function questionOf(
  { requirement: { text }, evidence }: JudgedRequirement,
  language: TextLanguage,
): string {
  const words = WORDS[language];
  const { parts, years, figure } = evidence;
  const things = parts.flatMap((part) => part.things);
  if (things.some(({ claim }) => claim === "lapsed")) return words.renewed(text);
  if (years.length > 0) return words.years(text);
  const isSpoken = things.some(({ thing }) => isLanguage(thing)) && levelIn(text) !== undefined;
  if (isSpoken) return words.language(text);
  const missing = things.filter(({ claim, traces }) => claim === null && traces.length === 0);
  const named = missing.filter(({ thing }) => thing.isName || thing.concept !== null);
  const isAll = missing.length === things.length;
  if (figure !== undefined) return words.figure(figure.reason);
  if (CERTIFICATE.test(text)) return words.certificate(text);
  if (onlyIn(parts, (path) => path.startsWith("projects"))) return words.atWork(text);
  if (isAll) return words.done(text);
  if (named.length > 0)
    return words.lacks(
      text,
      named.map(({ thing }) => thing.word).join(language === "zh" ? "、" : ", "),
    );
  return onlyIn(parts, (path) => path === "skillContent") ? words.used(text) : words.more(text);
}

const WORDS = {
  en: {
    renewed: (text: string) => `“${text}”: yours has expired. Have you renewed it? Until when?`,
    language: (text: string) => `“${text}”: what is your level (B1, C1…), and where do you use it?`,
    years: (text: string) => `“${text}”: which of your jobs count, and what did you do there?`,
    figure: (reason: string) => `${reason} Was it ever more? When?`,
    certificate: (topic: string) =>
      `Do you hold this: ${topic}? Since when, and until when is it valid?`,
    atWork: (text: string) => `“${text}”: have you done it in a job as well? Where?`,
    used: (text: string) => `“${text}”: where did you use it, for what, and with what result?`,
    more: (text: string) => `“${text}”: what did you do exactly, how much, and what came of it?`,
    done: (text: string) => `Have you done this: ${text}? Where, how much, and with what result?`,
    lacks: (text: string, named: string) =>
      `“${text}”: have you worked with ${named}? Where, and with what result?`,
  },
  zh: {
    renewed: (text: string) => `“${text}”：简历里的已过期。续办了吗？有效期到什么时候？`,
    language: (text: string) => `“${text}”：你的水平如何（听说读写），工作中在哪里用？`,
    years: (text: string) => `“${text}”：哪几段经历算，当时具体做什么？`,
    figure: (reason: string) => `${reason}最多的时候是多少？什么时候？`,
    certificate: (text: string) => `有没有“${text}”？什么时候取得，有效期到什么时候？`,
    atWork: (text: string) => `“${text}”：在工作中也做过吗？在哪里？`,
    used: (text: string) => `“${text}”：在哪里用过，做什么，结果如何？`,
    more: (text: string) => `“${text}”：具体做了什么，规模多大，结果如何？`,
    done: (text: string) => `做过“${text}”吗？在哪里，规模多大，结果如何？`,
    lacks: (text: string, named: string) => `“${text}”：用过或做过${named}吗？在哪里，结果如何？`,
  },
} as const;
