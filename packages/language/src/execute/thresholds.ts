/** How sure one must be, by what a wrong call would cost; and what to do where one is not. */
import type { Alternative, ReadCall } from "../reading/reading.ts";
import type { Risk, Tool } from "../tools/tool.ts";

export type Thresholds = Readonly<Record<Risk, number>>;
export const THRESHOLDS: Thresholds = { read: 0.6, propose: 0.8, change: 0.9 };

/** Below this a reading is not worth asking about. */
const LIKELY = 0.25;
/** Below this its rival is not, either. */
const RIVAL = 0.05;

/** Whether it may act. Nothing else is done than what is asked for, or read because it is asked about or imagined. */
export const acts = (
  { polarity }: Pick<ReadCall, "polarity">,
  { risk }: Pick<Tool, "risk">,
): boolean =>
  polarity === "do" || (risk === "read" && (polarity === "ask" || polarity === "suppose"));

/** Where only open is which of several is meant: how likely they have to be together, and the likeliest alone. */
const TOGETHER = { read: 0.5, propose: 0.8 } as const;
const BEST = { read: 0.2, propose: 0.5 } as const;

/** Whoever names what is to change means it rather more surely than somebody who only says "do it". */
const NAMED = 0.1;

/** How likely what goes on with the same message has to be: "find people, write to them, then meet them". */
const CHAINED = 0.55;

export type RiskOf = (tool: string) => Risk | undefined;

/**
 * Sure enough to act: by itself, or because everything else that the words may mean would prepare or look up something,
 * too. "Write to the best three" may be a mail or a workflow: either way a card comes that a person decides on.
 * @param isChained whether an earlier part of the message is clear, and this goes on with it
 */
export function isSure(
  call: ReadCall,
  { risk, least: own = 0 }: Pick<Tool, "risk" | "least">,
  riskOf: RiskOf,
  thresholds: Thresholds = THRESHOLDS,
  isChained = false,
): boolean {
  const { confidence, mentions } = call;
  if (confidence < own) return false;
  if (!acts(call, { risk })) return confidence >= thresholds.read;
  if (confidence >= thresholds[risk]) return true;
  const isNamed = mentions.length > 0;
  // A product that wants everything confirmed means that, whoever is named.
  if (risk === "change" && isNamed && thresholds.change < 1)
    return confidence >= thresholds.change - NAMED;
  if (risk === "change" || (risk === "propose" && !isNamed && !isChained)) return false;
  // A product that asks back whatever is not certain asks here, too.
  const isCertain = thresholds[risk] === 1;
  const isLink = isChained && !isNamed && !isCertain;
  const least = isLink ? CHAINED : Math.max(TOGETHER[risk], thresholds[risk]);
  return confidence >= BEST[risk] && together(call, risk, riskOf) >= least;
}

/** How likely it is that the words mean something as risky as this, or more so. */
function together({ confidence, alternatives }: ReadCall, risk: Risk, riskOf: RiskOf): number {
  const others = alternatives.filter((one) => {
    const own = riskOf(one.tool);
    return (
      own !== undefined && acts(one, { risk: own }) && RISKS.indexOf(own) >= RISKS.indexOf(risk)
    );
  });
  return others.reduce((sum, one) => sum + one.confidence, confidence);
}

const RISKS: readonly Risk[] = ["read", "propose", "change"];

/** How likely all that does no harm has to be, and the likeliest of it. */
const HARMLESS = { together: 0.3, best: 0.15 };

/**
 * Where it is not sure what is to be done, but the words may well only ask, forbid or look something up, that is done: a
 * look costs nothing and answers more than a question back.
 */
export function harmless({ alternatives }: ReadCall, riskOf: RiskOf): Alternative | undefined {
  const safe = alternatives
    .filter((one) => one.tool !== "ask" && isHarmless(one, riskOf(one.tool)))
    .toSorted((a, b) => b.confidence - a.confidence);
  const all = safe.reduce((sum, { confidence }) => sum + confidence, 0);
  const [best] = safe;
  return best && all >= HARMLESS.together && best.confidence >= HARMLESS.best ? best : undefined;
}

const isHarmless = (one: Alternative, risk: Risk | undefined): boolean =>
  risk === "read" || (risk !== undefined && !acts(one, { risk }));

/**
 * The two likeliest readings as the options of `ask`; none where nothing is likely.
 * @param canBe whether a tool has anything to work on: without a card that waits, none is answered
 */
export function likeliest(
  { tool, polarity, confidence, alternatives }: ReadCall,
  canBe: (tool: string) => boolean = () => true,
): string[] {
  // What the words were read as is the likeliest; the others only share what is left.
  const all = [{ tool, polarity, confidence }, ...alternatives];
  const readings = all.filter((one) => canBe(one.tool));
  if (readings.length === 0) return [];
  if (Math.max(...readings.map((one) => one.confidence)) < LIKELY) return [];
  const options = readings
    .filter((one) => one.confidence >= RIVAL && one.tool !== "ask")
    .map((one) => (one.polarity === "do" ? one.tool : `${one.tool}:${one.polarity}`));
  return [...new Set(options)].slice(0, 2);
}
