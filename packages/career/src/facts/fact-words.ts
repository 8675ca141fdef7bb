/** The person's own words, for the texts of a plan. */
import { table } from "../knowledge/table.ts";
import type { Language } from "../text/language.ts";
import { say } from "../text/say.ts";
import type { Fact, FactKind } from "./fact.ts";
import { says } from "./situation.ts";

const MOST = 40;

export function factWords(
  facts: readonly Fact[],
  language: Language,
): Readonly<Record<string, string | undefined>> {
  const first = (...kinds: FactKind[]) =>
    facts.find(({ kind, words }) => kinds.includes(kind) && words.length <= MOST)?.words;
  const exam = facts.find(({ words }) => says(words, "exam"))?.words;
  return {
    done: first("experience", "situation"),
    limit: first("limit", "health", "refusal", "dislike"),
    wish: first("wish", "value", "interest"),
    money: first("pay_floor", "money"),
    family: first("family", "situation"),
    urgent: first("urgency", "money", "deadline"),
    exam: exam === undefined ? undefined : examName(exam, language),
    examfact: exam === undefined ? undefined : examFact(exam, language),
  };
}

/** 考研 and 国考, of which something is published; else the person's own words. */
function examName(words: string, language: Language): string {
  if (/考研|研究生/.test(words)) return say(language, "考研", "the graduate entrance examination");
  if (/考公|国考|省考|公务员|考编|事业编/.test(words))
    return say(language, "公务员或事业单位考试", "the civil service examination");
  return words.length <= MOST ? words : say(language, "这门考试", "the examination");
}

function examFact(words: string, language: Language): string {
  const name = /考研|研究生/.test(words)
    ? "考研"
    : /考公|国考|省考|公务员/.test(words)
      ? "国考"
      : null;
  const row = table("exams.tsv").find(([exam]) => name !== null && exam?.includes(name));
  if (row === undefined) return "";
  const [, cycle = "", fact = "", value = "", status = "", source = ""] = row;
  const doubt =
    status === "official" ? "" : say(language, "，非官方来源，请核对", "; unofficial, check it");
  return say(
    language,
    `${cycle} 年的${fact}：${value}（${source.split(",")[0]}${doubt}）；下一次以新公告为准。`,
    `${cycle}: ${fact} ${value} (${source.split(",")[0]}${doubt}); the next notice decides. `,
  );
}
