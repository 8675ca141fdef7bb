/** "Drop the third one", "只要前五个", "不要张三": which of the items are meant. */
import { threadJob } from "@bole/base/threads";
import { recruiterErrors } from "../errors.ts";
import type { ApprovalItem, DecisionValue } from "../model/index.ts";
import { holdsName } from "../understanding/entities/longer-names.ts";
import { NUMBER, numberOf, ORDINAL, ordinalOf } from "../understanding/text/numbers.ts";

type Items = Extract<DecisionValue, { items: unknown }>["items"];

const NO =
  /去掉|删掉|删除|移除|不要|不用|别|除了|跳过|remove|delete|drop|skip|without|except|not\b|don['’]?t|leave out/iu;
const FIRST = new RegExp(`(?:前|first|top)\\s*(${NUMBER})`, "iu");
const NTH = new RegExp(`第\\s*(${NUMBER})|(?:the\\s+)?\\b(${ORDINAL})\\b|(最后)`, "giu");

export function chooseByWords(text: string, items: readonly ApprovalItem[]): Items {
  const drops = NO.test(text);
  const named = items.filter(({ preview }) => isNamed(text, preview));
  const meant = named.length > 0 ? named : numbered(text, items);
  if (meant.length === 0) {
    throw recruiterErrors.error("decision-invalid", {
      detail: `It is not clear which items “${text.slice(0, 100)}” means.`,
    });
  }
  const ids = new Set(meant.map(({ id }) => id));
  return items.map(({ id }) => ({ id, keep: ids.has(id) !== drops }));
}

export const chooseByWordsJob = threadJob<typeof chooseByWords>(
  new URL(import.meta.url),
  "chooseByWords",
);

function isNamed(text: string, preview: unknown): boolean {
  if (typeof preview !== "object" || preview === null || !("name" in preview)) return false;
  const { name } = preview;
  return typeof name === "string" && holdsName(text, name);
}

function numbered(text: string, items: readonly ApprovalItem[]): ApprovalItem[] {
  const first = numberOf(FIRST.exec(text)?.[1] ?? "");
  if (first !== undefined) return items.slice(0, first);
  const places = Array.from(text.matchAll(NTH), ([, zh, en, last]) =>
    ordinalOf(zh ?? en ?? last ?? ""),
  );
  return places.flatMap((place) => {
    const item = place === undefined ? undefined : place < 0 ? items.at(-1) : items[place - 1];
    return item === undefined ? [] : [item];
  });
}
