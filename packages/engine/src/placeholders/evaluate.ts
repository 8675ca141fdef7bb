import type { Condition } from "../contracts/condition.ts";
import { canonicalJson, isList, isRecord, type JsonValue } from "../contracts/json.ts";
import { engineErrors } from "../errors.ts";
import type { StepStatus } from "../memory/ports/journal.ts";
import { parseTemplate } from "./parse-template.ts";
import { peek } from "./read-reference.ts";
import type { Scope } from "./scope.ts";
import { compileTemplate } from "./template.ts";

/** A condition whose placeholders have been read once. */
export type Question = (scope: Scope) => boolean;

export function evaluate(condition: Condition, scope: Scope): boolean {
  return compileCondition(condition)(scope);
}

export function compileCondition(condition: Condition): Question {
  if (typeof condition === "boolean") return () => condition;
  if (typeof condition === "string") return onValue(condition, saysSomething);
  if ("not" in condition) {
    const inner = compileCondition(condition.not);
    return (scope) => !inner(scope);
  }
  if ("all" in condition) {
    const inner = condition.all.map(compileCondition);
    return (scope) => inner.every((question) => question(scope));
  }
  if ("any" in condition) {
    const inner = condition.any.map(compileCondition);
    return (scope) => inner.some((question) => question(scope));
  }
  if ("eq" in condition) return onPair(condition.eq, same);
  if ("ne" in condition) return onPair(condition.ne, (left, right) => !same(left, right));
  if ("gt" in condition) return onPair(condition.gt, (left, right) => order(left, right) > 0);
  if ("gte" in condition) return onPair(condition.gte, (left, right) => order(left, right) >= 0);
  if ("lt" in condition) return onPair(condition.lt, (left, right) => order(left, right) < 0);
  if ("lte" in condition) return onPair(condition.lte, (left, right) => order(left, right) <= 0);
  if ("exists" in condition) return onValue(condition.exists, (value) => value !== null);
  if ("completed" in condition) return onStatus(condition.completed, "completed");
  if ("failed" in condition) return onStatus(condition.failed, "failed");
  return onStatus(condition.skipped, "skipped");
}

/** Asks about a placeholder's value; what is not there answers no instead of failing. */
function onValue(placeholder: string, ask: (value: JsonValue) => boolean): Question {
  const [part, more] = parseTemplate(placeholder);
  if (part?.type !== "reference" || more !== undefined) {
    throw engineErrors.error("placeholder-invalid", {
      detail: `A condition asks about one placeholder, and "${placeholder}" is not one.`,
    });
  }
  return (scope) => {
    const reading = peek(part.reference, scope);
    return reading.found && ask(reading.value);
  };
}

function onPair(
  pair: readonly [JsonValue, JsonValue],
  ask: (left: JsonValue, right: JsonValue) => boolean,
): Question {
  const [left, right] = [compileTemplate(pair[0]), compileTemplate(pair[1])];
  return (scope) => ask(left(scope), right(scope));
}

function onStatus(id: string, status: StepStatus): Question {
  return (scope) => scope.step(id)?.status === status;
}

function saysSomething(value: JsonValue): boolean {
  if (isList(value)) return value.length > 0;
  return isRecord(value) ? Object.keys(value).length > 0 : Boolean(value);
}

function same(left: JsonValue, right: JsonValue): boolean {
  return left === right || canonicalJson(left) === canonicalJson(right);
}

/** Numbers by size, strings by code unit: ISO 8601 times in one zone are in order of time. */
function order(left: JsonValue, right: JsonValue): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  if (typeof left === "string" && typeof right === "string") {
    return left < right ? -1 : Number(left > right);
  }
  throw engineErrors.error(
    "not-comparable",
    `${JSON.stringify(left)} and ${JSON.stringify(right)} cannot be put in order.`,
  );
}
