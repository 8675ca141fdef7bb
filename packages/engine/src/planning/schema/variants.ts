import { type ObjectType, optionsOf, type Property, type Type } from "./type.ts";

/**
 * The parts a type is made of, as far as unions inside an object can be told apart: what fits no
 * option of a union as a whole may still fit in parts, `{ t: "a" | "b" }` into `{ t: "a" } | { t: "b" }`.
 * Null if there are too many to count; a type without parts is its own only one.
 */
export function variantsOf(type: Type): readonly Type[] | null {
  if (type.kind === "boolean") {
    return [
      { kind: "literal", value: true },
      { kind: "literal", value: false },
    ];
  }
  return type.kind === "object" ? variantsOfObject(type) : [type];
}

const MAX_VARIANTS = 256;

function variantsOfObject(type: ObjectType): readonly Type[] | null {
  let variants: ReadonlyMap<string, Property>[] = [new Map()];
  for (const [key, property] of type.properties) {
    const choices = choicesOf(property);
    if (choices === null || variants.length * choices.length > MAX_VARIANTS) return null;
    variants = variants.flatMap((variant) =>
      choices.map((choice) =>
        choice === null ? variant : new Map([...variant, [key, { type: choice, required: true }]]),
      ),
    );
  }
  if (variants.length === 1 && [...type.properties.values()].every(({ required }) => required)) {
    return [type];
  }
  return variants.map((properties) => ({ ...type, properties }));
}

/** What a property can be; null among them stands for its absence. */
function choicesOf({ type, required }: Property): (Type | null)[] | null {
  const choices: (Type | null)[] = required ? [] : [null];
  for (const option of optionsOf(type)) {
    const inner = variantsOf(option);
    if (inner === null) return null;
    choices.push(...inner);
  }
  return choices;
}
