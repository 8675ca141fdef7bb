/** What tools that list people have in common: the question on the desk, and whom "them" means from now on. */
import { readNumber } from "@bole/language/text";
import { Asked } from "../asked.ts";
import type { Desk } from "../desk.ts";
import { findPeople } from "../find-people.ts";
import { personItem } from "../workspace.ts";
import type { Done } from "./recruiter-tool.ts";

/** How many are shown if nobody says. */
const SHOWN = 10;

export async function askForPeople(limits: Partial<Asked>, desk: Desk): Promise<Done> {
  desk.ask("who", limits);
  const asked = Asked.parse({ ...limits, topic: "who", language: desk.language });
  const { talent } = desk.records;
  const found = await findPeople(asked, { people: talent.people, tenant: desk.tenant });
  const isEmpty = found.rows.length === 0 || found.isNearest;
  if (isEmpty) return { about: [], isEmpty };
  const shown = found.rows.slice(0, asked.limit ?? SHOWN).map(personItem);
  return shown.length > 1 ? { list: shown } : { about: shown };
}

/** "Five", 5 个; null where it is no number of people. */
export function countOf(words: string | undefined): number | null {
  const count = words === undefined ? undefined : readNumber(words);
  return count !== undefined && Number.isInteger(count) && count >= 1 && count <= 200
    ? count
    : null;
}
