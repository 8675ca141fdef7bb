/** What a text names that the taxonomy alone does not say: occupations, and what somebody lacks. */
import { inEnglish, resolveConcepts } from "@bole/talent/reading";

/** Those that a text names and does not deny; of another language, by their English names, too. */
export function occupationsIn(text: string): string[] {
  const plain = inEnglish(text);
  const found = [text, ...(plain === null ? [] : [plain])].flatMap(resolveConcepts);
  const named = found.filter(({ kind, negated }) => kind === "occupation" && !negated);
  return [...new Set(named.map(({ id }) => id))];
}

/** "I don't speak German": what is denied, as concepts of the taxonomy. */
export const lackedIn = (wish: string): string[] =>
  resolveConcepts(wish)
    .filter(({ negated, id }) => negated && !id.includes(":"))
    .map(({ id }) => id);
