/** Everything that is told of a new entry, as its fields. */
import type { ListSection } from "../lexicon/places.ts";
import type { Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";
import { withoutCourtesy } from "../values/tails.ts";
import { readEducation } from "./education.ts";
import { takeLabelled } from "./labels.ts";
import { takePeriod } from "./period.ts";
import { told } from "./pieces.ts";
import { readProject } from "./project.ts";
import { readWork } from "./work.ts";

export type Facts = Readonly<Record<string, string>>;

const READERS: Readonly<Partial<Record<ListSection, (said: Said) => Facts>>> = {
  workExperience: (said) => ({ ...readWork(said) }),
  education: (said) => ({ ...readEducation(said) }),
  projects: (said) => ({ ...readProject(said) }),
};

/** In the order of the entry's fields. */
export function readFacts(said: Said, section: ListSection, scene: Scene): Facts {
  const { head, description } = told(said, scene.today);
  const { startDate, endDate, rest } = takePeriod(head, section, scene);
  const labelled = takeLabelled(rest, section);
  const read = READERS[section]?.(labelled.rest) ?? {};
  const text = withoutCourtesy(description);
  return {
    ...read,
    ...labelled.facts,
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    ...(text === "" ? {} : { description: text }),
  };
}
