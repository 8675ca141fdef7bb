/** Who is to lead an interview. */
import type { Item, Words } from "@bole/language";
import { matchNames } from "@bole/language/text";
import type { Interviewer } from "@bole/talent";
import type { Desk } from "../desk.ts";
import { asks, type Done } from "../tools/recruiter-tool.ts";
import { reader } from "../workspace.ts";

export type FoundInterviewers =
  | { readonly ids: readonly string[] }
  /** Who is meant is asked back. */
  | { readonly question: Done };

/** The name of the argument is always `with`. */
export async function findInterviewers(
  words: readonly Words[],
  desk: Desk,
): Promise<FoundInterviewers> {
  const { records, tenant } = desk;
  const all = await records.talent.interviewers.list(reader(tenant));
  const items = all.map(itemOf);
  // That there is nobody yet is said by the one who looks for a time.
  if (items.length === 0) return { ids: [] };
  const ids: string[] = [];
  for (const { text, ref, items: chosen } of words) {
    const named = matchNames(text, items).best;
    // Somebody who is not named ("me") is clear where there is one alone.
    const meant = ref === "name" ? (named === null ? [] : [named.item]) : items;
    const found = chosen ?? (meant.length === 1 ? meant : []);
    if (found.length === 0) return { question: unclear(text, ref === "name", items, desk) };
    ids.push(...found.map(({ id }) => id));
  }
  return { ids: [...new Set(ids)] };
}

const itemOf = ({ id, name }: Interviewer): Item => ({ kind: "interviewer", id, label: name });

function unclear(text: string, isName: boolean, items: readonly Item[], desk: Desk): Done {
  const known = isName
    ? { zh: `面试官里没有“${text}”。`, en: `No interviewer is called “${text}”. ` }
    : { zh: "", en: "" };
  const question = {
    zh: `${known.zh}由哪位面试官来面？`,
    en: `${known.en}Who leads the interview?`,
  };
  return asks(desk, "with", question, items);
}
