/**
 * Somebody asks what we think of an edit, or only imagines it: an opinion, and what it would lead to. Where there is none, the
 * edit that was asked about is proposed. Nothing is changed.
 */
import type { ReadCall } from "@bole/language";
import { changesBetween } from "../history/changes.ts";
import { adviceOn } from "./advice.ts";
import { gapsIn, gapWords } from "./assessment.ts";
import type { Desk } from "./desk.ts";
import { entryOf } from "./entries.ts";
import { aboutEntry } from "./tools/resume-tool.ts";

/** What takes nothing but a yes; a new value would have to be decided on first. */
const OFFERED: ReadonlySet<string> = new Set("delete move split join sort".split(" "));
/** What is talked about, beside greetings and thanks. */
const TALK: ReadonlySet<string> = new Set(["knowledge", "feedback", "smalltalk"]);

/** The call that is asked about or imagined, where nothing else is wanted. */
export function imagined(calls: readonly ReadCall[]): ReadCall | undefined {
  const isTalk = ({ tool, values }: ReadCall) =>
    tool === "talk" && TALK.has(values.about ?? "smalltalk");
  const isOnlyAsked = calls.every(
    (call) => isTalk(call) || call.polarity === "ask" || call.polarity === "suppose",
  );
  return isOnlyAsked ? (calls.find((call) => !isTalk(call)) ?? calls[0]) : undefined;
}

/** Below this a question may be a polite request. */
const ASKED = 0.8;

export const isOffered = ({ tool, polarity, confidence }: ReadCall): boolean =>
  polarity === "ask" && confidence < ASKED && OFFERED.has(tool);

/** @param tried what the résumé would be like, where the edit could be tried; undefined where nothing came of it */
export function opinionOn(message: string, tried: Desk | undefined, desk: Desk): string[] {
  const { language, today, before } = desk;
  const had = new Set(gapsIn(before, today).map((gap) => gapWords(gap, language)));
  const come = (tried ? gapsIn(tried.resume, today) : [])
    .map((gap) => gapWords(gap, language))
    .filter((gap) => !had.has(gap));
  const spoken = Object.values(tried?.focus ?? {}).map(({ label }) => label);
  const advice =
    adviceOn(message, language) ?? adviceOn([...spoken, ...lostIn(tried)].join(" "), language);
  const gap =
    language === "zh"
      ? `这样会多出空档：${come.join("；")}。`
      : `It would leave a gap: ${come.join("; ")}.`;
  return [...(come.length > 0 ? [gap] : []), ...(advice === undefined ? [] : [advice])];
}

/** What is spoken of from now on: "ok, drop it then" means the entry that was asked about. */
export function focusOn(tried: Desk): Desk["focus"] {
  const [entry] = changesBetween(tried.before, tried.resume).flatMap(
    ({ section, entry_id }) =>
      entryOf(tried.before, { kind: "entry", id: `${section}/${entry_id}`, label: "" }) ?? [],
  );
  if (entry === undefined) return tried.focus;
  const about = aboutEntry(entry, tried).map((item) => [item.kind, item] as const);
  return { ...tried.focus, ...Object.fromEntries(about) };
}

/** The lines that would go. */
function lostIn(tried: Desk | undefined): string[] {
  const changes = tried ? changesBetween(tried.before, tried.resume) : [];
  return changes.flatMap(({ before, after }) =>
    JSON.stringify(before ?? "")
      .split("\\n")
      .filter((line) => !JSON.stringify(after ?? "").includes(line)),
  );
}

export const UNCHANGED = {
  zh: "由你决定；现在什么都没有改。",
  en: "It is your decision; nothing was changed.",
} as const;
