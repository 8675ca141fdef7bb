/** How sure one must be, by what a wrong call would cost; and what to do where one is not. */
import type { ReadCall } from "../reading/reading.ts";
import type { Risk, Tool } from "../tools/tool.ts";

export type Thresholds = Readonly<Record<Risk, number>>;
export const THRESHOLDS: Thresholds = { read: 0.6, propose: 0.8, change: 0.9 };

/** Below this a reading is not worth asking about. */
const LIKELY = 0.25;
/** Below this its rival is not, either. */
const RIVAL = 0.05;

/** Whether it may act. Nothing else is done than what is asked for, or read because it is asked about. */
export const acts = ({ polarity }: ReadCall, { risk }: Pick<Tool, "risk">): boolean =>
  polarity === "do" || (polarity === "ask" && risk === "read");

export function isSure(
  call: ReadCall,
  tool: Pick<Tool, "risk">,
  thresholds: Thresholds = THRESHOLDS,
): boolean {
  return call.confidence >= (acts(call, tool) ? thresholds[tool.risk] : thresholds.read);
}

/** The two likeliest readings as the options of `ask`; none where nothing is likely. */
export function likeliest({ tool, polarity, confidence, alternatives }: ReadCall): string[] {
  const readings = [{ tool, polarity, confidence }, ...alternatives].toSorted(
    (a, b) => b.confidence - a.confidence,
  );
  if ((readings[0]?.confidence ?? 0) < LIKELY) return [];
  const options = readings
    .filter((one) => one.confidence >= RIVAL && one.tool !== "ask")
    .map((one) => (one.polarity === "do" ? one.tool : `${one.tool}:${one.polarity}`));
  return [...new Set(options)].slice(0, 2);
}
