import type { Step } from "../contracts/plan.ts";

/** Who comes before whom. Built from `depends_on` alone, whatever else is wrong with the plan. */
export interface PlanGraph {
  /** Ids so that each comes after what it depends on; those on a cycle, or behind one, last. */
  readonly order: readonly string[];
  readonly cycles: readonly (readonly string[])[];
  /** Steps that wait for a cycle without being part of one. */
  readonly behindCycles: readonly string[];
  /** True also where a cycle makes the question meaningless: one issue is enough. */
  isAncestor(ancestor: string, of: string): boolean;
}

const MAX_CYCLES = 20;

export function graphOf(steps: readonly Pick<Step, "id" | "depends_on">[]): PlanGraph {
  const dependencies = new Map<string, readonly string[]>();
  const ids = new Set(steps.map(({ id }) => id));
  for (const { id, depends_on } of steps) {
    if (dependencies.has(id)) continue;
    dependencies.set(
      id,
      [...new Set(depends_on)].filter((d) => ids.has(d) && d !== id),
    );
  }
  const order = sort(dependencies, new Set());
  const onCycle = new Set<string>();
  const cycles: string[][] = [];
  let done = new Set(order);
  while (done.size < ids.size && cycles.length < MAX_CYCLES) {
    const cycle = findCycle(dependencies, done);
    if (cycle.length === 0) break;
    cycles.push(cycle);
    for (const id of cycle) onCycle.add(id);
    done = new Set([...onCycle, ...sort(dependencies, onCycle)]);
  }
  const sorted = new Set(order);
  const rest = [...ids].filter((id) => !sorted.has(id));
  return {
    order: [...order, ...rest],
    cycles,
    behindCycles: rest.filter((id) => done.has(id) && !onCycle.has(id)),
    isAncestor: ancestry(dependencies, order),
  };
}

/** Kahn's algorithm, as if those in `gone` had been done before. */
function sort(dependencies: ReadonlyMap<string, readonly string[]>, gone: ReadonlySet<string>) {
  const waiting = new Map<string, number>();
  const dependents = new Map<string, string[]>();
  const ready: string[] = [];
  for (const [id, all] of dependencies) {
    if (gone.has(id)) continue;
    const open = all.filter((dependency) => !gone.has(dependency));
    waiting.set(id, open.length);
    if (open.length === 0) ready.push(id);
    for (const dependency of open) {
      const list = dependents.get(dependency);
      if (list === undefined) dependents.set(dependency, [id]);
      else list.push(id);
    }
  }
  for (const id of ready) {
    for (const dependent of dependents.get(id) ?? []) {
      const left = (waiting.get(dependent) ?? 0) - 1;
      waiting.set(dependent, left);
      if (left === 0) ready.push(dependent);
    }
  }
  return ready;
}

/** Goes from dependency to dependency among the undone until it meets itself. */
function findCycle(
  dependencies: ReadonlyMap<string, readonly string[]>,
  done: ReadonlySet<string>,
): string[] {
  const start = [...dependencies.keys()].find((id) => !done.has(id));
  const trail: string[] = [];
  const seen = new Set<string>();
  let here = start;
  while (here !== undefined && !seen.has(here)) {
    seen.add(here);
    trail.push(here);
    here = dependencies.get(here)?.find((dependency) => !done.has(dependency));
  }
  return here === undefined ? [] : trail.slice(trail.indexOf(here));
}

/** One bit for each pair: 5,000 steps are 3 MB, and every later question is a lookup. */
function ancestry(
  dependencies: ReadonlyMap<string, readonly string[]>,
  order: readonly string[],
): PlanGraph["isAncestor"] {
  const position = new Map(order.map((id, index) => [id, index]));
  const words = Math.ceil(order.length / 32);
  const rows = order.map(() => new Uint32Array(words));
  for (const [index, id] of order.entries()) {
    const row = rows[index];
    for (const dependency of dependencies.get(id) ?? []) {
      const from = position.get(dependency);
      const above = from === undefined ? undefined : rows[from];
      if (from === undefined || row === undefined || above === undefined) continue;
      for (let word = 0; word < words; word++) row[word] = (row[word] ?? 0) | (above[word] ?? 0);
      row[from >> 5] = (row[from >> 5] ?? 0) | (1 << (from & 31));
    }
  }
  return (ancestor, of) => {
    const [bit, row] = [position.get(ancestor), position.get(of)];
    if (bit === undefined || row === undefined) return true;
    return (((rows[row]?.[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  };
}
