import { type ListType, type ObjectType, optionsOf, type Type } from "./type.ts";

/** The one option of a union that a list can be meant for; null if there are several, or none. */
export function listFor(target: Type): ListType | null {
  return only(optionsOf(target).filter((option) => option.kind === "list"));
}

/** The one option that an object with these keys can be meant for. */
export function objectFor(target: Type, keys: readonly string[]): ObjectType | null {
  const options = optionsOf(target).filter((option) => option.kind === "object");
  return only(options) ?? only(options.filter((option) => takesKeys(option, keys)));
}

function takesKeys({ properties, rest }: ObjectType, keys: readonly string[]): boolean {
  return (
    keys.every((key) => properties.has(key) || rest.kind !== "never") &&
    [...properties].every(([key, { required }]) => !required || keys.includes(key))
  );
}

export function only<T>(candidates: readonly T[]): T | null {
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
}
