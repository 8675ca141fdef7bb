/** Areas while they are put together: each lies in one other. */
export interface Node {
  readonly names: Set<string>;
  /** As it stands behind a comma: "OH". */
  code: string;
  population: number;
  readonly inside: Map<string, Node>;
}

export const newNode = (...names: string[]): Node => ({
  names: new Set(names),
  code: "",
  population: 0,
  inside: new Map(),
});

/** The area of this name in another one; made where there is none. */
export function inside(outer: Node, name: string): Node {
  const known = outer.inside.get(name) ?? newNode(name);
  outer.inside.set(name, known);
  return known;
}

/** One line for each: how deep it lies, its names, its code, thousands of people. */
export function linesOf(node: Node, depth = 0): string[] {
  const { names, code, population, inside: inner } = node;
  const thousands = population === 0 ? "" : String(Math.round(population / 1_000));
  const own = [String(depth), [...names].join("|"), code, thousands].join("\t").trimEnd();
  const sorted = [...inner].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [own, ...sorted.flatMap(([, one]) => linesOf(one, depth + 1))];
}

export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const inner of node.inside.values()) yield* nodesIn(inner);
}
