/**
 * The criteria that can be judged without a model, one kind an entry: those that speak of what can
 * be counted or looked up. What no entry understands is unknown, and never guessed.
 */
import type { EvaluationRequest, JsonValue } from "@bole/engine";
import { wordsOf } from "../match/words.ts";
import { NUMBER, numberOf } from "./number-word.ts";
import { isEmpty, listsIn, textsIn } from "./result-facts.ts";

export interface Judgement {
  readonly passed: boolean;
  readonly evidence: string;
}

/** Undefined where it is not about such a thing. */
type Criterion = (text: string, request: EvaluationRequest) => Judgement | undefined;

const goalReached: Criterion = (text, { ends, result }) => {
  if (!/goal is (reached|met|achieved)|目标.{0,4}(达成|实现|达到|完成)/i.test(text))
    return undefined;
  const failed = Object.entries(ends).filter(([, end]) => end.status === "failed");
  if (failed.length > 0) {
    const steps = failed.map(
      ([id, { error }]) => `step ${id} failed: ${error?.message ?? "no reason"}`,
    );
    return { passed: false, evidence: steps.join("; ") };
  }
  if (isEmpty(result)) return { passed: false, evidence: "The result is empty." };
  return { passed: true, evidence: "Every step has ended well, and there is a result." };
};

const notEmpty: Criterion = (text, { result }) => {
  if (!/(not|n't be|non-?) ?empty|不为空|非空|不能为空/i.test(text)) return undefined;
  const empty = isEmpty(result);
  return { passed: !empty, evidence: empty ? "The result is empty." : "The result is not empty." };
};

const BOUND =
  "(at least|no (?:fewer|less) than|at most|no more than|exactly|至少|不少于|最多|不超过|不多于|恰好|正好)";
const LENGTH = new RegExp(`${BOUND}\\s*(\\d+)\\s*(words?|characters?|letters?|字符|个字|字)`, "i");
const AMOUNT = new RegExp(
  `${BOUND}\\s*${NUMBER}\\s*(?:个|位|条|名|份|篇|种|项)?\\s*(\\p{L}*)`,
  "iu",
);

const length: Criterion = (text, { result }) => {
  const [, bound, number, unit = ""] = LENGTH.exec(text) ?? [];
  if (bound === undefined) return undefined;
  const whole = textsIn(result).join(" ");
  const count = /^word/i.test(unit)
    ? whole.split(/\s+/).filter((word) => word !== "").length
    : [...whole.replace(/\s/g, "")].length;
  return compare(bound, count, Number(number), unit);
};

const amount: Criterion = (text, { result }) => {
  const [, bound, word = "", noun = ""] = AMOUNT.exec(text) ?? [];
  const wanted = numberOf(word);
  if (bound === undefined || wanted === undefined) return undefined;
  const lists = listsIn(result);
  const meant = new Set(wordsOf(noun));
  const named = lists.find(({ name }) =>
    wordsOf(name.replaceAll("_", " ")).some((w) => meant.has(w)),
  );
  const list = named ?? (lists.length === 1 ? lists[0] : undefined);
  // Which list is meant must be certain.
  return list && compare(bound, list.length, wanted, list.name);
};

function compare(bound: string, count: number, wanted: number, what: string): Judgement {
  const low = /least|fewer|less|至少|不少于/i.test(bound);
  const exact = /exactly|恰好|正好/i.test(bound);
  const passed = exact ? count === wanted : low ? count >= wanted : count <= wanted;
  return { passed, evidence: `The result has ${count} ${what}.`.replace(" .", ".") };
}

const mentions: Criterion = (text, { result }) => {
  const [, not, , phrase] =
    /(not |n't |never |不|没有)?\s*(mention|includ|contain|提到|提及|包含|包括)\p{L}*\s*["“'「『](.+?)["”'」』]/iu.exec(
      text,
    ) ?? [];
  if (phrase === undefined) return undefined;
  const found = textsIn(result).some((said) => said.toLowerCase().includes(phrase.toLowerCase()));
  const evidence = `"${phrase}" is ${found ? "" : "not "}in the result.`;
  return { passed: found === (not === undefined), evidence };
};

const language: Criterion = (text, { result }) => {
  const [said] = /\bin (chinese|english)\b|用?(中文|英文|英语|汉语)/i.exec(text) ?? [];
  if (said === undefined) return undefined;
  const share = hanShare(result);
  if (share === undefined) return { passed: false, evidence: "The result has no text." };
  const wantsChinese = /chinese|中文|汉语/i.test(said);
  const percent = `${Math.round(share * 100)} % of its letters are Chinese.`;
  return { passed: wantsChinese ? share > 0.5 : share < 0.2, evidence: percent };
};

function hanShare(result: JsonValue): number | undefined {
  const letters = textsIn(result).join("").match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return undefined;
  return letters.filter((letter) => /\p{Script=Han}/u.test(letter)).length / letters.length;
}

const CRITERIA: readonly Criterion[] = [goalReached, notEmpty, mentions, length, amount, language];

export function judge(criterion: string, request: EvaluationRequest): Judgement | undefined {
  for (const look of CRITERIA) {
    const judgement = look(criterion, request);
    if (judgement !== undefined) return judgement;
  }
  return undefined;
}
