/** Dates, gaps between them, and the order of what they belong to. */
import { ResumeData } from "@bole/talent";
import type { Language } from "../../model/structure.ts";
import { gapsIn, gapWords } from "../../reading/assessment.ts";
import { byTime, entriesOf } from "../../reading/entries.ts";
import { remarksOn } from "../../reading/remarks.ts";
import type { Ask, Check, Fix } from "../review.ts";
import { blank, check, nameOf } from "./make-check.ts";

export function dates(data: ResumeData, language: Language, today: Date): Check {
  const entries = [...entriesOf(data, "workExperience"), ...entriesOf(data, "education")];
  const undated = entries.filter(({ fields }) => !fields.startDate && !fields.endDate);
  const odd = remarksOn(ResumeData.parse({}), data, today, language);
  const asks = undated.map((entry): Ask => {
    const place = { section: entry.list, entry_id: entry.id, field: "startDate" };
    return { kind: "start", label: nameOf(entry), ...place, ...blank };
  });
  const findings = [...undated.map(nameOf), ...odd].slice(0, entries.length);
  return check("dates", entries.length, findings, { asks });
}

/** What was done in a gap becomes an entry with its dates. */
export function gaps(data: ResumeData, language: Language, today: Date): Check {
  const found = gapsIn(data, today);
  const dated = entriesOf(data, "workExperience").length + entriesOf(data, "education").length;
  const findings = found.map((gap) => gapWords(gap, language));
  const asks = found.map((gap): Ask => {
    const place = { section: "workExperience", entry_id: null, field: "company" };
    const entry = { startDate: gap.from, endDate: gap.to };
    return { kind: "gap", label: gapWords(gap, language), ...place, head: "", tail: "", entry };
  });
  return check("gaps", Math.max(dated - 1, found.length), findings, { asks });
}

const NAMES = {
  workExperience: { zh: "工作经历", en: "Experience" },
  education: { zh: "教育经历", en: "Education" },
} as const;

/** Recruiters read the newest first. */
export function order(data: ResumeData, language: Language): Check {
  const lists = (["workExperience", "education"] as const).filter((name) => data[name].length > 1);
  const turned = lists.filter((name) => {
    const dated = entriesOf(data, name).filter(({ fields }) => fields.startDate || fields.endDate);
    return byTime(dated).some((entry, at) => entry !== dated[at]);
  });
  const isSorted = Reflect.get(Object(data.look), "newest_first") === true;
  const findings = isSorted ? [] : turned.map((name) => NAMES[name][language]);
  const fix: Fix = {
    ...{ section: "look", entry_id: null, entry_label: "", field: "newest_first" },
    before: false,
    after: true,
  };
  return check("order", lists.length, findings, { fixes: findings.length === 0 ? [] : [fix] });
}
