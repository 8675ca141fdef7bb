import { z } from "zod";

/** Where something is to go, among its like or beside one of them. */
export const To = z.enum(["first", "last", "up", "down", "before", "after", "swap"]);
export type To = z.output<typeof To>;

/** Undefined where nobody said where to. */
export function reordered<One>(
  all: readonly One[],
  own: readonly One[],
  to: To,
  anchor: One | undefined,
  key: (one: One) => string,
): One[] | undefined {
  const isOwn = (one: One) => own.some((mine) => key(mine) === key(one));
  const mine = all.filter(isOwn);
  const rest = all.filter((one) => !isOwn(one));
  const at = all.findIndex(isOwn);
  const target = anchor === undefined ? -1 : rest.findIndex((one) => key(one) === key(anchor));
  switch (to) {
    case "first":
      return target >= 0 ? rest.toSpliced(target, 0, ...mine) : [...mine, ...rest];
    case "last":
      return target >= 0 ? rest.toSpliced(target + 1, 0, ...mine) : [...rest, ...mine];
    case "up":
      return target >= 0
        ? rest.toSpliced(target, 0, ...mine)
        : rest.toSpliced(Math.max(0, at - 1), 0, ...mine);
    case "down":
      return target >= 0
        ? rest.toSpliced(target + 1, 0, ...mine)
        : rest.toSpliced(at + 1, 0, ...mine);
    case "before":
      return target < 0 ? undefined : rest.toSpliced(target, 0, ...mine);
    case "after":
      return target < 0 ? undefined : rest.toSpliced(target + 1, 0, ...mine);
    case "swap": {
      const [one] = mine;
      if (one === undefined || anchor === undefined) return undefined;
      return all.map((each) =>
        key(each) === key(one) ? anchor : key(each) === key(anchor) ? one : each,
      );
    }
    default: {
      const never: never = to;
      return never;
    }
  }
}
