/**
 * What a message comes to: calls made on a working copy, a step in the history, or words. It changes
 * nothing that anybody sees; whoever asked keeps the result, whole, or lets it go.
 */
import type { EmbeddedBecause } from "@bole/models";
import { asResumeData } from "../model/document.ts";
import type { Language } from "../model/structure.ts";
import type { TurnMemory, Understanding } from "../reading/understanding.ts";
import { askModels, EMBEDDED } from "./ask-models.ts";
import type { MadeCall } from "./execute.ts";
import { polishAt } from "./polish-at.ts";
import { rememberCalls, settleMemory } from "./remember.ts";
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
  const { message, document, memory } = request;
  const resume = asResumeData(document);
  const { signal } = request;
  const understood = await parts.understand({
    message,
    resume,
    memory,
    today: parts.now(),
    signal,
  });
  const asked = await askModels(parts, request, understood);
  const { understanding, language } = asked;
  const isPolish = understanding.kind === "polish" && asked.made.length === 0;
  const polished = isPolish
    ? await polishAt(parts, request, understanding.path, language)
    : undefined;
  const { made, solver } = { ...asked, ...polished };
  const isRules = asked.solver === EMBEDDED;
  const next = isRules ? understood.memory : rememberCalls(memory, made);
  const { because } = asked;
  const decides = "decides" in understanding ? understanding.decides : undefined;
  const planned = { language, solver, because, decides, memory: settleMemory(next, made) };
  const isStep = understanding.kind === "undo" || understanding.kind === "redo";
  // A model that has begun to edit goes on with that.
  if (isStep && made.length === 0) {
    return { ...planned, kind: understanding.kind, times: understanding.times };
  }
  const said = wordsOf(understanding);
  const isSaid = isRules || said === undefined || (await isAllowed(parts, said, request.tenant));
  const words = polished?.more ?? (isSaid ? said : NOT_SAID[language]);
  const more = withReason(words, because, language, WITHOUT_MODEL);
  if (made.length === 0) return { ...planned, kind: "talk", reply: more ?? "" };
  const reply = turnReply(made, language, { more });
  const proposing = turnReply(made, language, {
    more: withReason(words, because, language, PROPOSED_WITHOUT_MODEL),
    isProposed: true,
  });
  const mustWait = understanding.kind === "calls" && understanding.propose !== undefined;
  return { ...planned, kind: "calls", made, reply, proposing, mustWait };
}

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
