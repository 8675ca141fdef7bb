import type { Segment } from "../../placeholders/reference.ts";
import {
  type ListType,
  NEVER,
  type ObjectType,
  type Type,
  UNKNOWN,
  unionOf,
  withoutNull,
} from "./type.ts";

/** Whether a path leads to something: `maybe` where the data decides, and says so in its type. */
export type Presence = "yes" | "maybe" | "no";

export interface Lookup {
  readonly type: Type;
  readonly presence: Presence;
  /** Where it is not certain: how many segments led to `found`, which may lack the next. */
  readonly stop: { readonly after: number; readonly found: Type } | null;
}

/**
 * Follows a path through a type.
 * @param isGuarded whether the first `n` segments are known to lead to something not null
 */
export function lookup(
  root: Type,
  path: readonly Segment[],
  isGuarded: (n: number) => boolean,
): Lookup {
  let type = isGuarded(0) ? withoutNull(root) : root;
  let stop: Lookup["stop"] = null;
  for (const [after, segment] of path.entries()) {
    const next = child(type, segment);
    if (next.presence === "no") return { ...next, stop: { after, found: type } };
    const guarded = isGuarded(after + 1);
    if (next.presence === "maybe" && !guarded) stop ??= { after, found: type };
    type = guarded ? withoutNull(next.type) : next.type;
  }
  return { type, presence: stop === null ? "yes" : "maybe", stop };
}

interface Child {
  readonly type: Type;
  readonly presence: Presence;
}

const ABSENT: Child = { type: NEVER, presence: "no" };

function child(type: Type, segment: Segment): Child {
  switch (type.kind) {
    case "unknown":
      return { type: UNKNOWN, presence: "yes" };
    case "never":
      return { type: NEVER, presence: "yes" };
    case "union":
      return together(type.options.map((option) => child(option, segment)));
    case "list":
      return typeof segment === "number" ? entry(type, segment) : ABSENT;
    case "object":
      return typeof segment === "string" ? property(type, segment) : ABSENT;
    default:
      return ABSENT;
  }
}

function together(children: readonly Child[]): Child {
  if (children.every(({ presence }) => presence === "no")) return ABSENT;
  const type = unionOf(children.filter(({ presence }) => presence !== "no").map((c) => c.type));
  return { type, presence: children.every((c) => c.presence === "yes") ? "yes" : "maybe" };
}

function property({ properties, rest }: ObjectType, key: string): Child {
  const found = properties.get(key);
  if (found !== undefined) return { type: found.type, presence: found.required ? "yes" : "maybe" };
  if (rest.kind === "never") return ABSENT;
  return { type: rest, presence: rest.kind === "unknown" ? "yes" : "maybe" };
}

/** A position in a list of unknown length is for the data to decide, not for the types. */
function entry(list: ListType, position: number): Child {
  const { prefix, rest, max } = list;
  if (max !== null && (position < 0 ? -position > max : position >= max)) return ABSENT;
  if (position >= 0) return { type: prefix[position] ?? rest, presence: "yes" };
  return { type: elementOf(list), presence: "yes" };
}

export function elementOf({ prefix, rest, max }: ListType): Type {
  const used = max !== null && max <= prefix.length ? prefix.slice(0, max) : [...prefix, rest];
  return unionOf(used);
}
