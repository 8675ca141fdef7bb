/** What is told of posts and projects: figures, wording, bullets and length. */
import { numbersIn } from "@bole/language/text";
import { isOpenEnd, type ResumeData } from "@bole/talent";
import { polishText } from "../../polish/polish-text.ts";
import {
  bulletOf,
  type Entry,
  entriesOf,
  type Line,
  linesOf,
  textOf,
} from "../../reading/entries.ts";
import type { Ask, Check, Fix } from "../review.ts";
import { check, fixOf } from "./make-check.ts";

/** Words on two full pages; a Chinese character counts as half of one. */
const MOST_WORDS = 1_100;
/** Years after which a post is told in a few lines. */
const LONG_AGO = 10;
const FEW_LINES = 2;

/** A third of the lines is a common advice; each line without one is asked about, none is made up. */
export function figures(posts: readonly Entry[]): Check {
  const lines = posts.flatMap(linesOf);
  const without = lines.filter(({ text }) => numbersIn(text).length === 0);
  const wanted = Math.ceil(lines.length / 3);
  const has = lines.length - without.length;
  const open = has >= wanted ? [] : without;
  return {
    ...{ id: "figures", good: Math.min(has, wanted), of: wanted, fixes: [] },
    findings: open.map(({ text }) => text),
    asks: open.map(askFigure),
  };
}

/** The answer goes to the end of its line. */
function askFigure({ entry, at, text }: Line): Ask {
  const lines = textOf(entry).split("\n");
  const line = (lines[at] ?? "").trimEnd();
  const stop = /[.。]$/u.exec(line)?.[0] ?? "";
  const comma = /\p{Script=Han}/u.test(line) ? "，" : ", ";
  return {
    ...{ kind: "figure", label: text, section: entry.list, entry_id: entry.id },
    field: "description",
    head: [...lines.slice(0, at), line.slice(0, line.length - stop.length) + comma].join("\n"),
    tail: [stop, ...lines.slice(at + 1)].join("\n"),
    entry: {},
  };
}

/** What the rules of polishing would say otherwise, with every fact kept. */
export function wording(posts: readonly Entry[]): Check {
  const told = posts.filter((entry) => textOf(entry) !== "");
  const fixes = told.flatMap((entry): Fix[] => {
    const before = textOf(entry);
    // Who still works there says what they do, and what they did there.
    const after = polishText(before, isOpenEnd(entry.fields.endDate ?? "") ? "present" : undefined);
    return after === before.trim() ? [] : [fixOf(entry, before, after)];
  });
  return check("wording", told.length, labels(fixes), { fixes });
}

/** Either every line of a post is a bullet, or none is. */
export function bullets(posts: readonly Entry[]): Check {
  const told = posts.filter((entry) => linesOf(entry).length > 1);
  const fixes = told.flatMap((entry): Fix[] => {
    const before = textOf(entry);
    const lines = before.split("\n").filter((line) => line.trim() !== "");
    if (lines.every((line) => bulletOf(line) !== "")) return [];
    const after = lines
      .map((line) => (bulletOf(line) === "" ? `- ${line.trim()}` : line))
      .join("\n");
    return [fixOf(entry, before, after)];
  });
  return check("bullets", told.length, labels(fixes), { fixes });
}

/** What is too long is told in fewer lines where it is long ago. */
export function length({ look: _, ...data }: ResumeData, today: Date): Check {
  const text = JSON.stringify(data);
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d]{2,}/gu)?.length ?? 0;
  const count = words + Math.round(han / 2);
  if (count <= MOST_WORDS) return check("length", 1, []);
  const since = String(today.getUTCFullYear() - LONG_AGO);
  const fixes = entriesOf(data, "workExperience").flatMap((entry): Fix[] => {
    const { endDate = "" } = entry.fields;
    const lines = textOf(entry).split("\n");
    const isOld = /^\d/u.test(endDate) && endDate < since;
    return isOld && lines.length > FEW_LINES
      ? [fixOf(entry, textOf(entry), lines.slice(0, FEW_LINES).join("\n"))]
      : [];
  });
  return check("length", 1, [String(count)], { fixes });
}

const labels = (fixes: readonly Fix[]) => fixes.map(({ entry_label }) => entry_label);
