/**
 * What the trained detector adds to the rules: it knows what orders to a machine sound like, the rules know their
 * disguises. Alone it only warns; where both find something, it is stopped; where the rules only know the words and it
 * has read them as harmless (a quotation, a security engineer's résumé), nothing is said.
 */
import type { PassagesRead } from "@bole/language/passages";
import type { Language } from "../contract/language.ts";
import type { Span, Verdict } from "../contract/verdict.ts";
import type { Policy } from "../policy/policy.ts";
import { atMost } from "./check.ts";
import { doubtsWords } from "./doubt-words.ts";
import { isAllowed, placesOf } from "./terms.ts";

interface Around {
  readonly text: string;
  readonly language: Language;
  readonly policy: Policy;
  /** Whether somebody else wrote it: only then is an instruction off the task a finding. */
  readonly isForeign: boolean;
}

const MOST_SPANS = 20;
const WORDS = {
  attack: { zh: "像是在对 AI 下命令", en: "reads like orders to an AI" },
  off_task: { zh: "给 AI 布置了与招聘无关的任务", en: "gives an AI a task of its own" },
} as const;

/** The verdicts of the rules together with what was read. */
export function withTrained(
  rules: readonly Verdict[],
  read: Pick<PassagesRead, "parts" | "unread">,
  around: Around,
): Verdict[] {
  const { parts } = read;
  const { policy, language } = around;
  const { enabled, severity } = policy.checks.input_injection;
  const spans = enabled ? trainedSpans(parts, around) : [];
  const byRules = rules.find(({ check_name }) => check_name === "input_injection");
  const rest = rules.filter((verdict) => verdict !== byRules);
  if (spans.length === 0) {
    if (byRules === undefined || doubtsWords(read, byRules, policy)) return rest;
    return [{ ...byRules, found_by: "rules" }, ...rest];
  }
  const score = Math.max(...parts.map((part) => likely(part, around)));
  if (byRules !== undefined) {
    const both = { ...byRules, found_by: "both" as const, spans: [...byRules.spans, ...spans] };
    return [{ ...both, severity: atMost("blocked", severity) }, ...rest];
  }
  const reasons = [...new Set(spans.map(({ reason }) => reason))];
  const trained: Verdict = {
    check_name: "input_injection",
    severity: atMost("warning", severity),
    found_by: "trained",
    message:
      language === "zh"
        ? `疑似夹带指令：${reasons.join("；")}。`
        : `This may be a prompt injection: it ${reasons.join("; ")}.`,
    score: Number(score.toFixed(3)),
    spans,
  };
  return [trained, ...rest];
}

type Part = PassagesRead["parts"][number];

const likely = ({ attack, off_task }: Part, { isForeign }: Around): number =>
  isForeign ? attack + off_task : attack;

/** People give a program orders all day long: of their own short words it has to be nearly certain. */
const CERTAIN = 0.98;
/** Longer texts in a message were pasted, and somebody else wrote them. */
const PASTED = 200;

function leastFor({ text, policy, isForeign }: Around): number {
  const { trained_at } = policy.injection;
  return isForeign || text.length > PASTED ? trained_at : Math.max(trained_at, CERTAIN);
}

export function trainedSpans(parts: readonly Part[], around: Around): Span[] {
  const { text, policy, language } = around;
  const allowed = placesOf(policy.terms.allow, text);
  const least = leastFor(around);
  return parts
    .filter((part) => likely(part, around) >= least)
    .map((part) => {
      const [start, end] = part.place;
      const label = part.attack >= part.off_task ? "attack" : "off_task";
      return { start, end, text: text.slice(start, end), label, reason: WORDS[label][language] };
    })
    .filter((span) => !isAllowed(span, allowed))
    .slice(0, MOST_SPANS);
}
