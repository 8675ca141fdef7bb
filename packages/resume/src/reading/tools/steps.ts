/** `undo`, `redo`, and the answer to edits that wait. */
import type { Words } from "@bole/language";
import { numbersIn, ordinalsIn } from "@bole/language/text";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { aboutEdit, editsNamed, isLastTurn, restore } from "../restore.ts";
import { says, VOCABULARY } from "../vocabulary.ts";
import { asks, type Done, resumeTool, WORDS } from "./resume-tool.ts";

const Steps = z.object({ what: WORDS, count: WORDS });
const MOST = 50;

const step =
  (kind: "undo" | "redo") =>
  ({ count, what }: z.output<typeof Steps>, desk: Desk): Done => {
    const named = what.filter(({ ref }) => ref === "name" || ref === "description");
    const isOther = what.length > named.length;
    const part =
      kind === "redo"
        ? undefined
        : ((isOther ? takeTurn(what, desk) : undefined) ?? takeBack(named, isOther, desk));
    if (part !== undefined) return part;
    // What waits has changed nothing yet: to take it back is to let it go.
    if (kind === "undo" && desk.isWaiting) {
      desk.decision = "reject";
      return {};
    }
    const [said, both] = [
      count[0] ?? what[0],
      [...count, ...what].some(({ ref }) => ref === "all"),
    ];
    const times = numbersIn(said?.text ?? "")[0]?.value ?? (both ? 2 : 1);
    desk.instead = { kind, times: Math.min(MOST, Math.max(1, Math.round(times))) };
    return {};
  };

/** "The first of those two": what one of the turns before has changed; undefined where it is the last one. */
function takeTurn(what: readonly Words[], desk: Desk): Done | undefined {
  const [said] = what.filter(({ ref }) => ref === "ordinal");
  const count = numbersIn(said?.text ?? "").some(({ value }) => value === 2)
    ? 2
    : desk.edited.length;
  const turns = desk.edited.slice(-count);
  const [at, ...more] = said ? (ordinalsIn(said.text, turns.length) ?? []) : [];
  if (at === undefined || more.length > 0 || turns.length < 2) return undefined;
  if (at === turns.length - 1) return undefined;
  const done = (turns[at] ?? []).filter((edit) => restore(edit, desk));
  return done.length > 0 ? { about: aboutEdit(done, desk) } : asksPart(desk);
}

const asksPart = (desk: Desk): Done =>
  asks(desk, "what", {
    zh: "要恢复刚才改动里的哪一部分？要全部恢复请说“撤销”。",
    en: "Which part of the last change should come back? To take all of it back, say “undo”.",
  });

/** Only what is named, or beside other edits; undefined where the whole last change is meant. */
function takeBack(named: readonly Words[], isPointed: boolean, desk: Desk): Done | undefined {
  const last = desk.edited.at(-1);
  const found = named.length > 0 ? editsNamed(named, desk) : [];
  const edits = found.length > 0 ? found : (last ?? []);
  // "Only the first line of it": nobody can tell which part of a change that is.
  if (found.length === 0 && last && !isPointed && says(desk.context, VOCABULARY.only))
    return asksPart(desk);
  // Of several changes, one that nobody named is not taken back.
  const isName = named.some(({ ref }) => ref === "name");
  if (found.length === 0 && isName && desk.edited.length > 1) return asksPart(desk);
  if (edits.length === 0 || (desk.isOnlyChange && isLastTurn(edits, last))) return undefined;
  const done = edits.filter((edit) => restore(edit, desk));
  return done.length > 0 ? { isBacked: named.length > 0, about: aboutEdit(done, desk) } : undefined;
}

export const undoTool = resumeTool({
  name: "undo",
  label: { zh: "撤销", en: "Undo" },
  description: "Takes the last edit back.",
  input: Steps,
  risk: "change",
  words: ["what", "count"],
  headline: null,
  run: step("undo"),
});

export const redoTool = resumeTool({
  name: "redo",
  label: { zh: "重做", en: "Redo" },
  description: "Makes again what was taken back.",
  input: Steps,
  risk: "change",
  words: ["what", "count"],
  headline: null,
  run: step("redo"),
});

export const answerPendingTool = resumeTool({
  name: "answer_pending",
  label: { zh: "答复待确认的修改", en: "Answer what waits" },
  description: "Applies or rejects the edits that wait for a yes.",
  input: z.object({
    decision: z.enum(["approve", "reject", "modify", "choose", "later"]).default("approve"),
    ...{ choice: WORDS, value: WORDS, entry: WORDS },
  }),
  risk: "change",
  words: ["choice", "value", "entry"],
  headline: "decision",
  run({ decision }, desk) {
    const zh = desk.language === "zh";
    if (!desk.isWaiting)
      return { said: zh ? "现在没有等你确认的修改。" : "Nothing is waiting for your answer." };
    if (decision === "reject") desk.decision = "reject";
    if (decision === "approve") desk.decision = "apply";
    if (decision === "later")
      return { said: zh ? "好的，先放着。" : "OK, it stays as it is for now." };
    if (decision !== "modify" && decision !== "choose") return {};
    return asks(desk, "choice", {
      zh: "请说明要怎么改，或在上面的卡片里逐条选择。",
      en: "Please say what to change, or pick the edits on the card above.",
    });
  },
});
