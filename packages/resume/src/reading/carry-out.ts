/**
 * What a reading comes to: the tools link it to the résumé, and what is unsure or would destroy something waits for
 * a yes. Nothing is changed here. It compares words with a whole résumé, so it runs in a thread.
 */
import { type ConversationState, execute, type ReadCall, type Reading } from "@bole/language";
import type { Language } from "../model/structure.ts";
import { Desk, type Reason } from "./desk.ts";
import { LINKING } from "./linking.ts";
import { nothingWaits } from "./nothing-waits.ts";
import { remarksOn } from "./remarks.ts";
import { RESUME_TOOLS } from "./tools/index.ts";
import type { Turn, TurnMemory, Understanding, Understood } from "./understanding.ts";

/** Below this nobody is sure enough to try: it is asked which of two things is meant. */
const THRESHOLDS = { read: 0.15, propose: 0.15, change: 0.15 };
/** From here on an edit is made at once; below, it waits for a yes. Of the deed, and of each of its words. */
const SURE = { call: 0.8, words: 0.6 };
const isSure = ({ confidence, mentions }: ReadCall): boolean =>
  confidence >= SURE.call &&
  mentions.every(
    ({ name, ref, confidence: sure }) => ASIDE.has(name) || ref === "pronoun" || sure >= SURE.words,
  );
/** What a closed value says already, and what nothing is written from. */
const ASIDE: ReadonlySet<string> = new Set(["field", "wish"]);

export type TurnToCarryOut = Omit<Turn, "signal"> & { readonly language: Language };

export async function carryOut(turn: TurnToCarryOut, reading: Reading): Promise<Understood> {
  const { message, resume, memory, today, language } = turn;
  const { state } = memory;
  const desk = new Desk({
    ...{ message, resume, language, today, focus: state.focus },
    isSingle: reading.calls.length === 1,
    isWaiting: memory.proposed.length > 0,
  });
  const done = await execute({
    ...{ reading, state, toolbox: RESUME_TOOLS, linking: LINKING, context: desk, language },
    thresholds: THRESHOLDS,
  });
  const changed = done.explanation.calls.filter(
    ({ fate, tool }) =>
      (fate === "done" || fate === "asked") && RESUME_TOOLS.get(tool)?.risk === "change",
  );
  // A model says more than it was told: whether that is right, only the person knows.
  if (!changed.every(isSure)) desk.reasons.add(reading.reader === "model" ? "odd" : "unsure");
  const step = changed.find(({ tool }) => tool === "undo" || tool === "redo");
  if (step !== undefined && step.confidence < SURE.call && desk.calls.length === 0)
    return saidPlainly(step, memory, language);
  return understood(desk, done.said, done.state, memory);
}

/** An undo that is only guessed would take something back unasked. */
function saidPlainly(step: ReadCall, memory: TurnMemory, language: Language): Understood {
  const reply = STEP[language][step.tool === "undo" ? "undo" : "redo"];
  return { understanding: { kind: "ask", reply }, memory, language };
}

const STEP = {
  zh: {
    undo: "不确定是不是要撤销。要撤销上一步，请说“撤销”。现在什么都没有改。",
    redo: "不确定是不是要重做。要恢复刚撤销的修改，请说“重做”。现在什么都没有改。",
  },
  en: {
    undo: "I am not sure that you want to undo something. To take the last change back, say “undo”. Nothing was changed.",
    redo: "I am not sure that you want to redo something. To make the last undone change again, say “redo”. Nothing was changed.",
  },
} as const;

function understood(
  desk: Desk,
  said: string,
  state: ConversationState,
  memory: TurnMemory,
): Understood {
  const { language, calls, instead, decision } = desk;
  const settled = { ...state, pending: [] };
  if (decision === "apply" && memory.proposed.length > 0) {
    const understanding: Understanding = {
      ...{ kind: "calls", calls: [...memory.proposed, ...calls], decides: "apply" },
    };
    return { understanding, memory: nothingWaits(settled), language };
  }
  if (calls.length > 0 && instead !== undefined) {
    const understanding: Understanding = { kind: "ask", reply: ONE_BY_ONE[language] };
    return { understanding, memory, language };
  }
  if (calls.length > 0) return { ...edited(desk, said, settled), language };
  if (instead !== undefined)
    return { understanding: instead, memory: nothingWaits(settled), language };
  if (decision === "reject") {
    const reply = language === "zh" ? "好的，不改了。" : "OK, nothing was changed.";
    return {
      understanding: { kind: "talk", reply, decides: "reject" },
      memory: nothingWaits(settled),
      language,
    };
  }
  const kind = state.question === null ? "talk" : "ask";
  const { tool, choices = [] } = state.question ?? {};
  const options = tool === "ask" ? choices.map(({ label }, at) => `${at + 1}. ${label}`) : [];
  return {
    understanding: {
      kind,
      reply: [said, ...options].filter(Boolean).join("\n") || FALLBACK[language],
    },
    memory: { ...memory, state },
    language,
  };
}

function edited(desk: Desk, said: string, state: ConversationState): Omit<Understood, "language"> {
  const { calls, language, today } = desk;
  const edits = calls.filter(({ name }) => name === "CVEditor");
  if (edits.length === calls.length && desk.isUnchanged) {
    const reply = [said, SAME[language]].filter(Boolean).join("\n");
    return { understanding: { kind: "talk", reply }, memory: nothingWaits(state) };
  }
  const [propose] = edits.length > 0 ? ORDER.filter((reason) => desk.reasons.has(reason)) : [];
  const words = [
    said,
    ...remarksOn(desk.before, desk.resume, today, language),
    propose ? WHY[propose][language] : "",
  ];
  const ask = words.filter(Boolean).join("\n");
  const [kind = "set"] = state.last?.split(":") ?? [];
  const pending = propose ? [{ kind, id: kind, label: kind, items: [], count: edits.length }] : [];
  return {
    understanding: {
      kind: "calls",
      calls,
      ...(ask !== "" && { ask }),
      ...(propose && { propose }),
    },
    memory: { ...nothingWaits({ ...state, pending }), proposed: propose ? edits : [] },
  };
}

const ORDER: readonly Reason[] = ["unsure", "destroys", "odd"];
const WHY: Readonly<Record<Reason, Readonly<Record<Language, string>>>> = {
  unsure: {
    zh: "我不太确定是不是这个意思，确认后才会修改。",
    en: "I am not quite sure that this is what you mean. Nothing changes until you say yes.",
  },
  destroys: {
    zh: "这会删掉或覆盖原有的文字，确认后才会修改。",
    en: "This would remove or overwrite text. Nothing changes until you say yes.",
  },
  odd: {
    zh: "请先看一下是否正确，确认后才会修改。",
    en: "Please check it first. Nothing changes until you say yes.",
  },
};
const SAME = {
  zh: "简历里已经是这样了，没有改动。",
  en: "The résumé says that already; nothing was changed.",
};
const ONE_BY_ONE = {
  zh: "撤销和润色请单独说，再说其他修改。现在什么都没有改。",
  en: "Please ask for undo or polish in a message of its own, then for the other changes. Nothing was changed.",
};
const FALLBACK = {
  zh: "没有听懂。你可以说“把职位改成产品经理”或“删掉第二段工作经历”。",
  en: "I did not understand that. You can say “change my title to Product Manager” or “delete the second job”.",
};
