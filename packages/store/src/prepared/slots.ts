import { Placeholder } from "./placeholder.ts";

/** Stands for the tenant while a statement is prepared. */
export const TENANT: unique symbol = Symbol("tenant");

/** A parameter: a value of its own, or the key of one that is given with each call. */
type Slot = { readonly value: unknown } | { readonly key: string | number };

export function slotOf(value: unknown): Slot {
  if (!(value instanceof Placeholder)) return { value };
  // Values may be a list, too; its places are found faster by number.
  return { key: /^\d+$/.test(value.name) ? Number(value.name) : value.name };
}

export function fill(
  slot: Slot,
  tenant: string | null,
  values: { readonly [key: string | number]: unknown },
): unknown {
  if ("value" in slot) return slot.value === TENANT ? tenant : slot.value;
  const given = values[slot.key];
  if (given === undefined) throw new TypeError(`The statement's value "${slot.key}" is missing.`);
  return given;
}
