/**
 * How the journal names what ended: `2` is a step, `2[3]` its fourth item, `2#1` the second turn
 * of its loop, `2/a` step `a` of the plan inside it; in a graph, `2/a#1` is the second visit of node
 * `a`. A step that runs anew in a later revision of
 * its plan carries that revision's number: `2@3`, `2@3[3]`. What the run itself does begins with
 * an `@`, which no step can: `@create_plan@1`. Keys never depend on time or chance, so that a run
 * which is taken up again finds what it has done.
 */
type Revisions = { readonly [step: string]: number };

/** The key of a step of the outermost plan. */
export const stepKey = (id: string, revisions: Revisions): string =>
  Object.hasOwn(revisions, id) ? `${id}@${revisions[id]}` : id;
export const itemKey = (step: string, index: number): string => `${step}[${index}]`;
export const turnKey = (key: string, turn: number): string => `${key}#${turn}`;
/** Of a graph's node; `visit` counts from 0. */
export const visitKey = (key: string, visit: number): string =>
  visit === 0 ? key : turnKey(key, visit);

type PlanningAct = "create_plan" | "approve" | "evaluate";

/** What the run itself does on its way to a plan's revision; `turn` counts tries, from 0. */
export const planningKey = (act: PlanningAct, revision: number, turn = 0): string =>
  turn === 0 ? `@${act}@${revision}` : `@${act}@${revision}#${turn}`;

/** What the keys of the plan inside a call begin with. */
export const innerPrefix = (key: string, attempt: number): string =>
  attempt === 1 ? `${key}/` : `${key}~${attempt}/`;

/** Where a call waits for its next try; `attempt` is the one to come. */
export const retryKey = (key: string, attempt: number): string => `${key}~${attempt}`;

/** The key as it is in the first try of every plan around it. */
export const withoutTries = (key: string): string => key.replaceAll(/~\d+(?=\/)/g, "");

/** The step of the outermost plan that a key belongs to; for what the run itself does, its key. */
export function outermostStep(key: string): string {
  const outermost = key.split(/[[#~/]/, 1)[0] ?? key;
  return isReserved(key) ? outermost : (outermost.split("@", 1)[0] ?? outermost);
}

/** The revision of the outermost plan in which it began: 1 where the key says nothing. */
export function revisionOf(key: string): number {
  const [, digits] = /^@?[^@[#~/]+@(\d+)/.exec(key) ?? [];
  return digits === undefined ? 1 : Number(digits);
}

/** The same place as if its step had begun in another revision. */
export function inRevision(key: string, revision: number): string {
  const step = outermostStep(key);
  const rest = key.slice(step.length).replace(/^@\d+/, "");
  return `${stepKey(step, revision > 1 ? { [step]: revision } : {})}${rest}`;
}

/** Whether it is something that the run itself does, and not a step of its plan. */
export function isReserved(key: string): boolean {
  return key.startsWith("@");
}

/** Whether a key is the other one, or an item, a turn or an inner step of it. */
export function isWithin(key: string, outer: string): boolean {
  return (
    key.startsWith(outer) &&
    (key.length === outer.length || "[#~/".includes(key.charAt(outer.length)))
  );
}

/** A key and all that it lies in: of `2[3]/a` these are `2`, `2[3]` and `2[3]/a`. */
export function placesOf(key: string): string[] {
  const ends = [...key.matchAll(/[[#~/]/g)].map(({ index }) => key.slice(0, index));
  return [...ends, key];
}

/** The keys of one plan's steps, and whether a key belongs to that plan or to one inside it. */
export interface PlanKeys {
  of(id: string): string;
  has(key: string): boolean;
}

/** Of the plan inside a call. */
export const innerKeys = (prefix: string): PlanKeys => ({
  of: (id) => `${prefix}${id}`,
  has: (key) => key.startsWith(prefix),
});

/** Of the plan of a run without a goal: a step that has begun anew is waited for under its new key. */
export const currentKeys = (revisions: Revisions): PlanKeys => ({
  of: (id) => stepKey(id, revisions),
  has: (key) => !isReserved(key) && isWithin(key, stepKey(outermostStep(key), revisions)),
});

/** Of the run's own plan. Only what runs in its present revision can still be waited for. */
export const planKeys = (revisions: Revisions, revision: number): PlanKeys => ({
  of: (id) => stepKey(id, revisions),
  has: (key) => !isReserved(key) && revisionOf(key) === revision,
});
