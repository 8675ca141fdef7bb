/** Names of a text: people, organisations, products, technologies, and whatever is quoted. */
import { namesIn as peopleAndPlaces } from "@bole/guardrails/reading";
import { conceptById, findConcepts } from "@bole/talent/reading";
import { type Fact, overlaps, type Span } from "./fact.ts";

/** Letters with a capital or a digit somewhere, or with signs that only names have. */
const TOKEN = /[A-Za-z][A-Za-z\d]*(?:[.+#&/-]?[A-Za-z\d]+)*[+#]*|\d+[A-Za-z][A-Za-z\d]*/g;
const QUOTED = /《([^》]{1,40})》|「([^」]{1,40})」|“([^”]{1,40})”/g;
const NUMBER_WITH_UNIT = /^\d+(?:k|m|ms|s|x|h|b|kb|mb|gb|tb|pb|min|bn|mn|st|nd|rd|th)$/i;

/** Categories of concepts that are things with a name; others are ways to speak of work. */
const NAMED = new Set(
  (
    "programming-languages frontend backend mobile-development databases devops cloud software-testing " +
    "security networking data-tools data-engineering machine-learning language-ai vision-ai design-tools " +
    "office-tools language-certificates it-certificates professional-certificates languages"
  ).split(" "),
);

export function namesIn(text: string, taken: readonly Span[]): Fact[] {
  const found: Fact[] = [];
  const add = (start: number, end: number, id?: string) => {
    const span = { start, end };
    if (end <= start || [...taken, ...found].some((other) => overlaps(span, other))) return;
    const name = text.slice(start, end);
    found.push({
      kind: "name",
      key: id ?? name.toLowerCase().replace(/[\s.-]+/g, ""),
      start,
      end,
      text: name,
    });
  };
  for (const match of text.matchAll(QUOTED))
    add(match.index + 1, match.index + match[0].length - 1);
  for (const { start, end, text: name } of peopleAndPlaces(text)) {
    // A row of capitals is checked word by word below, so that its order may change.
    if (/\p{Script=Han}/u.test(name)) add(start, end);
  }
  // One thing has many names: K8s and Kubernetes are the same.
  for (const { id, spans } of findConcepts(text)) {
    if (NAMED.has(conceptById(id)?.category ?? ""))
      for (const { start, end } of spans) add(start, end, id);
  }
  for (const match of text.matchAll(TOKEN)) {
    if (isName(text, match.index, match[0])) add(match.index, match.index + match[0].length);
  }
  return found;
}

function isName(text: string, at: number, token: string): boolean {
  if (NUMBER_WITH_UNIT.test(token)) return false;
  if (
    /\d/.test(token) ||
    /[A-Z].*[A-Z]/.test(token) ||
    /[a-z][A-Z]/.test(token) ||
    /[+#]/.test(token)
  )
    return true;
  if (!/^[A-Z]/.test(token) || token.length < 2) return false;
  // An ordinary word begins a sentence or a line with a capital, too.
  return !/(?:^|\n|[.!?。！？；;:：]\s?|[-*•·]\s|\d[.)、]\s?)\s*$/.test(text.slice(0, at));
}
