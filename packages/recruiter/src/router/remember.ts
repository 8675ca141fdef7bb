/** What is known of a conversation after a message. */
import { type ConversationState, type Item, withAbout } from "@bole/language";
import type { RecordLink } from "../model/events.ts";
import type { Undoable } from "../model/undoable.ts";
import type { SessionMemory } from "../reading/memory.ts";
import type { Reading } from "../reading/reading.ts";

/** What an answer has shown. */
interface Shown {
  readonly job_id?: string | null;
  readonly person_ids?: readonly string[];
  readonly links?: readonly RecordLink[];
  /** What it has listed beside people: interviews, times, jobs. */
  readonly list?: readonly Item[];
  /** Effects that it has proposed. */
  readonly proposals?: readonly string[];
  readonly joining?: Readonly<SessionMemory["joining"]>;
  /** What it has done, and what it has taken back. */
  readonly done?: readonly Undoable[];
  readonly undone?: readonly string[];
  /** The workflow that it has begun or gone on with. */
  readonly finding?: string;
}

/** More than anybody comes back to. */
const MOST_PROPOSALS = 20;
const MOST_DONE = 10;

export function remember(
  { language, state, unfinished }: Pick<Reading, "language" | "state" | "unfinished">,
  memory: SessionMemory,
  shown: Shown,
): SessionMemory {
  const { proposals = [], undone = [], finding = null, person_ids = [] } = shown;
  const done = [...memory.done, ...(shown.done ?? [])].filter(({ id }) => !undone.includes(id));
  const last = done.at(-1);
  const undo = last === undefined || last.inverse.kind === "none" ? null : last.tool;
  return {
    ...{ language, unfinished },
    // Whoever was shown since then is meant before whoever was found.
    finding: finding ?? (person_ids.length > 1 ? null : memory.finding),
    state: { ...withShown(state, shown), undo },
    proposals: [...new Set([...memory.proposals, ...proposals])].slice(-MOST_PROPOSALS),
    joining: [...memory.joining, ...(shown.joining ?? [])].slice(-MOST_PROPOSALS),
    done: done.slice(-MOST_DONE),
  };
}

/** Those whom the last workflow has found are the last list: "put the second one into the job". */
export function withFound(memory: SessionMemory, found: readonly RecordLink[]): SessionMemory {
  const person_ids = found.flatMap(({ kind, id }) => (kind === "person" ? [id] : []));
  const state = withShown(memory.state, { person_ids, links: found });
  // Once: whoever is spoken of from now on is in focus.
  return person_ids.length === 0 ? memory : { ...memory, state, finding: null };
}

function withShown(
  state: ConversationState,
  { job_id = null, person_ids = [], links = [], list = [] }: Shown,
): ConversationState {
  const item = (kind: string, id: string): Item => ({
    ...{ kind, id },
    label: links.find((link) => link.id === id)?.title ?? "",
  });
  const people = person_ids.map((id) => item("person", id));
  const only = list.length === 1 ? list : [];
  const spoken = withAbout(state, [
    ...people,
    ...(job_id === null ? [] : [item("job", job_id)]),
    ...only,
  ]);
  // What was listed is counted from now on: "the second one".
  const listed = [...(people.length > 1 ? people : []), ...list];
  return listed.length > 0 ? { ...spoken, list: listed } : spoken;
}
