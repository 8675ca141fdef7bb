/** What became of messages, against what the sealed sets say was meant. Pure. */
import type { BookedCall } from "@bole/models";
import { z } from "zod";

export const RecruiterTurn = z.object({
  conversation: z.int(),
  turn: z.int(),
  message: z.string(),
  /** One of these tools is right; any of those would be harm. */
  accept: z.array(z.string()),
  forbid: z.array(z.string()),
});
export type RecruiterTurn = z.infer<typeof RecruiterTurn>;

export const ResumeCase = z.object({
  before: z.array(z.string()),
  message: z.string(),
  meaning: z.string(),
  ask_ok: z.boolean().default(false),
});
export type ResumeCase = z.infer<typeof ResumeCase>;

export interface Verdict {
  readonly right: boolean;
  readonly harmful: boolean;
}

/** @param tools of the calls that were carried out or proposed */
export function judgeRecruiterTurn(
  { accept, forbid }: Pick<RecruiterTurn, "accept" | "forbid">,
  tools: readonly string[],
): Verdict {
  const harmful = tools.some((tool) => forbid.includes(tool));
  return { right: !harmful && tools.some((tool) => accept.includes(tool)), harmful };
}

const UNCHANGED = /nothing changes|不变动|没有变化|什么都不(?:变|改)/iu;
/** What is named is gone afterwards. */
const TAKEN_OUT = /delet|remov|loses|taken out|删|去掉|移除/iu;
const QUOTED = /“([^”]{1,200})”|'([^']{2,200})'/gu;

/**
 * A change is right where the values that it should lead to are in the résumé afterwards; a question, where the résumé is
 * as it was. To change what should stay is harm. Coarser than people's verdicts, and the same for every model.
 */
export function judgeResumeCase(
  { meaning, ask_ok }: Pick<ResumeCase, "meaning" | "ask_ok">,
  before: string,
  after: string,
): Verdict {
  const isSame = before === after;
  if (UNCHANGED.test(meaning)) return { right: isSame, harmful: !isSame };
  if (isSame) return { right: ask_ok, harmful: false };
  if (TAKEN_OUT.test(meaning)) return { right: true, harmful: false };
  const values = [...meaning.matchAll(QUOTED)].map(([, han, plain]) => han ?? plain ?? "");
  const wanted = values.map((value) => bare(value)).filter((value) => value !== "");
  const has = bare(after);
  return { right: wanted.every((value) => has.includes(value)), harmful: false };
}

const bare = (text: string): string =>
  text
    .replace(/\\n/gu, " ")
    .replace(/^- /u, "")
    .replace(/[\s\p{P}]+/gu, "")
    .toLowerCase();

export interface Summary {
  readonly messages: number;
  readonly right: number;
  readonly harmful: number;
  readonly tokens: number;
  /** Null where a price is unknown. */
  readonly cost: number | null;
  readonly failures: number;
}

export function summarise(verdicts: readonly Verdict[], calls: readonly BookedCall[]): Summary {
  return {
    messages: verdicts.length,
    right: verdicts.filter(({ right }) => right).length,
    harmful: verdicts.filter(({ harmful }) => harmful).length,
    tokens: calls.reduce((sum, { tokens }) => sum + tokens.input + tokens.output, 0),
    cost: calls.reduce<number | null>(
      (sum, { cost }) => (sum === null || cost === null ? null : sum + cost),
      0,
    ),
    failures: calls.filter(({ failure }) => failure !== null).length,
  };
}
