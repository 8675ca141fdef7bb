/**
 * Companies and schools. Lists of them are short, and what is on no list must still be known by where
 * it stands: so most names are made of halves of other words, in the forms that a language has.
 */
import type { Lexicon } from "./lexicon.ts";
import type { World } from "./people.ts";

export function companyOf(world: World): string {
  const { random, own, english } = world;
  const words = own.language !== "en" && random.chance(0.1) ? english : own;
  if (random.chance(0.04)) return apart(world);
  const dice = random.next();
  if (dice < 0.28) return random.pick(words.list("companies"));
  if (dice < 0.72) return formed(world, words, "company-forms");
  const end = random.pick(words.list("company-ends"));
  if (words.chinese) {
    const place = random.chance(0.5) ? random.pick(words.list("places")).slice(0, 2) : "";
    return `${place}${nameIn(world, words)}${random.chance(0.08) ? "" : end}`;
  }
  const surname = () => random.pick(words.list("surnames"));
  const name = random.chance(0.15) ? `${surname()} & ${surname()}` : nameIn(world, words);
  return `${name} ${random.chance(0.3) ? `${random.pick(words.list("company-ends"))} ` : ""}${end}`
    .replace(/\s+/g, " ")
    .trim();
}

/** A part of a house, two houses, or a form behind a comma. */
function apart(world: World): string {
  const { random, own } = world;
  const name = formed(world, own, "company-forms");
  if (own.chinese) {
    const part = random.pick(own.list("majors"));
    return random.chance(0.5) ? `${name}${part}部` : `${name}（${part}）`;
  }
  const dice = random.next();
  if (dice < 0.35) return `${name}, ${random.pick(own.list("majors"))}`;
  if (dice < 0.6) return `${name} / ${formed(world, own, "company-forms")}`;
  return `${name}, ${random.pick(["LLC", "Inc.", "S.L.P.", "S.A. de C.V.", "Lda.", "Ltd."])}`;
}

export function schoolOf(world: World): string {
  const { random, own, english } = world;
  const words = own.language !== "en" && random.chance(0.06) ? english : own;
  return random.chance(0.5)
    ? random.pick(words.list("schools"))
    : formed(world, words, "school-forms");
}

const THINGS = [
  "Dashboard",
  "Platform",
  "App",
  "Migration",
  "Website",
  "Analysis",
  "Study",
  "Engine",
  "Survey",
  "Campaign",
  "Relaunch",
  "Portal",
  "System",
];
const CHINESE_THINGS = [
  "系统",
  "平台",
  "小程序",
  "网站建设",
  "数据分析",
  "课题研究",
  "改造项目",
  "管理系统",
  "推广活动",
  "研究",
  "项目",
];

export function projectOf(world: World): string {
  const { random, own } = world;
  const dice = random.next();
  const thing = random.pick(own.chinese ? CHINESE_THINGS : THINGS);
  const join = own.chinese ? "" : " ";
  if (dice < 0.25) return `${random.pick(own.list("company-parts"))}${join}${thing}`;
  if (dice < 0.5) return spliced(world, own) + (random.chance(0.3) ? join + thing : "");
  if (dice < 0.7) return `${random.pick(own.list("majors"))}${join}${thing}`;
  const sentence = random.pick(own.list("sentences")).replace(/[.。]$/, "");
  return own.chinese
    ? sentence.slice(0, random.between(6, 18))
    : sentence.split(" ").slice(0, random.between(2, 6)).join(" ");
}

/** {n} is a name, {l} a place, {s} a surname, {g} a given name, {m} a subject. */
function formed(world: World, words: Lexicon, list: string): string {
  const { random } = world;
  const place = () => {
    const all = random.pick(words.list("places"));
    return words.chinese ? all.slice(0, 2) : (all.split(/,| \(/)[0] ?? all);
  };
  return random.pick(words.list(list)).replace(/\{(\w)\}/g, (_, part: string) => {
    if (part === "l") return random.chance(0.3) ? spliced(world, words) : place();
    if (part === "s") return random.pick(words.list("surnames"));
    if (part === "g") return random.pick(words.list("given"));
    return part === "m" ? random.pick(words.list("majors")) : nameIn(world, words);
  });
}

function nameIn(world: World, words: Lexicon): string {
  const { random } = world;
  const dice = random.next();
  if (dice < 0.3) return random.pick(words.list("company-parts"));
  if (dice < 0.4 && !words.chinese) return random.pick(words.list("surnames"));
  if (dice < 0.5 && !words.chinese)
    return `${random.pick(words.list("company-parts"))} ${spliced(world, words)}`;
  return spliced(world, words);
}

/** The beginning of one word and the end of another. */
export function spliced({ random }: World, words: Lexicon): string {
  const word = () =>
    random.pick(words.list(random.pick(["company-parts", "surnames", "places", "companies"])));
  if (words.chinese) {
    const signs = () => (word() + word()).replace(/[^\u3400-\u9fff]/g, "");
    const all = signs() + signs();
    const at = () => all.charAt(random.int(all.length));
    return at() + at() + (random.chance(0.5) ? at() : "") + (random.chance(0.2) ? at() : "");
  }
  const one = () => word().split(/[\s,.&'-]/)[0] ?? "";
  const [first, second] = [one(), one()];
  const made = first.slice(0, Math.ceil(first.length / 2)) + second.slice(-random.between(2, 4));
  return made.charAt(0).toUpperCase() + made.slice(1).toLowerCase();
}
