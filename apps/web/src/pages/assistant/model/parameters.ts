/** What of a step's arguments a person can change: plain values, not what comes out of other steps. Pure. */
import { isList, isRecord, type Json } from "../../../json/json.ts";

export interface Parameter {
  readonly name: string;
  readonly kind: "text" | "number" | "switch" | "choice" | "template";
  readonly value: string | number | boolean | null;
  readonly about: string;
  /** Of a choice. */
  readonly options: readonly string[];
}

/** `$1.result` and the like are filled in by the engine. */
const isPlaceholder = (value: string) => /^\$|\{\{/.test(value);

export function parametersOf(
  args: Readonly<Record<string, Json>>,
  schema: Json | undefined,
): readonly Parameter[] {
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  const names = new Set([...Object.keys(args), ...Object.keys(properties)]);
  return [...names].flatMap((name): Parameter[] => {
    const value = args[name] ?? null;
    const property = properties[name];
    const kind = kindOf(value, property);
    if (kind === null || isHidden(name)) return [];
    if (name === "template_id")
      return [{ name, about: "", ...kind, kind: "template", options: [] }];
    const about =
      isRecord(property) && typeof property.description === "string" ? property.description : "";
    const options = choicesOf(property);
    const isChoice = kind.kind === "text" && options.length > 0;
    return [{ name, about, ...kind, options, ...(isChoice && { kind: "choice" as const }) }];
  });
}

/** Nobody types an id, and the language is that of the message. */
const isHidden = (name: string) =>
  (/(^|_)ids?$/.test(name) && name !== "template_id") || name === "language" || name === "goal";

function choicesOf(property: Json | undefined): readonly string[] {
  if (!isRecord(property)) return [];
  const own = isList(property.enum) ? property.enum.filter((one) => typeof one === "string") : [];
  const nested = isList(property.anyOf) ? property.anyOf.flatMap(choicesOf) : [];
  return [...own, ...nested];
}

function kindOf(value: Json, property: Json | undefined): Pick<Parameter, "kind" | "value"> | null {
  if (typeof value === "number") return { kind: "number", value };
  if (typeof value === "boolean") return { kind: "switch", value };
  if (typeof value === "string") return isPlaceholder(value) ? null : { kind: "text", value };
  if (value !== null) return null;
  const types = typesOf(property);
  if (types.has("integer") || types.has("number")) return { kind: "number", value };
  return types.has("string") ? { kind: "text", value } : null;
}

function typesOf(property: Json | undefined): ReadonlySet<string> {
  if (!isRecord(property)) return new Set();
  const { type, anyOf } = property;
  const nested = isList(anyOf) ? anyOf.flatMap((one) => [...typesOf(one)]) : [];
  const own = typeof type === "string" ? [type] : isList(type) ? type.map(String) : [];
  return new Set([...own, ...nested]);
}
