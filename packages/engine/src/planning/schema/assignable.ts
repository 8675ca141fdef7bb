import { assignList } from "./assign-list.ts";
import { assignObject } from "./assign-object.ts";
import type { Type } from "./type.ts";
import { variantsOf } from "./variants.ts";
import type { Assign, Verdict } from "./verdict.ts";
import { mismatch, UNSURE, worst, YES } from "./verdict.ts";

/**
 * Whether every value of `source` is accepted where `target` is asked for. `no` means that the
 * types show a value that is not; `unknown` that they cannot tell, which is nobody's fault.
 */
export const assign: Assign = (source, target, at) => {
  if (source.kind === "never" || target.kind === "unknown") return YES;
  if (source.kind === "unknown") return UNSURE;
  if (source.kind === "union") {
    return worst(source.options.map((option) => assign(option, target, at)));
  }
  if (target.kind === "union") return assignToUnion(source, target.options, at);
  if (source.kind === "list" && target.kind === "list") {
    return assignList(source, target, at, assign);
  }
  if (source.kind === "object" && target.kind === "object") {
    return assignObject(source, target, at, assign);
  }
  return fits(source, target) ? YES : mismatch(at, source, target);
};

/** Some option must take the whole source, or each part of it must be taken by some option. */
function assignToUnion(source: Type, options: readonly Type[], at: string): Verdict {
  const verdicts = options.map((option) => assign(source, option, at));
  if (verdicts.some(({ answer }) => answer === "yes")) return YES;
  const variants = variantsOf(source);
  if (variants === null) return UNSURE;
  if (variants.length > 1) {
    return worst(variants.map((variant) => assignToUnion(variant, options, at)));
  }
  if (verdicts.some(({ answer }) => answer === "unknown")) return UNSURE;
  // One candidate of the same kind says more than "none of them".
  const near = options.filter(({ kind }) => kind === source.kind);
  const only = near.length === 1 ? verdicts[options.indexOf(near[0] ?? source)] : undefined;
  return only ?? mismatch(at, source, { kind: "union", options });
}

function fits(source: Type, target: Type): boolean {
  if (source.kind === "literal") return literalFits(source.value, target);
  if (source.kind === "number") {
    return target.kind === "number" && (source.integer || !target.integer);
  }
  return source.kind === target.kind && source.kind !== "list" && source.kind !== "object";
}

function literalFits(value: string | number | boolean, target: Type): boolean {
  if (target.kind === "literal") return target.value === value;
  if (target.kind === "number") {
    return typeof value === "number" && (!target.integer || Number.isInteger(value));
  }
  return target.kind === typeof value;
}
