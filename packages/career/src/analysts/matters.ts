/** What has to be settled beside the choice of work – papers, permits, pay that is owed – and who to ask. */
import { numbersIn } from "@bole/language/text";
import type { Fact } from "../facts/fact.ts";
import type { Ledger } from "../facts/money-ledger.ts";
import { situationOf } from "../facts/situation.ts";
import type { Meaning } from "../knowledge/meaning.ts";
import { table } from "../knowledge/table.ts";
import type { Language } from "../text/language.ts";
import type { Matter } from "./results.ts";
import { severanceSum } from "./severance-sum.ts";

const LIKE = 0.8;
/** What alarms has to be said plainly: a claim or a doctor that nobody needs costs trust. */
const PLAINLY = 0.88;
const ALARMING: ReadonlySet<string> = new Set([
  ...["unpaid", "health", "nightmares", "record", "undocumented", "renting", "bereaved"],
]);
const ADULT = 18;
const MOST = 4;

/** @param sentences what the person said */
export async function mattersIn(
  sentences: readonly string[],
  facts: readonly Fact[],
  ledger: Ledger,
  country: string | null,
  meaning: Meaning,
  language: Language,
  signal?: AbortSignal,
): Promise<Matter[]> {
  const found = await meaning.senses("matter", sentences, LIKE, signal);
  const best = new Map<string, { readonly likeness: number; readonly words: string }>();
  for (const [at, senses] of found.entries())
    for (const { sense, likeness } of senses.slice(0, 1))
      if (ALARMING.has(sense) && likeness < PLAINLY) continue;
      else if (likeness > (best.get(sense)?.likeness ?? 0))
        best.set(sense, { likeness, words: sentences[at] ?? "" });
  // Nobody has to say it twice: whoever has no work registers, whatever words they use.
  const { status } = situationOf(facts);
  const standing = facts.find(({ kind }) => kind === "situation");
  if (status === "employed" || status === "studying") best.delete("unemployed");
  if (standing !== undefined && status === "unemployed" && !best.has("unemployed"))
    best.set("unemployed", { likeness: LIKE, words: standing.words });
  const age = facts.find(({ kind }) => kind === "age");
  const years = age && numbersIn(age.words)[0]?.value;
  if (age !== undefined && years !== undefined && years < ADULT)
    best.set("minor", { likeness: 1, words: age.words });
  return [...best]
    .toSorted(([, a], [, b]) => b.likeness - a.likeness)
    .flatMap(([id, { words }]) => {
      const text = textOf(id, country, language);
      if (text === null) return [];
      const sum = id === "severance" ? severanceSum(facts, ledger, country, language) : "";
      return [{ matter_id: id, words, title: text.title, how: `${sum}${text.how}` }];
    })
    .slice(0, MOST);
}

function textOf(
  id: string,
  country: string | null,
  language: Language,
): { title: string; how: string } | null {
  const rows = table("matters.tsv").filter(([name]) => name === id);
  const row = rows.find(([, code]) => code === country) ?? rows.find(([, code]) => code === "*");
  if (row === undefined) return null;
  const [, , zh = "", zhHow = "", en = "", enHow = ""] = row;
  return language === "zh" ? { title: zh, how: zhHow } : { title: en, how: enHow };
}

/** All that is known of such matters in a country: title and what to do. */
export function localMatters(country: string | null, language: Language): string[] {
  const ids = [...new Set(table("matters.tsv").map(([id = ""]) => id))];
  return ids.flatMap((id) => {
    const text = textOf(id, country, language);
    return text === null ? [] : [`${text.title}: ${text.how}`];
  });
}
