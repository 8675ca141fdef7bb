import type { Report } from "../table.ts";
import { MOST_MS, measureApart, type Outcome } from "./measure-apart.ts";

const SIZES = [10, 100, 1_000, 10_000];
const SYSTEMS = [
  "bole",
  "bole_postgres",
  "bole_redis",
  "langgraph",
  "langgraph_sqlite",
  "mastra",
  "dbos",
];

/** What a step costs when its result is kept, and how that grows with the plan. */
export async function report(): Promise<Report> {
  const rows = ["chain", "fan-out"].flatMap((shape) => {
    const own = measureAll("bole", shape);
    return SYSTEMS.map((system) => {
      const measured = system === "bole" ? own : measureAll(system, shape);
      return row(shape, measured, own);
    });
  });
  return {
    title: "What a step costs",
    about:
      "CPU milliseconds per step and bytes on disk per step, for durable plans of n agents that return 1 KB each, every time another; each system in a process of its own, after five seconds of smaller runs to warm up. Bole validates and compiles a plan when it first sees it: at 10 and 100 that is in the warm-up, at 1,000 in the first of two measured runs, at 10,000 in the only one; LangGraph and Mastra build their graph in each run, DBOS has none. In brackets: how many times Bole's cost on SQLite. Redis and PostgreSQL run beside it on loopback; their own CPU time is not in the first columns, but in the wall time. A measurement ends after 90 seconds or with 6 GB of memory. Larger ones are not tried then, nor what would take longer if its cost went on growing as it did.",
    head: [
      "shape",
      "system",
      ...SIZES.map((n) => `n = ${n.toLocaleString("en")}`),
      "wall ms per step at 100",
      "bytes per step (100 / 1,000 / 10,000)",
      "RSS at 1,000",
    ],
    rows,
  };
}

function measureAll(system: string, shape: string): Outcome[] {
  const outcomes: Outcome[] = [];
  for (const steps of SIZES) {
    const outcome = isHopeless(outcomes, steps) ? "–" : measureApart(system, shape, steps);
    outcomes.push(outcome);
    process.stderr.write(`${shape} ${system} ${steps}: ${shown(outcome)}\n`);
  }
  return outcomes;
}

function shown(outcome: Outcome): string {
  if (typeof outcome === "string") return outcome;
  const { cpu_ms_per_step, wall_ms_per_step, bytes_per_step, rss_mb } = outcome;
  const bytes = bytes_per_step === null ? "nothing kept" : `${Math.round(bytes_per_step)} bytes`;
  const times = `CPU ${cpu_ms_per_step.toFixed(3)} ms, wall ${wall_ms_per_step.toFixed(3)} ms`;
  return `${times}, ${bytes} per step, RSS ${Math.round(rss_mb)} MB`;
}

/** Whether a run of so many steps would be cut off if the cost of a step went on growing as it did. */
function isHopeless(before: readonly Outcome[], steps: number): boolean {
  const [last, previous] = [before.at(-1), before.at(-2)];
  if (last === undefined) return false;
  if (typeof last === "string") return true;
  const first = previous === undefined || typeof previous === "string" ? last : previous;
  const growth = Math.max(1, last.wall_ms_per_step / first.wall_ms_per_step);
  return last.wall_ms_per_step * growth * steps > MOST_MS;
}

function row(shape: string, measured: readonly Outcome[], own: readonly Outcome[]): string[] {
  const costs = measured.map((outcome, index) => {
    if (typeof outcome === "string") return outcome;
    const { cpu_ms_per_step: cost } = outcome;
    const compared = own[index];
    if (measured === own || compared === undefined || typeof compared === "string")
      return cost.toFixed(2);
    return `${cost.toFixed(2)} (× ${(cost / compared.cpu_ms_per_step).toFixed(1)})`;
  });
  const [first, hundred, thousand] = measured;
  const bytes = measured.slice(1).map((outcome) => {
    const count = typeof outcome === "string" ? null : (outcome?.bytes_per_step ?? null);
    return count === null ? "–" : Math.round(count).toLocaleString("en");
  });
  const fact = (
    outcome: Outcome | undefined,
    read: (measured: Exclude<Outcome, string>) => string,
  ) => (outcome === undefined || typeof outcome === "string" ? "–" : read(outcome));
  return [
    shape,
    fact(first, ({ name }) => name),
    ...costs,
    fact(hundred, ({ wall_ms_per_step }) => wall_ms_per_step.toFixed(2)),
    bytes.join(" / "),
    fact(thousand, ({ rss_mb }) => `${Math.round(rss_mb)} MB`),
  ];
}
