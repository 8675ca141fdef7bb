/** What one request means. Readers are asked in order; the first that knows answers. */

import type { Act } from "../clauses/split-acts.ts";
import { readAdd } from "../edits/add.ts";
import { readPolish } from "../edits/ask-polish.ts";
import { readDelete } from "../edits/delete.ts";
import { changeLine } from "../edits/lines.ts";
import { readLook } from "../edits/look.ts";
import { readMove } from "../edits/move.ts";
import { readChange } from "../edits/read-change.ts";
import { readStated } from "../edits/read-stated.ts";
import { readSelf } from "../edits/self.ts";
import { readToldOfEntry } from "../edits/told-dates.ts";
import { readTold } from "../edits/told-entry.ts";
import { updateFrom } from "../edits/update.ts";
import { readFollowUp } from "../memory/follow-up.ts";
import type { Outcome } from "../outcome.ts";
import { parseTarget } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";
import { lineValue } from "../values/read-value.ts";
import { guard } from "./guard.ts";

type Reader = (said: Said, scene: Scene) => Outcome | undefined;

function readUpdate(said: Said, scene: Scene): Outcome | undefined {
  const change = readChange(said);
  if (change === undefined) return undefined;
  const line =
    change.value === undefined
      ? undefined
      : changeLine(
          parseTarget(change.target, scene.seen, scene.today),
          lineValue(change.value, "description"),
          scene,
        );
  return line ?? updateFrom(change, scene);
}

function readLabel(said: Said, scene: Scene): Outcome | undefined {
  const stated = readStated(said, scene);
  return stated === undefined ? undefined : updateFrom(stated, scene);
}

const COMMANDS: readonly Reader[] = [
  readFollowUp,
  readMove,
  readPolish,
  readDelete,
  readAdd,
  readUpdate,
];
const STATEMENTS: readonly Reader[] = [readToldOfEntry, readLabel, readSelf, readTold];

export function readAct({ said, sentence }: Act, scene: Scene): Outcome | undefined {
  const stop = guard(said, sentence, scene);
  if (stop !== "ask" && stop !== undefined) return stop;
  if (stop === "ask") return readLook(said, scene);
  for (const reader of [...COMMANDS, readLook, ...STATEMENTS]) {
    const outcome = reader(said, scene);
    if (outcome !== undefined) return outcome;
  }
  return undefined;
}
