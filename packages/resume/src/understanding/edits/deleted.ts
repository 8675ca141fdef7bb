/** The calls by which entries go. */
import { edits, type Outcome, remove } from "../outcome.ts";
import { type Entry, entriesOf } from "../reference/entries.ts";
import { talk } from "../reference/resolve.ts";
import { notFound } from "../replies/replies.ts";
import { type Last, pathOf, type Scene } from "../scene.ts";

/** From the last to the first, so that the places of those to come do not move. */
export function deleted(entries: readonly Entry[], scene: Scene): Outcome {
  const paths = entries.flatMap((entry) => pathOf(scene, entry) ?? []);
  const index = (path: string) => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0);
  const [first] = entries;
  const whole =
    first !== undefined &&
    entries.length > 1 &&
    entries.every(({ section }) => section === first.section) &&
    entries.length === entriesOf(scene.draft, first.section).length;
  const calls = whole
    ? [remove(first.section)]
    : paths.toSorted((a, b) => index(b) - index(a)).map(remove);
  const last: Last | null =
    first === undefined
      ? null
      : { section: first.section, entry_id: null, field: null, action: "delete" };
  return calls.length === 0 ? talk(notFound(scene.language, "", [])) : edits(calls, last);
}
