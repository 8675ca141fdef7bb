/** Whether everything has its place: what an import could not place, names that are missing, brackets that were cut. */
import { UNPLACED } from "@bole/reading";
import type { ResumeData } from "@bole/talent";
import type { Language } from "../../model/structure.ts";
import { allEntries, type Entry } from "../../reading/entries.ts";
import type { Check, Fix } from "../review.ts";
import { check, nameOf } from "./make-check.ts";

const NAMES = {
  workExperience: {
    company: { zh: "公司", en: "company" },
    position: { zh: "职位", en: "position" },
  },
  education: { school: { zh: "学校", en: "school" } },
} as const;

/** Each line without a place counts, and each entry that lacks its name or has a bracket too many or too few. */
export function whole(data: ResumeData, language: Language): Check {
  const unplaced = data.other
    .filter(({ id }) => id === UNPLACED)
    .flatMap(({ content }) => content.split("\n"))
    .filter((line) => line.trim() !== "");
  const entries = allEntries(data).filter(({ id }) => id !== UNPLACED);
  const nameless = entries.flatMap((entry) => missingNames(entry, language));
  const cut = entries.flatMap(cutBrackets);
  const findings = [...unplaced, ...nameless, ...cut.map(({ line }) => line)];
  const fixes = cut.flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
  return check("whole", Math.max(entries.length, findings.length), findings, { fixes });
}

function missingNames(entry: Entry, language: Language): string[] {
  const names = Object.entries(Reflect.get(NAMES, entry.list) ?? {});
  return names.flatMap(([field, words]) =>
    entry.fields[field] === "" ? [`${nameOf(entry)}: ${Reflect.get(Object(words), language)}`] : [],
  );
}

/** A bracket that is opened last and never closed is closed at the end of its line. */
function cutBrackets(entry: Entry): { readonly line: string; readonly fix?: Fix }[] {
  return Object.entries(entry.fields).flatMap(([field, text]) => {
    const lines = text.split("\n");
    return lines.flatMap((line, at) => {
      const open = stillOpen(line);
      if (open === null) return [];
      if (open.length === 0) return [{ line: line.trim() }];
      const closed = line.trimEnd() + open.map((sign) => CLOSING[sign]).join("");
      const fix: Fix = {
        ...{ section: entry.list, entry_id: entry.id, entry_label: nameOf(entry), field },
        before: text,
        after: lines.with(at, closed).join("\n"),
      };
      return [{ line: line.trim(), fix }];
    });
  });
}

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "（": "）", "[": "]" };

/** @returns what is to be closed, the last first; nothing of it where a closing one comes first; null if all is well */
function stillOpen(line: string): string[] | null {
  const open: string[] = [];
  // "1) first" counts, and smileys close nothing.
  for (const sign of line.replace(/^\s*\w{1,3}[)）]/u, "")) {
    if (CLOSING[sign] !== undefined) open.unshift(sign);
    else if (/[)）\]]/u.test(sign) && open.shift() === undefined) return [];
  }
  return open.length === 0 ? null : open;
}
