/**
 * The space between two ranks, where edges change their height. Each wire gets a vertical track;
 * wires whose tracks would touch get different ones, in an order in which few of them cross.
 */
export interface Wire {
  /** Heights at which it comes from the left and leaves to the right. */
  readonly left: readonly number[];
  readonly right: readonly number[];
}

export interface Tracks {
  readonly count: number;
  /** The track of each wire, from the left; null for one that is straight. */
  readonly track: readonly (number | null)[];
  /** Where two wires change places and would lie on each other, whatever the order. */
  readonly clashes: readonly Clash[];
}

/** The first wire leaves at the height at which the second comes. */
export interface Clash {
  readonly leaving: number;
  readonly coming: number;
  readonly y: number;
}

export function assignTracks(wires: readonly Wire[]): Tracks {
  const spans = wires.map(({ left, right }) => [...left, ...right]);
  const low = spans.map((ys) => Math.min(...ys));
  const high = spans.map((ys) => Math.max(...ys));
  const bent = wires
    .keys()
    .filter((wire) => span(low, high, wire) > STRAIGHT)
    .toArray();
  const track: (number | null)[] = wires.map(() => null);
  const placed: number[] = [];
  let count = 0;
  for (const wire of inOrder(bent, wires, low, high)) {
    const beside = placed.filter((other) => touches(wire, other, low, high));
    const own = Math.max(-1, ...beside.map((other) => track[other] ?? -1)) + 1;
    track[wire] = own;
    placed.push(wire);
    count = Math.max(count, own + 1);
  }
  return { count, track, clashes: clashesOf(bent, wires, track) };
}

/** Heights are sums of fractions; what differs by less is the same. */
const STRAIGHT = 0.01;
/** Vertical lines that end closer together than this look like one. */
const CLEARANCE = 8;

type Heights = readonly number[];

const onTop = (leaving: Heights, coming: Heights) =>
  leaving.filter((y) => coming.some((other) => Math.abs(other - y) < 2));

function clashesOf(bent: Heights, wires: readonly Wire[], track: Tracks["track"]): Clash[] {
  return bent.flatMap((leaving) =>
    bent
      .filter((coming) => (track[leaving] ?? 0) < (track[coming] ?? 0))
      .flatMap((coming) =>
        onTop(wires[leaving]?.right ?? [], wires[coming]?.left ?? []).map((y) => ({
          leaving,
          coming,
          y,
        })),
      ),
  );
}

const span = (low: Heights, high: Heights, wire: number) => (high[wire] ?? 0) - (low[wire] ?? 0);

function touches(a: number, b: number, low: Heights, high: Heights): boolean {
  const top = Math.max(low[a] ?? 0, low[b] ?? 0);
  const bottom = Math.min(high[a] ?? 0, high[b] ?? 0);
  return top < bottom + CLEARANCE;
}

/** Takes, again and again, the wire that does least harm left of all that remain. */
function inOrder(
  bent: readonly number[],
  wires: readonly Wire[],
  low: Heights,
  high: Heights,
): number[] {
  const harm = (a: number, b: number) =>
    touches(a, b, low, high) ? leftOf(a, b, wires, low, high) : 0;
  const score = new Map(
    bent.map((a) => [a, bent.reduce((sum, b) => sum + (a === b ? 0 : harm(a, b) - harm(b, a)), 0)]),
  );
  const left = new Set(bent);
  const order: number[] = [];
  while (left.size > 0) {
    const [next] = [...left].sort((a, b) => (score.get(a) ?? 0) - (score.get(b) ?? 0));
    if (next === undefined) break;
    left.delete(next);
    order.push(next);
    for (const other of left) {
      const gone = harm(other, next) - harm(next, other);
      score.set(other, (score.get(other) ?? 0) - gone);
    }
  }
  return order;
}

/** What is wrong when wire `a` stands left of wire `b`: crossings, and lines on top of each other. */
function leftOf(a: number, b: number, wires: readonly Wire[], low: Heights, high: Heights): number {
  const leaving = wires[a]?.right ?? [];
  const coming = wires[b]?.left ?? [];
  const within = (y: number, wire: number) => y > (low[wire] ?? 0) && y < (high[wire] ?? 0);
  const crossings =
    leaving.filter((y) => within(y, b)).length + coming.filter((y) => within(y, a)).length;
  return crossings + 1000 * onTop(leaving, coming).length;
}
