/** Measures what has come of a plan by one criterion, and says what it saw. Pure. */
import type { PreviousPlan } from "@bole/engine";
import { isCited, paragraphsOf } from "../article/article.ts";
import type { Language } from "../text/language.ts";
import { type Criterion, readCriterion } from "./criterion.ts";
import type { Facts } from "./facts.ts";

export type Verdict = PreviousPlan["verdicts"][number];
type Finding = readonly [verdict: Verdict["verdict"], evidence: string];

export function judge(criterion: string, facts: Facts, language: Language): Verdict {
  const [verdict, evidence] = find(readCriterion(criterion), facts, SENTENCES[language]);
  return { criterion, verdict, evidence };
}

function find(criterion: Criterion, facts: Facts, say: Sentences): Finding {
  const { article, checks, score, path, refusal } = facts;
  if (criterion.kind === "unknown") return ["unknown", say.noRule];
  if (article === null) return ["fail", say.noArticle];
  switch (criterion.kind) {
    case "sources":
      return atLeast(criterion.least, article.sources.length, say.sources);
    case "length":
      return atLeast(criterion.least, article.length, say.length);
    case "score":
      return score === null ? ["fail", say.noReview] : atLeast(criterion.least, score, say.score);
    case "citations": {
      const paragraphs = paragraphsOf(article);
      const cited = paragraphs.filter(isCited).length;
      return [cited === paragraphs.length ? "pass" : "fail", say.cited(cited, paragraphs.length)];
    }
    case "claims": {
      if (checks === null) return ["fail", say.notChecked];
      const wrong = checks.filter(({ verdict }) => verdict === "unsupported").length;
      return [wrong === 0 ? "pass" : "fail", say.checked(checks.length - wrong, checks.length)];
    }
    case "published":
      // A person's no is the end of it: another plan would only ask again.
      if (refusal !== null) return ["unknown", say.refused(refusal)];
      return path === null ? ["fail", say.notPublished] : ["pass", say.published(path)];
    default: {
      const never: never = criterion;
      return never;
    }
  }
}

function atLeast(least: number, count: number, say: (count: number, least: number) => string) {
  return [count >= least ? "pass" : "fail", say(count, least)] as const;
}

interface Sentences {
  readonly noRule: string;
  readonly noArticle: string;
  readonly noReview: string;
  readonly notChecked: string;
  readonly notPublished: string;
  sources(count: number, least: number): string;
  length(count: number, least: number): string;
  score(count: number, least: number): string;
  cited(count: number, all: number): string;
  checked(count: number, all: number): string;
  published(path: string): string;
  refused(reason: string): string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    noRule: "This newsroom has no rule to measure that by.",
    noArticle: "There is no article.",
    noReview: "Nobody has reviewed the article.",
    notChecked: "Nobody has checked its claims.",
    notPublished: "It is not published.",
    sources: (count, least) => `It cites ${count} of at least ${least} sources.`,
    length: (count, least) => `It has ${count} of at least ${least} words.`,
    score: (count, least) => `It scored ${count} of at least ${least}.`,
    cited: (count, all) => `${count} of ${all} paragraphs cite a source.`,
    checked: (count, all) => `${count} of ${all} claims are in their source.`,
    published: (path) => `It is at ${path}.`,
    refused: (reason) => `A person did not want it published: ${reason}`,
  },
  zh: {
    noRule: "编辑部没有衡量这一条的规则。",
    noArticle: "还没有文章。",
    noReview: "文章还没有评审。",
    notChecked: "论断还没有核实。",
    notPublished: "还没有发布。",
    sources: (count, least) => `引用了 ${count} 个来源，要求至少 ${least} 个。`,
    length: (count, least) => `全文 ${count} 字，要求至少 ${least} 字。`,
    score: (count, least) => `得分 ${count}，要求至少 ${least}。`,
    cited: (count, all) => `${all} 段中有 ${count} 段注明来源。`,
    checked: (count, all) => `${all} 条论断中有 ${count} 条与来源一致。`,
    published: (path) => `已发布到 ${path}。`,
    refused: (reason) => `有人不同意发布：${reason}`,
  },
};
