import type { Problem } from "../linking/problem.ts";
import { reply } from "../tools/replies.ts";
import type { SpokenLanguage, Tool } from "../tools/tool.ts";

/** Why it is asked, and what. */
export function questionWords(
  { argument, reason, words }: Problem,
  { spans, card }: Pick<Tool, "spans" | "card">,
  language: SpokenLanguage,
): string {
  const isUnnamed = reason === "several" && words === "";
  const why = reply(language, `problem.${reason}${isUnnamed ? "_unnamed" : ""}`, { words });
  if (reason === "unsure") return why;
  if (card?.argument === argument) return `${why}${reply(language, "ask")}`;
  const own = spans[argument]?.question?.[language];
  return `${why}${own ?? reply(language, "which", { argument })}`;
}
