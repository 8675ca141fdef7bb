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
  path: string,
  language: Language,
): Promise<PolishedAt> {
  const zh = language === "zh";
  const text = existsPath(document, path) ? getByPath(document, path) : "";
  if (typeof text !== "string" || text.trim() === "") {
    const more = zh ? "这里还没有内容可以润色。" : "There is no text there yet to polish.";
    return { made: [], more, solver: "embedded" };
  }
  const ctx = { tenant, ...(signal !== undefined && { signal }) };
  const { text: better, solver, check, refused } = await polish(text, models, ctx, threads);
  const notTaken = refused === undefined ? "" : refusedWords(refused.check, language);
  if (better === text) {
    const said = zh
      ? "这段文字已经很精练，没有改动。"
      : "This reads well already; nothing was changed.";
    return { made: [], more: [notTaken, said].filter(Boolean).join("\n"), solver };
  }
  const params = { path, action: "update" as const, value: better };
  const [made] = makeCalls(document, [{ name: "CVEditor", params }], { language, newId });
  const kept = zh
    ? "数字、日期和名称都与原文一致，没有增减。"
    : "Numbers, dates and names are those of the text before; none was added.";
  return {
    made: made === undefined ? [] : [{ ...made, check }],
    more: [notTaken, kept].filter(Boolean).join("\n"),
    solver,
  };
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
