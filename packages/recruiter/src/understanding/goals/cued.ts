/** What a message is heard by: its words without the names in them, and what the rules make of them. */
import { findJob } from "../entities/jobs.ts";
import { findPeople } from "../entities/people.ts";
import type { Scene } from "../entities/scene.ts";
import { fold } from "../text/said.ts";
import { NAME } from "./cues.ts";
import { type Heard, hear } from "./hear.ts";
import { asksToWrite } from "./mail-purpose.ts";

export interface Cued {
  readonly message: string;
  readonly cues: string;
  readonly job_named: boolean;
  readonly byRules: Heard;
  readonly asksToWrite: boolean;
}

export function cuedFrom(scene: Scene): Cued {
  const cues = withoutNames(scene);
  const job_named = isJobNamed(scene);
  return {
    ...{ message: scene.said.raw, cues, job_named },
    byRules: hear(cues, job_named),
    asksToWrite: asksToWrite(cues),
  };
}

function isJobNamed({ said, jobs }: Scene): boolean {
  const found = findJob(said.folded, jobs, { page: null, memory: null, chosen: null });
  return found.kind === "several" || (found.kind === "found" && found.by === "name");
}

/** Names are masked: a name has nothing to do with what is wanted of whoever has it. */
function withoutNames({ said, roster, jobs }: Scene): string {
  const titles = jobs.flatMap(({ title, organisation }) => [title, organisation]);
  const { mentions, unknown } = findPeople(said, roster, titles.filter(Boolean));
  const names = [...mentions.map((one) => one.said), ...unknown.map((one) => fold(one.said))];
  return names
    .toSorted((a, b) => b.length - a.length)
    .reduce((cues, name) => cues.replaceAll(name, NAME), said.cues);
}
