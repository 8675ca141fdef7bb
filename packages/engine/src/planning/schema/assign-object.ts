import { NEVER, type ObjectType, type Property } from "./type.ts";
import { type Assign, mismatch, UNSURE, type Verdict, worst, YES } from "./verdict.ts";

export function assignObject(
  source: ObjectType,
  target: ObjectType,
  at: string,
  assign: Assign,
): Verdict {
  const asked = [...target.properties].map(([key, property]) =>
    assignProperty(source, key, property, `${at}.${key}`, assign),
  );
  const extra = [...source.properties]
    .filter(([key]) => !target.properties.has(key))
    .map(([key, { type }]) =>
      target.rest.kind === "never"
        ? mismatch(`${at}.${key}`, type, NEVER, "extra")
        : assign(type, target.rest, `${at}.${key}`),
    );
  return worst([...asked, ...extra, assignRest(source, target, at, assign)]);
}

function assignProperty(
  source: ObjectType,
  key: string,
  target: Property,
  at: string,
  assign: Assign,
): Verdict {
  const found = source.properties.get(key);
  const type = found?.type ?? source.rest;
  const sure = found?.required ?? false;
  if (found === undefined && type.kind === "never") {
    return target.required ? mismatch(at, NEVER, target.type, "missing") : YES;
  }
  if (found === undefined && type.kind === "unknown") return UNSURE;
  const fit = assign(type, target.type, at);
  if (fit.answer === "no" || sure || !target.required) return fit;
  return mismatch(at, type, target.type, "maybe_missing");
}

function assignRest(source: ObjectType, target: ObjectType, at: string, assign: Assign): Verdict {
  if (source.rest.kind === "never") return YES;
  if (target.rest.kind !== "never") return assign(source.rest, target.rest, `${at}.*`);
  return source.rest.kind === "unknown" ? UNSURE : mismatch(`${at}.*`, source.rest, NEVER, "extra");
}
