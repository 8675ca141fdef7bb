/** How to ask the assistant to polish a text, so that it knows which one is meant; null where it cannot. */
import { entriesOf, isListName, type Place, type ResumeData, textAt } from "./structure.ts";

/** What is said, in the language of the page. */
export interface PolishWords {
  readonly summary: string;
  readonly entry: Readonly<Record<string, (position: number) => string>>;
}

export function polishRequest(words: PolishWords, data: ResumeData, place: Place): string | null {
  const { section, entry_id, field } = place;
  if (textAt(data, place).trim() === "") return null;
  if (section === "basic") return field === "summary" ? words.summary : null;
  if (!isListName(section) || field !== "description") return null;
  const at = entriesOf(data, section).findIndex(({ id }) => id === entry_id);
  return at < 0 ? null : (words.entry[section]?.(at + 1) ?? null);
}
