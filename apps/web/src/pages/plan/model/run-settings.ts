/** With what a plan is run: kept beside it, as the person typed it. */
import type { NewRun } from "@bole/server/contract";
import type { Json } from "../../../json/json.ts";
import { scanJson } from "../../../json/scan-json.ts";

export const LIMITS = ["steps", "time_s", "tokens", "cost"] as const;
export type Limit = (typeof LIMITS)[number];

export interface RunSettings {
  readonly goal: string;
  readonly approvePlan: boolean;
  /** JSON; nothing is nothing. */
  readonly input: string;
  readonly limits: Readonly<Record<Limit, string>>;
}

export const NO_SETTINGS: RunSettings = {
  goal: "",
  approvePlan: false,
  input: "",
  limits: { steps: "", time_s: "", tokens: "", cost: "" },
};

/** Undefined where there is none, or none that can be read. */
export function inputOf({ input }: RunSettings): Json | undefined {
  const scan = scanJson(input);
  return scan.ok ? scan.root.value : undefined;
}

export function isInputReadable({ input }: RunSettings): boolean {
  return input.trim() === "" || scanJson(input).ok;
}

/** Undefined for a limit that is no number; an empty one does not limit. */
export function readLimit(limit: Limit, text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const value = Number(text);
  const isWhole = limit === "steps" || limit === "tokens";
  if (!Number.isFinite(value) || value < 0 || (isWhole && !Number.isInteger(value)))
    return undefined;
  return limit === "time_s" && value === 0 ? undefined : value;
}

type Options = NonNullable<NewRun["options"]>;

/** Null while something in it cannot be read. */
export function runOptions(settings: RunSettings): Options | null {
  const read = (limit: Limit) => readLimit(limit, settings.limits[limit]);
  const [steps, seconds, tokens, cost] = [
    read("steps"),
    read("time_s"),
    read("tokens"),
    read("cost"),
  ];
  if ([steps, seconds, tokens, cost].includes(undefined) || !isInputReadable(settings)) return null;
  const budget = {
    ...(typeof steps === "number" && { steps }),
    ...(typeof seconds === "number" && { time_ms: Math.max(1, Math.round(seconds * 1000)) }),
    ...(typeof tokens === "number" && { tokens }),
    ...(typeof cost === "number" && { cost }),
  };
  const input = inputOf(settings);
  const isPlanned = settings.goal.trim() !== "";
  return {
    ...(input !== undefined && { input }),
    ...(Object.keys(budget).length > 0 && { budget }),
    ...(isPlanned && settings.approvePlan && { approve_plan: true }),
  };
}
