/** The reply to a message, from what its calls have really done. */
import type { Change } from "../../history/changes.ts";
import type { Conflict } from "../../history/merge.ts";
import type { Language } from "../../model/structure.ts";
import type { MadeCall } from "../execute.ts";
import { dateDoubts, editWords } from "./edit-reply.ts";
import { readWords } from "./read-reply.ts";
import { entryWords, isShort, placeWords, quoted, withIs } from "./words.ts";

export interface ReplyOptions {
  /** What is asked or answered beside it. */
  readonly more?: string | undefined;
  /** It waits for somebody to apply it: nothing is done yet. @default false */
  readonly isProposed?: boolean;
  /** Whether what was read is said in any case. @default false */
  readonly showsReads?: boolean;
}

export function turnReply(
  made: readonly MadeCall[],
  language: Language,
  { more, isProposed = false, showsReads = false }: ReplyOptions = {},
): string {
  const edits = made.filter(({ call }) => call.name === "CVEditor");
  const reads = made.filter(({ call }) => call.name === "CVReader");
  const isBlank = edits.length === 1 && edits.every(isBlankAdd);
  const tell = isProposed ? proposedReply : editsReply;
  const said = [
    ...(isBlank && more !== undefined ? [] : [tell(edits, language)]),
    // What was read is said, unless it was read for the answer that follows.
    ...(more !== undefined && edits.length === 0 && !showsReads
      ? []
      : reads.map((one) => readWords(one, language))),
    ...dateDoubts(edits, language),
    more ?? "",
  ];
  return said.filter((text) => text !== "").join("\n");
}

function editsReply(edits: readonly MadeCall[], language: Language): string {
  const zh = language === "zh";
  // Two edits of one text are told once.
  const words = [...new Set(edits.map((made) => editWords(made, language)))];
  const [first = "", ...others] = words;
  const isDone = edits.every(({ result }) => result.success);
  if (others.length === 0) {
    if (first === "" || !isDone) return first;
    return zh ? `好的，${first}` : `Done. ${first}.`;
  }
  const lines = words.map((line, at) => `${at + 1}. ${line}`);
  return [zh ? "好的：" : "Done:", ...lines].join("\n");
}

/** What would be changed is shown beside it, one by one; what cannot be is told. */
function proposedReply(edits: readonly MadeCall[], language: Language): string {
  const failed = edits.filter(({ result }) => !result.success);
  const head = language === "zh" ? "我建议这样修改，请确认：" : "This is what I would change:";
  return [
    ...(failed.length < edits.length ? [head] : []),
    ...failed.map((made) => editWords(made, language)),
  ].join("\n");
}

/** The question that goes with it says so itself. */
function isBlankAdd({ call, result }: MadeCall): boolean {
  if (call.name !== "CVEditor" || call.params.action !== "add" || !result.success) return false;
  return entryWords(call.params.path, result.data, "en") === "";
}

export function stepReply(
  kind: "undo" | "redo",
  changes: readonly Change[],
  language: Language,
): string {
  const zh = language === "zh";
  const done = { undo: zh ? "已撤销" : "Undone", redo: zh ? "已重做" : "Done again" }[kind];
  const words = changes.map((change) => changeWords(change, language));
  const said = words.length > 3 ? [...words.slice(0, 3), "…"] : words;
  return zh ? `好的，${done}：${said.join("；")}` : `${done}: ${said.join("; ")}.`;
}

export function nothingReply(kind: "undo" | "redo", language: Language): string {
  const [zh, en] = {
    undo: ["没有可以撤销的修改", "There is nothing to undo."],
    redo: ["没有可以重做的修改", "There is nothing to redo."],
  }[kind] as [string, string];
  return language === "zh" ? zh : en;
}

export function conflictReply(conflicts: readonly Conflict[], language: Language): string {
  const places = conflicts.map(({ section, entry_id, entry_label, field, theirs }) => {
    const where = placeWords(section, entry_id === null ? undefined : entry_label, field, language);
    return isShort(theirs) && theirs !== "" ? `${where} ${quoted(theirs, language)}` : where;
  });
  return language === "zh"
    ? `没有修改：这期间有人改了同一处（现在是：${places.join("；")}）。请再说一次你要的改法。`
    : `Nothing was changed: somebody changed the same in between (now: ${places.join("; ")}). Please say again what you want.`;
}

/** Such as 姓名改为「张三」. */
function changeWords(change: Change, language: Language): string {
  const { section, entry_id, entry_label, field, kind, after, before } = change;
  const zh = language === "zh";
  const where = placeWords(section, entry_id === null ? undefined : entry_label, field, language);
  if (kind === "moved") return zh ? `${where}换了位置` : `${where} has another place`;
  if (kind === "removed" || after === "") {
    const isEntry = field === null && before !== null && typeof before === "object";
    if (isEntry) return zh ? `${where}已移除` : `${withIs(where)} gone`;
    return zh ? `${where}已清空` : `${withIs(where)} empty`;
  }
  if (field === null && typeof after === "object") {
    return zh ? `${where}已加回` : `${withIs(where)} there again`;
  }
  if (isShort(after)) {
    return zh ? `${where}现在是${quoted(after, "zh")}` : `${withIs(where)} ${quoted(after, "en")}`;
  }
  return zh ? `${where}已恢复` : `${withIs(where)} as it was`;
}
