/**
 * What a message comes to: calls made on a working copy, a step in the history, or words. It changes
 * nothing that anybody sees; whoever asked keeps the result, whole, or lets it go.
 */
import type { EmbeddedBecause } from "@bole/models";
import { converseAbout } from "../converse/converse-about.ts";
import { asResumeData } from "../model/document.ts";
import type { Language } from "../model/structure.ts";
import { readTypedPath } from "../reading/typed-path.ts";
import { languageFor } from "../reading/understand.ts";
import type { Turn, TurnMemory, Understanding, Understood } from "../reading/understanding.ts";
import { type MadeCall, makeCalls } from "./execute.ts";
import { polishAt } from "./polish-at.ts";
import { settleMemory } from "./remember.ts";
import { turnReply } from "./replies/turn-reply.ts";
import type { TurnParts, TurnRequest } from "./turn-parts.ts";

interface Planned {
  /** What the person says of the edits that waited. */
  readonly decides?: "apply" | "reject" | undefined;
  readonly memory: TurnMemory;
  readonly language: Language;
  /** `embedded`, or the model that answered. */
  readonly solver: string;
  /** Why no model has read the message; null where one has. */
  readonly because: EmbeddedBecause | null;
}

export type TurnPlan = Planned &
  (
    | {
        readonly kind: "calls";
        readonly made: readonly MadeCall[];
        readonly reply: string;
        /** Where the edits are to wait for somebody. */
        readonly proposing: string;
        /** Whether they have to, however the message was sent. */
        readonly mustWait: boolean;
      }
    | { readonly kind: "undo" | "redo"; readonly times: number }
    | { readonly kind: "talk"; readonly reply: string }
  );

export async function planTurn(parts: TurnParts, request: TurnRequest): Promise<TurnPlan> {
  const { message, document, memory, signal } = request;
  const resume = asResumeData(document);
  const turn = { message, resume, memory, today: parts.now(), signal };
  const read = await readTurn(parts, request, turn);
  const { understanding, language } = read;
  const context = { language, newId: parts.newId };
  const polished =
    understanding.kind === "polish"
      ? await polishAt(parts, request, understanding, language)
      : undefined;
  const calls = understanding.kind === "calls" ? understanding.calls.slice(0, MAX_CALLS) : [];
  const made = polished?.made ?? makeCalls(document, calls, context);
  const { because } = read;
  const planned = {
    ...{ language, because, solver: polished?.solver ?? read.solver },
    decides: "decides" in understanding ? understanding.decides : undefined,
    memory: settleMemory(read.memory, made),
  };
  const isStep = understanding.kind === "undo" || understanding.kind === "redo";
  // Nobody can look at a step before it is made, as at edits that are proposed.
  if (isStep && isModelMissed(because))
    return { ...planned, kind: "talk", reply: NO_STEP[because][language] };
  if (understanding.kind === "undo" || understanding.kind === "redo")
    return { ...planned, kind: understanding.kind, times: understanding.times };
  const said = [read.text, polished?.more ?? wordsOf(understanding)].filter(Boolean).join("\n");
  const words = said === "" ? undefined : said;
  const more = withReason(words, because, language, WITHOUT_MODEL);
  if (made.length === 0) return { ...planned, kind: "talk", reply: more ?? "" };
  const { showsReads } = read;
  const reply = turnReply(made, language, { more, showsReads });
  const proposing = turnReply(made, language, {
    more: withReason(words, because, language, PROPOSED_WITHOUT_MODEL),
    ...{ isProposed: true, showsReads },
  });
  const mustWait = "propose" in understanding && understanding.propose !== undefined;
  return { ...planned, kind: "calls", made, reply, proposing, mustWait };
}

/** More than anybody asks for in a message. */
const MAX_CALLS = 40;

interface ReadTurn extends Understood {
  /** What a model says, beside what the program does. */
  readonly text: string;
  readonly solver: string;
  readonly because: EmbeddedBecause | null;
  readonly showsReads: boolean;
}

/** By a model where there is one; else, and where it fails, by the embedded reader. */
async function readTurn(parts: TurnParts, request: TurnRequest, turn: Turn): Promise<ReadTurn> {
  const language = languageFor(turn);
  const isPath = readTypedPath(turn.message) !== undefined;
  const conversed = isPath
    ? ({ because: null } as const)
    : await converseAbout(parts, request, turn, language);
  if ("because" in conversed) {
    const understood = await parts.understand(turn);
    const { because } = conversed;
    return { ...understood, text: "", solver: "embedded", because, showsReads: false };
  }
  const { text, model, understood, showsReads } = conversed;
  const isSaid = text === "" || (await isAllowed(parts, text, request.tenant));
  const words = isSaid ? text : NOT_SAID[language];
  const read = understood ?? talked(words, turn, language);
  // What the tools say in words was handed to the model, and is said by it.
  const isTold = words !== "" && read.understanding.kind === "talk";
  const { decides } = { decides: undefined, ...read.understanding };
  const understanding: Understanding = isTold
    ? { kind: "talk", reply: words, ...(decides === "reject" && { decides }) }
    : read.understanding;
  const more = isTold ? "" : words;
  return { ...read, understanding, text: more, solver: model, because: null, showsReads };
}

const talked = (reply: string, { memory }: Turn, language: Language): Understood => ({
  ...{ understanding: { kind: "talk", reply }, memory, language },
});

/** What is said beside what is done, or instead of it. */
function wordsOf(understanding: Understanding): string | undefined {
  if (understanding.kind === "calls") return understanding.ask;
  return "reply" in understanding ? understanding.reply : undefined;
}

/** Somebody who has configured a model learns why it did not answer. */
function withReason(
  words: string | undefined,
  because: EmbeddedBecause | null,
  language: Language,
  reasons: typeof WITHOUT_MODEL | typeof PROPOSED_WITHOUT_MODEL,
): string | undefined {
  if (!isModelMissed(because)) return words;
  return [words, reasons[because][language]].filter(Boolean).join("\n");
}

/** Whether a configured model should have read the message and has not. */
export function isModelMissed(because: EmbeddedBecause | null): because is "budget" | "failed" {
  return because === "budget" || because === "failed";
}

const WITHOUT_MODEL = {
  budget: {
    zh: "模型的额度已用完，这次由内置程序完成。",
    en: "The model budget is used up; Bole did this by itself.",
  },
  failed: {
    zh: "模型没有回应，这次由内置程序完成。",
    en: "The model did not answer; Bole did this by itself.",
  },
} as const;

const PROPOSED_WITHOUT_MODEL = {
  budget: {
    zh: "模型的额度已用完，以上由内置程序理解，你确认后才会修改。",
    en: "The model budget is used up. Bole read this by itself; nothing changes until you apply it.",
  },
  failed: {
    zh: "模型没有回应，以上由内置程序理解，你确认后才会修改。",
    en: "The model did not answer. Bole read this by itself; nothing changes until you apply it.",
  },
} as const;

const NO_STEP = {
  budget: {
    zh: "模型的额度已用完，什么都没改。要撤销或重做，请用页面上的按钮。",
    en: "The model budget is used up, and nothing was changed. Use the buttons on the page to undo or redo.",
  },
  failed: {
    zh: "模型没有回应，什么都没改。要撤销或重做，请用页面上的按钮。",
    en: "The model did not answer, and nothing was changed. Use the buttons on the page to undo or redo.",
  },
} as const;

const NOT_SAID = {
  zh: "模型的回答没有通过检查，这里不显示。",
  en: "What the model answered did not pass the checks, and is not shown.",
} as const;

async function isAllowed(
  { mayBeSaid }: TurnParts,
  words: string,
  tenant: string | undefined,
): Promise<boolean> {
  return mayBeSaid === undefined || mayBeSaid(words, tenant);
}
