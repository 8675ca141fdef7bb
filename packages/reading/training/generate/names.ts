/** Names of people: from any language, so that nothing else that is read depends on where a name is from. */
import type { Lexicon } from "./lexicon.ts";
import { spliced } from "./organisations.ts";
import type { World } from "./people.ts";

const BETWEEN = [
  "van",
  "de",
  "de la",
  "van der",
  "von",
  "bin",
  "al-",
  "O'",
  "Mac",
  "Le",
  "da",
  "El",
];

export function nameOf(world: World): string {
  const { random, own, all } = world;
  const foreign = random.chance(0.25);
  const words = foreign ? random.pick(all.filter((one) => one.chinese === own.chinese)) : own;
  if (words.list("names").length > 0 && random.chance(0.5)) return random.pick(words.list("names"));
  return words.chinese ? chineseName(world, words) : latinName(world, words);
}

/** One surname or two, and one sign or two behind it, any of them made up. */
function chineseName(world: World, words: Lexicon): string {
  const { random } = world;
  const made = () => spliced(world, words);
  const surname = random.chance(0.7) ? random.pick(words.list("surnames")) : made().charAt(0);
  const second = random.chance(0.03) ? random.pick(words.list("surnames")).charAt(0) : "";
  const given = random.chance(0.5)
    ? random.pick(words.list("given"))
    : made().slice(0, random.chance(0.75) ? 2 : 1);
  return surname + second + given;
}

function latinName(world: World, words: Lexicon): string {
  const { random } = world;
  const listed = (list: string) =>
    random.chance(0.55) ? random.pick(words.list(list)) : made(list);
  const made = (list: string) =>
    random.chance(0.4) ? halves(world, words, list) : spliced(world, words);
  const given = listed("given");
  const dice = random.next();
  const middle =
    dice < 0.1
      ? ` ${random.pick(words.list("given")).charAt(0)}.`
      : dice < 0.16
        ? ` ${random.pick(words.list("given"))}`
        : dice < 0.18
          ? `-${random.pick(words.list("given"))}`
          : "";
  const particle = random.pick(BETWEEN);
  const before = random.chance(0.06) ? particle + (/['-]$|Mac$/.test(particle) ? "" : " ") : "";
  const second = random.chance(0.08) ? `${random.pick(["-", "-", " "])}${listed("surnames")}` : "";
  const title = random.chance(0.03) ? random.pick(["Dr. ", "Prof. ", "Ms ", "Mr. ", "Dr "]) : "";
  return `${title}${given}${middle} ${before}${listed("surnames")}${second}`;
}

/** The beginning of one name and the end of another. */
function halves({ random }: World, words: Lexicon, list: string): string {
  const [a, b] = [random.pick(words.list(list)), random.pick(words.list(list))];
  return a.slice(0, Math.ceil(a.length / 2)) + b.slice(Math.floor(b.length / 2)).toLowerCase();
}
