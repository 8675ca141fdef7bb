/** A value as people read it: a text as it is, links one a line, an entry with its fields' names. */
import type { PlaceWords } from "../text/place-text.ts";
import { fieldName, sectionName } from "./change-words.ts";

export function valueWords(t: PlaceWords, section: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return section === "look" ? sectionName(t, value) : value;
  if (Array.isArray(value)) return value.map((one) => valueWords(t, section, one)).join("\n");
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .filter(([name, inner]) => name !== "id" && inner !== "" && inner !== null)
    .map(([name, inner]) => {
      const words = valueWords(t, section, inner);
      const label = fieldName(t, section, name);
      return words.includes("\n") ? `${t.labelled(label, "")}\n${words}` : t.labelled(label, words);
    })
    .join("\n");
}
