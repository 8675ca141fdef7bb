/**
 * JSON Schema boiled down to what decides whether one value can stand in for another. A closed
 * union, so that every question over types is one exhaustive switch. Limits and formats are left
 * out: they are facts about data, and only literals can be held to them before a run.
 */
export type Type =
  /** Anything; nothing can be said about it, so nothing is held against it. */
  | { readonly kind: "unknown" }
  /** No value at all. */
  | { readonly kind: "never" }
  | { readonly kind: "null" }
  | { readonly kind: "boolean" }
  | { readonly kind: "string" }
  | { readonly kind: "number"; readonly integer: boolean }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | ListType
  | ObjectType
  | { readonly kind: "union"; readonly options: readonly Type[] };

export interface ListType {
  readonly kind: "list";
  /** Types of the first positions; `rest` is that of all others. */
  readonly prefix: readonly Type[];
  readonly rest: Type;
  readonly min: number;
  /** Null where there is no limit. */
  readonly max: number | null;
}

export interface ObjectType {
  readonly kind: "object";
  readonly properties: ReadonlyMap<string, Property>;
  /** Type of all other keys: `never` for none, `unknown` for whatever comes. */
  readonly rest: Type;
}

export interface Property {
  readonly type: Type;
  readonly required: boolean;
}

export const UNKNOWN: Type = { kind: "unknown" };
export const NEVER: Type = { kind: "never" };
export const NULL: Type = { kind: "null" };
export const BOOLEAN: Type = { kind: "boolean" };
export const STRING: Type = { kind: "string" };
export const NUMBER: Type = { kind: "number", integer: false };
export const INTEGER: Type = { kind: "number", integer: true };

export function listOf(rest: Type, min = 0, max: number | null = null): ListType {
  return { kind: "list", prefix: [], rest, min, max };
}

/** An object that has exactly these keys. */
export function objectOf(entries: Iterable<readonly [string, Type]>): ObjectType {
  const properties = new Map<string, Property>();
  for (const [key, type] of entries) properties.set(key, { type, required: true });
  return { kind: "object", properties, rest: NEVER };
}

/** One type for several: flat, without repetition, and unknown as soon as one of them is. */
export function unionOf(types: readonly Type[]): Type {
  const flat = [...new Set(types.flatMap(optionsOf))].filter(({ kind }) => kind !== "never");
  if (flat.some(({ kind }) => kind === "unknown")) return UNKNOWN;
  const seen = new Set<string>();
  const options = flat.filter((type) => {
    const key = type.kind === "literal" ? JSON.stringify(type.value) : simpleName(type);
    if (key === null) return true;
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
  const [only] = options;
  if (only === undefined) return NEVER;
  return options.length === 1 ? only : { kind: "union", options };
}

export function optionsOf(type: Type): readonly Type[] {
  return type.kind === "union" ? type.options : [type];
}

export function withoutNull(type: Type): Type {
  return unionOf(optionsOf(type).filter(({ kind }) => kind !== "null"));
}

function simpleName(type: Type): string | null {
  if (type.kind === "list" || type.kind === "object") return null;
  return type.kind === "number" && type.integer ? "integer" : `${type.kind} type`;
}

/** Where an item of a fan-out failed. Known by identity, so that it can be taken out again. */
export const FAILED_SLOT: Type = objectOf([
  [
    "error",
    objectOf([
      ["code", STRING],
      ["message", STRING],
    ]),
  ],
]);

export function withoutFailedSlots(type: Type): Type {
  return unionOf(optionsOf(type).filter((option) => option !== FAILED_SLOT));
}
