/** Everything that is told of a new entry, as its fields. */
import { type ListSection, NAME_FIELD } from "../lexicon/places.ts";
import type { Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";
import { withoutCourtesy } from "../values/tails.ts";
import { readEducation } from "./education.ts";
import { takeLabelled } from "./labels.ts";
import { takePeriod } from "./period.ts";
import { told } from "./pieces.ts";
import { takePlace } from "./place-of-work.ts";
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
  const { head, description } = told(said, scene.today, section === "projects");
  const { startDate, endDate, rest } = takePeriod(head, section, scene);
  const place = section === "workExperience" ? takePlace(rest) : { rest };
  const labelled = takeLabelled(place.rest, section);
  const read = READERS[section]?.(labelled.rest) ?? {};
  const named = { ...read, ...labelled.facts };
  const more = description === "" ? leftOver(labelled.rest, section, named) : "";
  const text = withoutCourtesy(description === "" ? more : description);
  return {
    ...named,
    ...("location" in place && named.location === undefined ? { location: place.location } : {}),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
    ...(text === "" ? {} : { description: text }),
  };
}

export const MARKS =
  /gpa|绩点|排名|成绩|奖学金|辅修|均分|(?<![a-z])(?:minor|hono?urs?|cum laude|thesis|dean's list)(?![a-z])/;
const ASKED =
  /帮我|请|麻烦|谢|[加写填录]上|[加写放]进|[加写放]到|记得|(?<![a-z])(?:add|please|thanks?|put|include)(?![a-z])/;

/** Once all names are known, what is still said behind them describes: "…，日活 2 万". */
function leftOver({ raw, folded }: Said, section: ListSection, facts: Facts): string {
  const second = section === "education" ? "major" : section === "projects" ? "role" : "position";
  if (facts[NAME_FIELD[section]] === undefined || facts[second] === undefined) return "";
  const pieces = folded.split(",");
  const piece = pieces.at(-1) ?? "";
  const typed = raw.slice(raw.length - piece.length).trim();
  const known = Object.values(facts).some(
    (fact) => typed.includes(fact) || fact.includes(typed) || typed === "",
  );
  const tells = section === "education" ? MARKS.test(piece) : /\d/.test(piece) && typed.length >= 4;
  return known || !tells || ASKED.test(piece) ? "" : typed;
}
