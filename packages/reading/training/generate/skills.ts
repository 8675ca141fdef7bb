/** Lines of skills: the lists of a language, and lists put together anew. */
import type { World } from "./people.ts";

const RATINGS = ["★★★★☆", "●●●○○", "80%", "(5 years)", "– expert", "90 %", "★★★", "8/10"];

export function skillsLine(world: World): string {
  const { random, own } = world;
  if (random.chance(0.45)) return random.pick(own.list("skill-lines"));
  const count = random.pick([1, 1, 2, 3, 4, 5, 6, 8]);
  const items = Array.from({ length: count }, () => skillOf(world));
  const join = random.pick(
    own.chinese
      ? ["、", "、", "，", " ", " / ", "；", "\t"]
      : [", ", ", ", ", ", " · ", " | ", " / ", "; ", "\t", " • "],
  );
  const label = random.chance(0.15)
    ? `${random.pick(own.list("majors"))}${own.chinese ? "：" : ": "}`
    : "";
  const rating = count === 1 && random.chance(0.2) ? ` ${random.pick(RATINGS)}` : "";
  return label + items.join(join) + rating;
}

function skillOf({ random, own, english }: World): string {
  const tasks = english.list("tasks");
  if (!own.chinese && own.language === "en" && tasks.length > 0 && random.chance(0.4))
    return random.pick(tasks);
  const words = random.chance(0.75) ? own : english;
  const items = random
    .pick(words.list("skill-lines"))
    .replace(/^[^:：]{1,20}[:：]/, "")
    .split(/[,，、·|;；\t]/)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  return items.length > 0 ? random.pick(items) : random.pick(own.list("majors"));
}
