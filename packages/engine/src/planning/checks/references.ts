import { isList, isRecord, type JsonValue } from "../../contracts/json.ts";
import { SCOPE_NAMES } from "../../contracts/plan.ts";
import { parseTemplate } from "../../placeholders/parse-template.ts";
import { formatReference, type Reference } from "../../placeholders/reference.ts";
import { join } from "../../placeholders/references-of.ts";
import { suggest } from "../nearest.ts";
import type { PlanView } from "../plan-view.ts";
import type { Place, TypeFlow } from "../type-flow.ts";
import { checkPath, type Standing } from "./reference-path.ts";

/** One tree of placeholders, or one placeholder that is only asked about. */
interface References extends Standing {
  readonly tree: JsonValue;
}

/** Every placeholder must be readable, mean something here, come from before, and lead somewhere. */
export function checkReferences(view: PlanView, flow: TypeFlow, references: References): void {
  const { tree, path } = references;
  if (typeof tree === "string") checkText(view, flow, { ...references, tree });
  else if (isList(tree)) {
    for (const [index, inner] of tree.entries()) {
      checkReferences(view, flow, { ...references, tree: inner, path: `${path}[${index}]` });
    }
  } else if (isRecord(tree)) {
    for (const [key, inner] of Object.entries(tree)) {
      checkReferences(view, flow, { ...references, tree: inner, path: join(path, key) });
    }
  }
}

function checkText(view: PlanView, flow: TypeFlow, text: References & { tree: string }): void {
  const parts = parseTemplate(text.tree);
  if (text.asked && (parts.length !== 1 || parts[0]?.type === "text")) {
    const message = `"${text.tree}" is not one placeholder`;
    view.report("bad_placeholder", text.path, message, 'ask about one, such as "$2.items"');
  }
  for (const part of parts) {
    if (part.type === "bad") {
      const repair = 'write $step.path with [0], [-1] or ["a key"], or $$ for a literal dollar';
      view.report("bad_placeholder", text.path, `${part.source}: ${part.message}`, repair);
    } else if (part.type === "reference" && checkName(view, part.reference, text)) {
      const found = flow.lookup(part.reference, text.place);
      if (found === null) reportScope(view, part.reference, text);
      else checkPath(view, part.reference, found, text);
    }
  }
}

const scopeNames: readonly string[] = SCOPE_NAMES;

/** Whether the name before the first dot leads to something whose path can be checked. */
function checkName(view: PlanView, { ref }: Reference, { place, path }: Standing): boolean {
  if (scopeNames.includes(ref)) return true;
  return checkStep(view, ref, place, path, `write $$${ref} for a literal dollar`);
}

/** Says so if a step does not exist or does not come before. Answers whether it has a path to check. */
export function checkStep(
  view: PlanView,
  id: string,
  place: Place,
  path: string,
  otherwise: string,
): boolean {
  const own = place.entry?.step.id;
  if (!view.byId.has(id)) {
    const others = [...view.byId.keys()].filter((other) => other !== own);
    const repair = suggest(id, others, "there is no other step to use");
    view.report("unknown_step", path, `there is no step "${id}"`, `${repair}, or ${otherwise}`);
    return false;
  }
  if (own === undefined || place.entry === null || view.byId.get(own) !== place.entry) return true;
  if (id === own) {
    if (place.field === "until") return true;
    const repair = "use $last for the result of the turn before, in a step with repeat";
    view.report("bad_scope", path, "a step cannot see its own result", repair);
    return false;
  }
  if (place.entry.dropped.has("depends_on") || view.graph.isAncestor(id, own)) return true;
  const before = view.graph.isAncestor(own, id);
  const message = before ? `"${id}" runs after this step` : `"${id}" need not run before this step`;
  const repair = before
    ? `use a step that runs before "${own}"`
    : `add "${id}" to depends_on of "${own}"`;
  view.report("not_an_ancestor", path, message, `${repair}, or ${otherwise}`);
  return true;
}

const SCOPE_RULES: Readonly<Record<string, string>> = {
  item: "in args, wait and repeat.until of a step with each",
  index: "in args, wait and repeat.until of a step with each",
  event: "in args and repeat.until of a step with wait, if no fan-out of it is approved before",
  last: "in args and repeat.until of a step with repeat",
  iteration: "in args and repeat.until of a step with repeat",
};

function reportScope(view: PlanView, reference: Reference, { place, path }: Standing): void {
  const where = place.field === "result" ? "a composite's result" : `this step's ${place.field}`;
  const message = `${formatReference(reference)} means nothing in ${where}`;
  view.report(
    "bad_scope",
    path,
    message,
    `$${reference.ref} is there ${SCOPE_RULES[reference.ref]}`,
  );
}
