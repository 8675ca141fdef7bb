/** What a sentence is read against: the résumé as its author sees it, and what was just spoken of. */
import type { ResumeData } from "@bole/talent";
import { asResumeData, type ResumeDocument } from "../model/document.ts";
import { runTool } from "../tools/run-tool.ts";
import type { ToolCall } from "../tools/tool-call.ts";
import type { ListSection } from "./lexicon/places.ts";
import { type Entry, entriesOf } from "./reference/entries.ts";
import type { Language } from "./text/language.ts";
import type { TurnMemory } from "./understanding.ts";

export type Last = NonNullable<TurnMemory["last"]>;
export type Asked = NonNullable<TurnMemory["asked"]>;

export interface Scene {
  /** Before the message: "the second job" is counted here. */
  readonly seen: ResumeData;
  /** After the calls that the message has led to so far: paths are counted here. */
  readonly draft: ResumeData;
  readonly last: Last | null;
  /** The message has led to calls already, even if they change nothing. */
  readonly acted: boolean;
  readonly today: Date;
  readonly language: Language;
  /** What an end that has not come is called. */
  readonly open: string;
  /** The whole of it, for a question that comes back to it. */
  readonly message: string;
  /** Text that was handed over rather than said. */
  readonly paste: string;
  /** What the answer to a question has settled. */
  readonly chosen: { readonly section: string; readonly id: string } | undefined;
  readonly chosenField: string | undefined;
}

/** The scene when these calls have been made. */
export function afterCalls(scene: Scene, calls: readonly ToolCall[], last: Last | null): Scene {
  let document: ResumeDocument = scene.draft;
  let added = 0;
  for (const call of calls) {
    document = runTool(document, call, {
      language: scene.language,
      newId: () => `${NEW}${++added}`,
    }).document;
  }
  return {
    ...scene,
    draft: document === scene.draft ? scene.draft : asResumeData(document),
    last: last ?? scene.last,
    acted: true,
  };
}

/** Ids of entries that are there only once the calls are made. */
const NEW = "\u0000new";
export const isNew = (id: string): boolean => id.startsWith(NEW);

/** The entry that was last spoken of, if it is still there. An added one is the last of its list. */
export function lastEntry(
  { last, draft }: Scene,
  sections: readonly ListSection[],
): Entry | undefined {
  const section = sections.find((one) => one === last?.section);
  if (section === undefined || last === null) return undefined;
  const entries = entriesOf(draft, section);
  if (last.entry_id !== null) return entries.find(({ id }) => id === last.entry_id);
  return last.action === "add" ? entries.at(-1) : undefined;
}

/** Where an entry is when the calls so far have been made; undefined if it is gone. */
export function pathOf({ draft }: Scene, { section, id }: Entry): string | undefined {
  const index = draft[section].findIndex((entry) => entry.id === id);
  return index < 0 ? undefined : `${section}[${index}]`;
}
