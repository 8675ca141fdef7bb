/** Degrees and courses: those of lists, and what people call a course that is on none. */
import { cased, positionOf, type World } from "./people.ts";

export interface Degree {
  readonly name: string;
  /** Says its subject itself. */
  readonly whole: boolean;
}

export function degreeOf(world: World): Degree {
  const { random, own } = world;
  const forms = own.list("degree-forms");
  if (forms.length === 0 || !random.chance(0.2))
    return { name: random.pick(own.list("degrees")), whole: false };
  const name = random.pick(forms).replace(/\{(\w)\}/g, (_, part: string) => {
    if (part === "m") return random.pick(own.list("majors"));
    return part === "p" ? positionOf(world) : random.pick(own.list("degrees"));
  });
  return { name: own.chinese ? name : cased(name, "de", random), whole: true };
}
