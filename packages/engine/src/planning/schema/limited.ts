import { FAILED_SLOT, type Type, UNKNOWN } from "./type.ts";

/**
 * The type, cut off where it grows too large to be worth following. Steps that repeat the step
 * before twice over would otherwise double a type with every step.
 */
export function limited(type: Type): Type {
  let left = MAX_NODES;
  const copy = (node: Type): Type => {
    if (left-- <= 0) return UNKNOWN;
    switch (node.kind) {
      case "union":
        return { ...node, options: node.options.map(copyOption) };
      case "list":
        return { ...node, prefix: node.prefix.map(copy), rest: copy(node.rest) };
      case "object": {
        const entries = [...node.properties].map(
          ([key, property]) => [key, { ...property, type: copy(property.type) }] as const,
        );
        return { ...node, properties: new Map(entries), rest: copy(node.rest) };
      }
      default:
        return node;
    }
  };
  // Failed slots are known by identity, and a copy would be somebody else.
  const copyOption = (option: Type) => (option === FAILED_SLOT ? option : copy(option));
  return copy(type);
}

const MAX_NODES = 200;
