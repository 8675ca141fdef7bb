/**
 * What a reading comes to: the tools link it to the résumé, and what is unsure or would destroy something waits for
 * a yes. Nothing is changed here. It compares words with a whole résumé, so it runs in a thread.
 */
import {
  type ConversationState,
  execute,
  leftOver,
  type ReadCall,
  type Reading,
} from "@bole/language";
import type { Language } from "../model/structure.ts";
import type { ToolCall } from "../tools/tool-call.ts";
import { isOdd } from "./checks.ts";
import { focusOn, imagined, isOffered, opinionOn, UNCHANGED } from "./consider.ts";
import { Desk, type Reason } from "./desk.ts";
import { LINKING } from "./linking.ts";
import { nothingWaits } from "./nothing-waits.ts";
import { remarksOn } from "./remarks.ts";
import { wishesLeft, withoutStrays } from "./stray-calls.ts";
import { RESUME_TOOLS } from "./tools/index.ts";
import type { Turn, TurnMemory, Understanding, Understood } from "./understanding.ts";
import { unusedFacts } from "./unused-facts.ts";
import { withWholeMentions } from "./whole-mentions.ts";

/** Below this nobody is sure enough to try: it is asked which of two things is meant. */
const THRESHOLDS = { read: 0.15, propose: 0.15, change: 0.15 };
/** An undo that is less sure is not made. */
const SURE_STEP = 0.8;

export type TurnToCarryOut = Omit<Turn, "signal"> & { readonly language: Language };

export async function carryOut(turn: TurnToCarryOut, reading: Reading): Promise<Understood> {
  const { message, resume, memory, today, language } = turn;
  const { state, edited, proposed } = memory;
  const whole = reading.calls.map((call) => withWholeMentions(call, message));
  const calls = reading.reader === "model" ? reading.calls : withoutStrays(whole);
  const newDesk = () =>
    new Desk({
      ...{ message, resume, language, today, focus: state.focus, edited, last: state.last },
      isSingle: calls.length === 1,
      isOnlyChange:
        calls.filter(({ tool }) => RESUME_TOOLS.get(tool)?.risk === "change").length < 2,
      isWaiting: proposed.length > 0,
      isModel: reading.reader === "model",
    });
  const desk = newDesk();
  if (reading.reader === "embedded") desk.missed = leftOver(message, reading.calls);
  const run = (own: readonly ReadCall[], from: ConversationState, context = desk) =>
    execute({
      reading: { ...reading, calls: [...own] },
      ...{ state: from, toolbox: RESUME_TOOLS, linking: LINKING, context, language },
      ...{ thresholds: THRESHOLDS, starting: (call: ReadCall) => context.begin(call) },
    });
  const done = await run(calls, state);
  const asking = reading.reader === "embedded" ? imagined(calls) : undefined;
  if (asking !== undefined) {
    const tried = newDesk();
    const trial = await run([{ ...asking, polarity: "do" }], state, tried);
    const isTried = trial.asked === undefined && tried.calls.length > 0;
    const opinion = opinionOn(message, isTried ? tried : undefined, desk);
    if (opinion.length > 0) {
      const reply = [...opinion, UNCHANGED[language]].join("\n");
      const focus = isTried ? focusOn(tried) : done.state.focus;
      const kept = { ...memory, state: { ...done.state, focus } };
      return { understanding: { kind: "talk", reply }, memory: kept, language };
    }
    if (isTried && isOffered(asking)) {
      tried.reasons.add("odd");
      return { ...editing(tried, "", trial.state, memory), language };
    }
  }
  const step = done.explanation.calls.find(
    ({ tool, fate }) => fate === "done" && (tool === "undo" || tool === "redo"),
  );
  const unread = reading.reader === "embedded" ? wishesLeft(whole, calls, message) : [];
  const told = [done.said, ...unread.map((words) => LEFT_OUT[language](words))];
  const saidAll = desk.calls.length > 0 ? told.filter(Boolean).join("\n") : done.said;
  const left = reading.calls.length - calls.length;
  if (
    left > 1 ||
    (left > 0 && reading.calls.some(({ tool, polarity }) => tool === "undo" && polarity === "do"))
  )
    desk.reasons.add("unsure");
  if (step !== undefined && step.confidence < SURE_STEP && desk.calls.length === 0)
    return saidPlainly(step, memory, language);
  const { asked } = done;
  const rest = asked?.rest ?? [];
  // Words that are nowhere on the résumé: the rest of the message may be misread, too.
  if (asked?.choices.length === 0 && asked.tool !== "add") desk.reasons.add("unsure");
  if (!asked || rest.length === 0 || rest.some(pointsBack))
    return understood(desk, saidAll, done.state, memory);
  // What does not depend on the answer is prepared; one thing is asked.
  desk.reasons.add("unsure");
  const waiting: ReadCall[] = [];
  const said: string[] = [];
  let after: ConversationState = { ...done.state, question: null };
  for (const call of rest) {
    const one = await run([call], after);
    if (one.asked) waiting.push(call);
    else [after] = [one.state, said.push(one.said)];
  }
  const question = { ...asked, rest: waiting };
  return understood(
    desk,
    [...said, saidAll].filter(Boolean).join("\n"),
    { ...after, question },
    memory,
  );
}

const pointsBack = ({ mentions }: ReadCall): boolean =>
  mentions.length === 0 || mentions.some(({ ref }) => ref === "pronoun");

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
    return { understanding, memory: nothingWaits(settled, memory), language };
  }
  if (calls.length > 0) {
    // A step or a rewriting is a version of its own: it is told that it is still to do.
    const more = instead === undefined ? "" : APART[instead.kind][language];
    if (instead !== undefined && instead.kind !== "polish") desk.reasons.add("odd");
    const words = [said, more].filter(Boolean).join("\n");
    return { ...editing(desk, words, settled, memory), language };
  }
  if (instead !== undefined)
    return { understanding: instead, memory: nothingWaits(settled, memory), language };
  if (decision === "reject") {
    const reply = language === "zh" ? "好的，不改了。" : "OK, nothing was changed.";
    return {
      understanding: { kind: "talk", reply, decides: "reject" },
      memory: nothingWaits(settled, memory),
      language,
    };
  }
  const kind = state.question === null ? "talk" : "ask";
  const { tool, choices = [] } = state.question ?? {};
  const options = tool === "ask" ? choices.map(({ label }, at) => `${at + 1}. ${label}`) : [];
  return {
    understanding: {
      kind,
      reply:
        [...new Set(said.trim().split("\n")), ...options].filter(Boolean).join("\n") ||
        FALLBACK[language],
    },
    memory: { ...memory, state },
    language,
  };
}

/** The edits, made at once or, where there is a reason, after a yes. */
export function editing(
  desk: Desk,
  said: string,
  state: ConversationState,
  memory: TurnMemory,
): Omit<Understood, "language"> {
  const { calls, language, today } = desk;
  const edits = calls.filter(({ name }) => name === "CVEditor");
  if (edits.length === calls.length && desk.isUnchanged) {
    const reply = [said, SAME[language]].filter(Boolean).join("\n");
    return { understanding: { kind: "talk", reply }, memory: nothingWaits(state, memory) };
  }
  if (edits.some((edit) => memory.proposed.some((one) => overlaps(edit, one))))
    desk.reasons.add("odd");
  const remarks = remarksOn(desk.before, desk.resume, today, language);
  if (remarks.length > 0 || isOdd(desk)) desk.reasons.add("odd");
  const exact = unusedFacts(desk.message, desk.before, desk.resume);
  const unused = exact.length > 0 ? exact : desk.missed;
  if (unused.length > 0) desk.reasons.add("unused");
  const [propose] = edits.length > 0 ? ORDER.filter((reason) => desk.reasons.has(reason)) : [];
  const left = unused.length > 0 ? [UNUSED[language](unused)] : [];
  const words = [said, ...remarks, ...left, propose ? WHY[propose][language] : ""];
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
    memory: { ...nothingWaits({ ...state, pending }, memory), proposed: propose ? edits : [] },
  };
}

/** What waits for a yes is at the same place. */
function overlaps(one: ToolCall, other: ToolCall): boolean {
  const [a, b] = [one.params.path ?? "", other.params.path ?? ""];
  return a.startsWith(b) || b.startsWith(a);
}

const ORDER: readonly Reason[] = ["unsure", "destroys", "unused", "odd"];
const WHY: Readonly<Record<Reason, Readonly<Record<Language, string>>>> = {
  unsure: {
    zh: "我不太确定是不是这个意思，确认后才会修改。",
    en: "I am not quite sure that this is what you mean. Nothing changes until you say yes.",
  },
  destroys: {
    zh: "这会删掉或覆盖原有的文字，确认后才会修改。",
    en: "This would remove or overwrite text. Nothing changes until you say yes.",
  },
  unused: {
    zh: "请看看是不是漏了什么，确认后才会修改。",
    en: "Please check whether something is missing. Nothing changes until you say yes.",
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
const LEFT_OUT = {
  zh: (words: string) => `这一句没有看懂，没有处理：“${words}”`,
  en: (words: string) => `I did not understand “${words}” and left it out.`,
};
const TOLD = 4;
const UNUSED = {
  zh: (words: readonly string[]) =>
    `你提到了“${words.slice(0, TOLD).join("”、“")}”，这次修改没有用到。`,
  en: (words: readonly string[]) =>
    `You mentioned “${words.slice(0, TOLD).join("”, “")}”; this change does not use that.`,
};
const APART = {
  polish: {
    zh: "润色还没有做，请再单独说一遍。",
    en: "I have not polished the text yet: please ask for that once more, by itself.",
  },
  undo: {
    zh: "撤销还没有做，请再单独说一遍。",
    en: "I have not undone anything: please ask for that once more, by itself.",
  },
  redo: {
    zh: "重做还没有做，请再单独说一遍。",
    en: "I have not redone anything: please ask for that once more, by itself.",
  },
} as const;
const FALLBACK = {
  zh: "没有听懂。你可以说“把职位改成产品经理”或“删掉第二段工作经历”。",
  en: "I did not understand that. You can say “change my title to Product Manager” or “delete the second job”.",
};
