/**
 * A whole résumé in a message is read as an imported file is, and waits for a yes. What the résumé has already stays:
 * entries come on top, and only contacts that differ are overwritten.
 */
import { parseResume, readDocument } from "@bole/reading";
import type { ResumeData } from "@bole/talent";
import { z } from "zod";
import type { Language } from "../model/structure.ts";
import { editing, type TurnToCarryOut } from "./carry-out.ts";
import { Desk } from "./desk.ts";
import { LIST_NAMES, type ListName, nameField } from "./places.ts";
import type { Understood } from "./understanding.ts";

const Entry = z.record(z.string(), z.json());

/** Shorter texts are sentences, or one entry. */
const FEWEST_LINES = 8;
const FEWEST_LETTERS = 120;

/** Before anything is parsed: most messages are one line. */
export const mayBePasted = (message: string): boolean =>
  message.length >= FEWEST_LETTERS &&
  message.split("\n").filter((line) => line.trim() !== "").length >= FEWEST_LINES;

/** Undefined where the text is no whole résumé. */
export async function readPastedResume(turn: TurnToCarryOut): Promise<Understood | undefined> {
  const { message, resume, memory, today, language } = turn;
  const bytes = new TextEncoder().encode(message);
  const { data } = parseResume(await readDocument({ name: "pasted.txt", bytes }));
  if (!isWhole(data)) return undefined;
  const desk = new Desk({
    ...{ message, resume, language, today, focus: memory.state.focus, edited: memory.edited },
    ...{ last: memory.state.last, isSingle: true, isOnlyChange: true, isModel: false },
    isWaiting: memory.proposed.length > 0,
  });
  takeOver(data, desk);
  desk.reasons.add("odd");
  const state = { ...memory.state, question: null, pending: [], last: "paste" };
  return { ...editing(desk, SAID[language], state, memory), language };
}

/** Somebody who can be reached, with a post or a school; or posts and schools. */
function isWhole({ basic, workExperience, education }: ResumeData): boolean {
  const isReachable = basic.email !== "" || basic.phone !== "";
  const stations = [workExperience, education].filter((list) => list.length > 0).length;
  return stations + (isReachable ? 1 : 0) > 1;
}

function takeOver(read: ResumeData, desk: Desk): void {
  for (const field of ["name", "title", "email", "phone", "location", "summary"] as const)
    if (read.basic[field] !== "" && read.basic[field] !== desk.resume.basic[field])
      desk.update(`basic.${field}`, read.basic[field]);
  for (const link of read.basic.links)
    if (!desk.resume.basic.links.includes(link)) desk.add("basic.links", link);
  for (const list of LIST_NAMES)
    for (const { id: _, ...entry } of read[list])
      if (!isThere(entry, list, desk.resume)) desk.add(list, Entry.parse(entry));
  if (read.skillContent !== "" && !desk.resume.skillContent.includes(read.skillContent))
    desk.add("skillContent", read.skillContent);
}

/** The same employer, school or heading from the same time on. */
function isThere(entry: object, list: ListName, resume: ResumeData): boolean {
  const same = [nameField(list), "startDate"];
  const valuesOf = (one: object) => {
    const fields = new Map<string, unknown>(Object.entries(one));
    return same.map((name) => fields.get(name) ?? "").join("\n");
  };
  return resume[list].some((one) => valuesOf(one) === valuesOf(entry));
}

const SAID: Readonly<Record<Language, string>> = {
  zh: "这是一整份简历，已经像导入文件一样读好了。",
  en: "This is a whole résumé; it was read like an imported file.",
};
