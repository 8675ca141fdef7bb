/**
 * What people write of their work. Lists of sentences are short, so their halves are put together
 * anew and some of their words are exchanged for words of other lists: a line must be known as a
 * sentence by more than its words.
 */
import type { World } from "./people.ts";

const EXCHANGED = [
  "positions",
  "majors",
  "companies",
  "places",
  "skill-lines",
  "company-parts",
  "schools",
];

export function sentenceOf(world: World): string {
  const { random, own } = world;
  const dice = random.next();
  const whole = random.pick(own.list("sentences"));
  if (dice < 0.35) return whole;
  const tasks = own.list("tasks");
  if (tasks.length > 0 && dice < 0.55) return capital(random.pick(tasks));
  return dice < 0.8 ? crossed(world, whole) : exchanged(world, crossed(world, whole));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The beginning of one sentence and the end of another. */
function crossed({ random, own }: World, first: string): string {
  const second = random.pick(own.list("sentences"));
  const cut = (text: string) =>
    own.chinese ? text.split(/(?<=[，、；,])|(?<=.{5})(?=.{5})/u) : text.split(/(?<=\s)/);
  const [a, b] = [cut(first), cut(second)];
  return a.slice(0, Math.ceil(a.length / 2)).join("") + b.slice(Math.floor(b.length / 2)).join("");
}

function exchanged({ random, own }: World, text: string): string {
  const words = own.chinese ? (text.match(/.{1,3}/gu) ?? []) : text.split(" ");
  return words
    .map((word) => {
      if (!random.chance(0.15)) return word;
      const list = own.list(random.pick(EXCHANGED));
      return list.length === 0
        ? word
        : own.chinese
          ? random.pick(list)
          : random.pick(list).toLowerCase();
    })
    .join(own.chinese ? "" : " ");
}
