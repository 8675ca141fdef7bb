import { type ObjectType, optionsOf, type Property, type Type, UNKNOWN, unionOf } from "./type.ts";

/** What is of both types, as far as it can be told; where it cannot, the answer is wider. */
export function intersect(left: Type, right: Type): Type {
  if (left.kind === "unknown") return right;
  if (right.kind === "unknown" || left.kind === "never") return left;
  if (right.kind === "never") return right;
  if (left.kind === "union" || right.kind === "union") {
    return unionOf(
      optionsOf(left).flatMap((l) =>
        optionsOf(right)
          .filter((r) => baseOf(r) === baseOf(l))
          .map((r) => intersect(l, r)),
      ),
    );
  }
  if (left.kind === "object" && right.kind === "object") return intersectObjects(left, right);
  if (baseOf(left) !== baseOf(right)) return UNKNOWN;
  return right.kind === "literal" ? right : left;
}

function baseOf(type: Type): string {
  return type.kind === "literal" ? typeof type.value : type.kind;
}

function intersectObjects(left: ObjectType, right: ObjectType): ObjectType {
  const properties = new Map<string, Property>();
  for (const key of new Set([...left.properties.keys(), ...right.properties.keys()])) {
    const [l, r] = [left.properties.get(key), right.properties.get(key)];
    const type = l && r ? intersect(l.type, r.type) : (l?.type ?? r?.type ?? UNKNOWN);
    properties.set(key, { type, required: (l?.required ?? false) || (r?.required ?? false) });
  }
  return { kind: "object", properties, rest: intersect(left.rest, right.rest) };
}
