/** One text of the résumé said better, by the tool that any other edit uses, and what was checked of it. */
import type { Language } from "../model/structure.ts";
import { existsPath, getByPath } from "../path/index.ts";
import { type FactCheck, polish } from "../polish/index.ts";
import { type MadeCall, makeCalls } from "./execute.ts";
import type { TurnParts, TurnRequest } from "./turn-parts.ts";

export interface PolishedAt {
  readonly made: readonly MadeCall[];
  readonly more: string;
  readonly solver: string;
}

export async function polishAt(
  { models, newId, threads }: TurnParts,
  { document, tenant, signal }: TurnRequest,
  { path, line }: { readonly path: string; readonly line?: number | undefined },
  language: Language,
): Promise<PolishedAt> {
  const zh = language === "zh";
  const whole = existsPath(document, path) ? getByPath(document, path) : "";
  const lines = typeof whole === "string" ? whole.split("\n") : [];
  const text = line === undefined ? whole : (lines[line] ?? "");
  if (typeof text !== "string" || text.trim() === "") {
    return { made: [], more: NO_TEXT[language], solver: "embedded" };
  }
  const ctx = { tenant, ...(signal !== undefined && { signal }) };
  const polished = await polish(text, models, ctx, threads);
  const { solver, check, refused } = polished;
  const better = asProse(polished.text, text);
  const notTaken = refused === undefined ? "" : refusedWords(refused.check, language);
  // Without a model the form is made better, never the words: spaces alone are nothing that was asked for.
  const isFormOnly = solver === "embedded";
  if (isFormOnly && withoutSpaces(better) === withoutSpaces(text)) {
    return { made: [], more: [notTaken, NO_WORDS[language]].filter(Boolean).join("\n"), solver };
  }
  if (better === text) {
    const said = zh
      ? "这段文字已经很精练，没有改动。"
      : "This reads well already; nothing was changed.";
    return { made: [], more: [notTaken, said].filter(Boolean).join("\n"), solver };
  }
  const value = line === undefined ? better : lines.with(line, better).join("\n");
  const params = { path, action: "update" as const, value };
  const [made] = makeCalls(document, [{ name: "CVEditor", params }], { language, newId });
  const kept = zh
    ? "数字、日期和名称都与原文一致，没有增减。"
    : "Numbers, dates and names are those of the text before; none was added.";
  return {
    made: made === undefined ? [] : [{ ...made, check }],
    more: [notTaken, kept, isFormOnly ? FORM_ONLY[language] : ""].filter(Boolean).join("\n"),
    solver,
  };
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, "");

const NO_TEXT = {
  zh: "这里还没有文字。没有接入模型时我不能替你写；请直接说要写什么，例如：个人简介改成“八年行政经验，带过 8 人团队”。也可以在“设置 › 模型”里接入一个模型。",
  en: "There is no text there yet, and without a model I can't write one for you. Tell me the words, such as: set my summary to “Eight years in administration, led a team of eight”. Or add a model under Settings › Models.",
} as const;
const NO_WORDS = {
  zh: "没有接入模型，我只能整理格式，换不了说法；这段格式没有问题，没有改动。可以在“设置 › 模型”里接入一个，或者告诉我要写成什么。",
  en: "Without a model I can tidy a text but not word it differently, and there is nothing to tidy; nothing was changed. Add a model under Settings › Models, or tell me the words.",
} as const;
const FORM_ONLY = {
  zh: "没有接入模型，只整理了格式，没有换说法。",
  en: "Without a model only the form was tidied; the wording is as it was.",
} as const;

/** A paragraph stays one, and a line stays a line. */
function asProse(better: string, text: string): string {
  if (text.includes("\n") || !better.includes("\n")) return better;
  const han = /\p{Script=Han}/u.test(text);
  const sentences = better.split("\n").map((item) => item.replace(/^- /, ""));
  const stopped = sentences.map((item) =>
    /[.!?。！？；;]$/u.test(item) ? item : `${item}${han ? "。" : "."}`,
  );
  return stopped.join(han ? "" : " ");
}

function refusedWords({ added, missing }: FactCheck, language: Language): string {
  const words = (facts: FactCheck["added"]) => facts.map(({ text }) => text).join("、");
  const zh = language === "zh";
  const parts = [
    ...(added.length > 0 ? [`${zh ? "多出" : "added"} ${words(added)}`] : []),
    ...(missing.length > 0 ? [`${zh ? "缺少" : "lost"} ${words(missing)}`] : []),
  ];
  return zh
    ? `模型的改写${parts.join("，")}，没有采用。`
    : `A model's rewriting ${parts.join(" and ")}; it was not taken.`;
}
