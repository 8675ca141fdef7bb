/** Something that runs plans of agents which return 1 KB each. */
export interface System {
  readonly name: string;
  /** Runs one plan of so many steps to its end; resolves when it is durable. */
  run(shape: Shape, steps: number): Promise<void>;
  /** Bytes on disk now, or at the end once it is closed; null where nothing is kept. */
  bytes(): number | null | Promise<number | null>;
  close(): Promise<void>;
}

/** A chain of n, or one step, n - 2 beside each other, and one that joins them. */
export type Shape = "chain" | "fan-out";

let results = 0;

/** 1 KB, each time another: what is the same could be stored once. */
export function nextResult(): string {
  results += 1;
  return String(results).padStart(1_000, "x");
}

/** The ids of a plan's steps with what each depends on. */
export function dependencies(
  shape: Shape,
  steps: number,
): readonly (readonly [string, string[]])[] {
  const ids = Array.from({ length: steps }, (_, i) => `s${i}`);
  if (shape === "chain") return ids.map((id, i) => [id, i === 0 ? [] : [`s${i - 1}`]]);
  const middle = ids.slice(1, -1);
  return ids.map((id, i) => [id, i === 0 ? [] : i === steps - 1 ? middle : ["s0"]]);
}
