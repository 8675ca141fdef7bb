import { formatReference, type Reference, type Segment } from "../../placeholders/reference.ts";
import { nearest } from "../nearest.ts";
import type { PlanView } from "../plan-view.ts";
import { describe } from "../schema/describe.ts";
import type { Lookup } from "../schema/lookup.ts";
import { FAILED_SLOT, optionsOf, type Type } from "../schema/type.ts";
import type { Place } from "../type-flow.ts";

/** Where a placeholder stands. */
export interface Standing {
  readonly place: Place;
  readonly path: string;
  /** Whether leading to nothing is an answer here. */
  readonly asked: boolean;
}

/** Whether a placeholder leads to something, always, or only sometimes. */
export function checkPath(
  view: PlanView,
  reference: Reference,
  found: Lookup,
  { place, path, asked }: Standing,
): void {
  if (found.stop === null || (found.presence === "maybe" && asked)) return;
  const { after, stopped, segment } = stopOf(view, reference, found.stop.after);
  const written = formatReference(reference);
  const here = formatReference({ ref: reference.ref, path: after });
  const seen = describe(found.stop.found);
  if (found.presence === "no") {
    const message = `${written} leads to nothing: ${here} is ${seen}`;
    view.report(
      "unknown_path",
      path,
      message,
      repairFor(reference, after, segment, found.stop.found),
    );
    return;
  }
  const options = optionsOf(found.stop.found);
  const message = `${written} may lead to nothing: ${here} is ${seen}`;
  const guard = `guard the step with when: { exists: "${stopped}" }`;
  if (options.includes(FAILED_SLOT)) {
    const repair = `use $${reference.ref}.succeeded, the list without failures, or ${guard}`;
    view.report("maybe_missing", path, message, repair);
  } else if (reference.ref === "last" && place.field === "args") {
    const repair = "pass $last as a whole: it is null in the first turn";
    view.report("maybe_missing", path, message, repair);
  } else {
    view.report("maybe_missing", path, message, `${guard}, or use a field that is always there`);
  }
}

/** Where the path broke off, counted in the segments that the author wrote. */
function stopOf(view: PlanView, { ref, path }: Reference, canonicalAfter: number) {
  const spelt = !view.byId.has(ref) || path[0] === "input" || path[0] === "result";
  const count = Math.max(0, spelt ? canonicalAfter : canonicalAfter - 1);
  const stopped = formatReference({ ref, path: path.slice(0, count + 1) });
  return { after: path.slice(0, count), stopped, segment: path[count] };
}

function repairFor(
  { ref }: Reference,
  after: readonly Segment[],
  segment: Segment | undefined,
  found: Type,
): string {
  const keys = optionsOf(found).flatMap((o) =>
    o.kind === "object" ? [...o.properties.keys()] : [],
  );
  if (keys.length > 0) {
    const near = keys.length > 8 ? nearest(String(segment), keys, 8) : keys;
    const paths = near.map((key) => formatReference({ ref, path: [...after, key] }));
    return `use ${paths.join(", ")}`;
  }
  const here = formatReference({ ref, path: after });
  if (optionsOf(found).some(({ kind }) => kind === "list")) {
    return `it is a list: use ${here}[0] for one entry, or fan out with each: "${here}"`;
  }
  return `use ${here}`;
}
