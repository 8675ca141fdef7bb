import { isList, isRecord, type JsonRecord, type JsonValue } from "../../contracts/json.ts";
import { join } from "../../placeholders/references-of.ts";
import { suggest } from "../nearest.ts";
import type { PlanView } from "../plan-view.ts";
import { assign } from "../schema/assignable.ts";
import { describe } from "../schema/describe.ts";
import { literalOf } from "../schema/literal.ts";
import { listFor, objectFor } from "../schema/option-for.ts";
import type { ListType, ObjectType } from "../schema/type.ts";
import { zodChild, zodDrops, zodFor } from "../schema/zod-child.ts";
import type { TypeFlow } from "../type-flow.ts";
import { checkLiteral } from "./literal.ts";
import { reportMismatch } from "./mismatch.ts";
import type { Sent } from "./sent.ts";

/**
 * Whether what is sent is what is taken. Goes down tree and target together, so that an issue
 * stands at the very argument. Answers whether it found anything.
 */
export function checkSent(view: PlanView, flow: TypeFlow, sent: Sent): boolean {
  const { tree } = sent;
  const record = isRecord(tree) ? objectFor(sent.target, Object.keys(tree)) : null;
  const list = isList(tree) ? listFor(sent.target) : null;
  let found = false;
  if (isRecord(tree) && record !== null) {
    const schema = zodFor(sent.schema, Object.keys(tree));
    found = checkRecord(view, flow, { ...sent, schema }, tree, record);
  } else if (isList(tree) && list !== null) found = checkList(view, flow, sent, tree, list);
  const value = literalOf(tree);
  if (value !== undefined && sent.schema !== undefined) {
    return found || checkLiteral(view, value, sent.schema, sent);
  }
  if (record !== null || (list !== null && found)) return found;
  const verdict = assign(flow.typeOf(tree, sent.place), sent.target, "");
  if (verdict.answer !== "no") return found;
  reportMismatch(view, flow, sent, verdict);
  return true;
}

function checkRecord(
  view: PlanView,
  flow: TypeFlow,
  sent: Sent,
  tree: JsonRecord,
  target: ObjectType,
): boolean {
  let found = false;
  const known = [...target.properties.keys()];
  for (const [key, inner] of Object.entries(tree)) {
    const path = join(sent.path, key);
    const property = target.properties.get(key);
    const closed = target.rest.kind === "never" || zodDrops(sent.schema, key);
    if (property === undefined && closed) {
      const missing = known.filter((name) => !(name in tree));
      const message = `${sent.taker} takes no "${key}"`;
      view.report("unknown_argument", path, message, suggest(key, missing, "remove it"));
      found = true;
      continue;
    }
    const schema = zodChild(sent.schema, key);
    const type = property?.type ?? target.rest;
    if (checkSent(view, flow, { ...sent, tree: inner, target: type, schema, path })) found = true;
  }
  for (const [key, { type, required }] of target.properties) {
    if (!required || Object.hasOwn(tree, key)) continue;
    const message = `${sent.taker} needs "${key}"`;
    view.report("missing_argument", join(sent.path, key), message, `add ${key}: ${describe(type)}`);
    found = true;
  }
  return found;
}

function checkList(
  view: PlanView,
  flow: TypeFlow,
  sent: Sent,
  tree: readonly JsonValue[],
  { prefix, rest }: ListType,
): boolean {
  let found = false;
  for (const [index, inner] of tree.entries()) {
    const path = `${sent.path}[${index}]`;
    const schema = prefix.length === 0 ? zodChild(sent.schema, index) : undefined;
    const target = prefix[index] ?? rest;
    if (target.kind === "never") continue;
    if (checkSent(view, flow, { ...sent, tree: inner, target, schema, path })) found = true;
  }
  return found;
}
