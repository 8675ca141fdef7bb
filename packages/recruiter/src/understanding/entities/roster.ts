/**
 * Everybody's names, as far as a message could mean them. A small workspace is known whole; of a
 * large one only those are asked for whose names the message may hold.
 */
import type { CandidateRow, Talent } from "@bole/talent";
import { pinyin } from "pinyin-pro";
import { plain } from "../text/plain.ts";
import { nameCandidates } from "./name-candidates.ts";

export interface KnownName {
  readonly id: string;
  readonly name: string;
  /** Folded; of a Chinese name its characters. */
  readonly folded: string;
  /** Words of a Latin name; syllables of a Chinese one. */
  readonly parts: readonly string[];
  readonly isHan: boolean;
  readonly row: CandidateRow;
}

/** Up to here everybody is looked at. */
const WHOLE = 1_000;
const PAGE = 200;
/** How many names of a large workspace are asked for. */
const MOST_ASKED = 16;

type People = Pick<Talent["people"], "list">;

export async function rosterFor(
  people: People,
  tenant: string,
  message: string,
  known: readonly string[],
): Promise<KnownName[]> {
  const principal = { tenant, user: "recruiter", roles: [] };
  const first = await people.list(principal, { limit: PAGE });
  const rows = [...first.items];
  if ((first.total ?? 0) <= WHOLE) {
    for (let { next } = first; next !== null; ) {
      const page = await people.list(principal, { limit: PAGE, after: next });
      rows.push(...page.items);
      next = page.next;
    }
  } else {
    const asked = [...new Set([...nameCandidates(message), ...known])].slice(0, MOST_ASKED);
    for (const q of asked) rows.push(...(await people.list(principal, { q, limit: 10 })).items);
  }
  const once = new Map(rows.map((row) => [row.person.id, row]));
  return [...once.values()].map(nameOf);
}

function nameOf(row: CandidateRow): KnownName {
  const { id, name } = row.person;
  const folded = plain(name);
  const isHan = /^\p{Script=Han}{2,5}$/u.test(folded);
  const parts = isHan ? syllablesOf(folded) : folded.split(/[\s-]+/u).filter(Boolean);
  return { id, name, folded, parts, isHan, row };
}

const MOST_READ = 5_000;
const syllables = new Map<string, string[]>();

function syllablesOf(name: string): string[] {
  const known = syllables.get(name);
  if (known !== undefined) return known;
  const read = pinyin(name, { toneType: "none", type: "array", surname: "head", v: true });
  if (syllables.size >= MOST_READ) syllables.clear();
  syllables.set(name, read);
  return read;
}
