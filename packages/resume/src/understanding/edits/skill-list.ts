/** Skills as a text has them: one after the other, told apart in one way or another. */
import { findConcepts } from "@bole/talent/reading";
import { appendLine } from "../../tools/values/append.ts";
import { indexOfWord } from "../reference/name-handles.ts";
import { fold } from "../text/said.ts";

const SEPARATORS = ["、", "；", "，", "; ", " | ", " / ", ", ", "|", ";", ",", "/"] as const;

const separatorOf = (text: string): string | undefined =>
  SEPARATORS.find((sign) => text.includes(sign));

/** More skills, written in the way in which the others are. */
/** @param like the text whose way to tell them apart is taken; where there is none, `zh` decides */
export function withSkills(
  text: string,
  more: readonly string[],
  like = text,
  inZh = false,
): string {
  const zh = inZh || /\p{Script=Han}/u.test(text + more.join(""));
  if (text.trim() === "") return more.join(zh ? "、" : ", ");
  const lines = text.trimEnd().split("\n");
  if (lines.length > 1) {
    const separator = separatorOf(lines.at(-1) ?? "");
    return separator === undefined || /^\s*[-*•·]/.test(lines.at(-1) ?? "")
      ? more.reduce(appendLine, text)
      : appendLine(text, more.join(separator));
  }
  if (/^\s*[-*•·]\s/.test(text)) return more.reduce(appendLine, text);
  const separator = separatorOf(like) ?? (zh ? "、" : ", ");
  return `${text.trim().replace(/[\s、；，;,.。|/]+$/u, "")}${[""].concat(more).join(separator)}`;
}

/** Without this skill; undefined if it is not there. */
export function withoutSkill(text: string, skill: string): string | undefined {
  const at = indexOfWord(fold(text), fold(skill.trim()));
  if (at < 0 || skill.trim() === "") return undefined;
  const end = at + skill.trim().length;
  const before = text.slice(0, at);
  const after = text.slice(end);
  const lead = /(?:\s*[、；，;,|/]\s*)$/.exec(before)?.[0] ?? "";
  const tail = /^(?:\s*[、；，;,|/]\s*)/.exec(after)?.[0] ?? "";
  if (tail !== "") return before + after.slice(tail.length);
  if (lead !== "") return before.slice(0, before.length - lead.length) + after;
  // The only one of its line: the line goes, with its bullet or its verb.
  const lines = text.split("\n");
  const line = text.slice(0, at).split("\n").length - 1;
  return lines.toSpliced(line, 1).join("\n");
}

export const hasSkill = (text: string, skill: string): boolean =>
  indexOfWord(fold(text), fold(skill.trim())) >= 0;

/** As the text has it: "postgres" is its PostgreSQL; undefined if it has none. */
export function knownAs(word: string, text: string): string | undefined {
  if (word.trim() === "") return undefined;
  if (hasSkill(text, word)) return word;
  const [concept, other] = findConcepts(word);
  if (concept === undefined || other !== undefined) return undefined;
  return skillsIn(text).find((skill) => findConcepts(skill).some(({ id }) => id === concept.id));
}

/** The skills that a piece of a sentence lists. */
export function skillsIn(text: string): string[] {
  const items = text
    .split(
      /[、，,;；\n|]|(?<!(?<![A-Za-z])[A-Za-z])\/(?![A-Za-z](?![A-Za-z]))|\s*(?:以及|还有|還有|同埋|和|与|與|及|跟|还会|也会|并且|加上)\s*|\s+(?:and|&|plus|as well as|also)\s+/iu,
    )
    .flatMap(byBlanks)
    .map((item) =>
      item
        .replace(
          /^(?:and|also|和|还会|我还?会|我也会|我能|我懂|会(?!计|议|展)|精通|熟悉|掌握|了解|熟练使用|熟练掌握|使用|能用|know|using|i know|the)\s*(?=\S)/iu,
          "",
        )
        .replace(/^[\s:：·•-]+|[\s。.!！]+$/gu, ""),
    )
    .filter((item) => item !== "");
  return [...new Map(items.map((item) => [item.toLowerCase(), item])).values()];
}

/** "Docker K8s Redis" are three if each is known by itself; "Spring Boot" is one. */
function byBlanks(item: string): string[] {
  const words = item.trim().split(/\s+/);
  if (words.length < 2 || words.length > 12) return [item.trim()];
  const found = findConcepts(item.trim())
    .flatMap(({ spans }) => spans)
    .toSorted((a, b) => a.start - b.start);
  const texts = found.map(({ start, end }) => item.trim().slice(start, end));
  return texts.length > 1 && texts.join(" ") === words.join(" ") ? texts : [item.trim()];
}
