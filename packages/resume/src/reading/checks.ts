/**
 * What is odd about a value that is about to be written, whatever it was read from: then somebody looks at it first.
 * Each check is about all fields of a kind; none is about a sentence.
 */
import { folded } from "@bole/language/text";
import { changesBetween } from "../history/changes.ts";
import type { Desk } from "./desk.ts";
import { allEntries, linesOf } from "./entries.ts";
import { says, VOCABULARY } from "./vocabulary.ts";

const NAMES: ReadonlySet<string> = new Set(
  "name title company position school major degree role location".split(" "),
);
const PROSE: ReadonlySet<string> = new Set(["summary", "description", "content"]);

/** Whether one of the changes so far has to be looked at. */
export function isOdd({ before, resume, message }: Desk): boolean {
  return (
    isOfOthers(message) ||
    changesBetween(before, resume).some(({ section, field, before: was, after: is }) => {
      const values =
        field === null && section !== "skillContent"
          ? Object.entries(Object(is))
          : [[field ?? "", is] as const];
      return values.some(
        ([name, value]) =>
          typeof value === "string" &&
          value !== was &&
          isOddValue(name, value, String(was ?? ""), message),
      );
    }) ||
    repeatsLine(before, resume)
  );
}

/** A letter that was handed over, or somebody else's résumé: what it says is not what the person wants. */
const isOfOthers = (message: string): boolean =>
  (message.includes("\n") && says(message, VOCABULARY.letters)) ||
  (says(message, VOCABULARY.others) && says(message, VOCABULARY.resume));

function isOddValue(field: string, value: string, was: string, message: string): boolean {
  if (NAMES.has(field)) return isNoName(value, was);
  if (!PROSE.has(field)) return false;
  const lost = was.split("\n").filter((line) => line.trim() !== "" && !value.includes(line));
  // Two lines or more that go, and others that come, are more than anybody asks for at once.
  const came = value.split("\n").filter((line) => line.trim() !== "" && !was.includes(line));
  return lost.length > 2 && came.length > 0 && !says(message, VOCABULARY.everywhere);
}

/** A name does not go on in another sentence, point at something, or begin with a word that is none of it. */
function isNoName(value: string, was: string): boolean {
  if (/[!?。！？\n]|\p{Ll}{3,}\.\s+\p{L}/u.test(value)) return true;
  if (/^(?:the|that|this|it)\s/i.test(value) && says(value, VOCABULARY.vague)) return true;
  // "jist Heating Engineer".
  const [first = "", second = ""] = value.split(/\s+/);
  const isLoose = /^\p{Ll}+$/u.test(first) && /^\p{Lu}\p{Ll}/u.test(second);
  return isLoose && !folded(was).startsWith(folded(first));
}

/** A line that its entry has already, in other letters. */
function repeatsLine(before: Desk["before"], after: Desk["resume"]): boolean {
  const had = new Map(
    allEntries(before).map((entry) => [`${entry.list}/${entry.id}`, twins(entry)]),
  );
  return allEntries(after).some(
    (entry) => twins(entry) > (had.get(`${entry.list}/${entry.id}`) ?? 0),
  );
}

function twins(entry: Parameters<typeof linesOf>[0]): number {
  const lines = linesOf(entry).map(({ text }) => folded(text).replace(/[\s。.；;]+$/u, ""));
  return lines.length - new Set(lines).size;
}
