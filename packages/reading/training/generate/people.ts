/** Who the documents are about: names, jobs, schools, as a person would write them. */
import type { Language, Lexicon } from "./lexicon.ts";
import type { Random } from "./random.ts";

export interface World {
  readonly random: Random;
  readonly own: Lexicon;
  /** Words of English stand in documents of every language. */
  readonly english: Lexicon;
}

const BEFORE: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "Senior ",
    "Junior ",
    "Lead ",
    "Head of ",
    "Assistant ",
    "Chief ",
    "Deputy ",
    "Trainee ",
    "Principal ",
    "Associate ",
    "Interim ",
    "Graduate ",
    "Sr. ",
  ],
  de: [
    "Leitender ",
    "Senior ",
    "Stellvertretende ",
    "Auszubildender ",
    "Praktikant ",
    "Junior ",
    "Werkstudent ",
    "Assistenz ",
  ],
  fr: [
    "Responsable ",
    "Assistant ",
    "Stagiaire ",
    "Chef de ",
    "Directeur ",
    "Adjoint ",
    "Apprenti ",
  ],
  es: [
    "Jefe de ",
    "Responsable de ",
    "Ayudante de ",
    "Becario ",
    "Director de ",
    "Auxiliar de ",
    "Coordinador de ",
  ],
  "zh-CN": ["高级", "资深", "初级", "首席", "副", "助理", "储备", "见习"],
  "zh-TW": ["資深", "高級", "副", "助理", "儲備", "首席"],
};
const BEHIND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    " II",
    " (Intern)",
    " Intern",
    ", EMEA",
    " – Payments",
    " (part-time)",
    ", North Region",
    " & Team Lead",
  ],
  de: [" (m/w/d)", " in Teilzeit", " und stellvertretender Leiter", " (Praktikum)", ", Vertrieb"],
  fr: [" (stage)", " H/F", " en alternance", " senior", " junior"],
  es: [" (prácticas)", " senior", " júnior", " y coordinador", " de turno"],
  "zh-CN": ["（实习）", "实习生", "兼团队负责人", "（外包）", "主管", "经理", "助理"],
  "zh-TW": ["（實習）", "實習生", "主管", "經理", "（工讀）"],
};

/** What a title consists of, where no list of titles is long enough. */
const MADE: readonly [readonly string[], readonly string[]] = [
  [
    "軟體",
    "業務",
    "行銷",
    "財務",
    "專案",
    "產品",
    "研發",
    "客服",
    "採購",
    "品保",
    "人資",
    "系統",
    "韌體",
    "門市",
    "行政",
    "法務",
    "設計",
    "資料",
    "硬體",
    "製程",
    "餐飲",
    "護理",
    "教學",
    "電商",
  ],
  [
    "工程師",
    "專員",
    "經理",
    "主任",
    "助理",
    "副理",
    "企劃",
    "分析師",
    "店長",
    "技術員",
    "顧問",
    "組長",
    "總監",
    "秘書",
    "管理師",
    "長",
    "代表",
  ],
];

export function positionOf({ random, own, english }: World): string {
  const foreign = own.language !== "en" && random.chance(own.chinese ? 0.08 : 0.15);
  const words = foreign ? english : own;
  const list = words.list("positions");
  const made = words.language === "zh-TW" && (list.length < 200 || random.chance(0.4));
  let title = made ? random.pick(MADE[0]) + random.pick(MADE[1]) : random.pick(list);
  if (!words.chinese) title = cased(title, words.language, random);
  if (random.chance(0.14)) title = random.pick(BEFORE[words.language]) + title;
  if (random.chance(0.09)) title += random.pick(BEHIND[words.language]);
  return title;
}

function cased(title: string, language: Language, random: Random): string {
  const first = title.charAt(0).toUpperCase() + title.slice(1);
  if (language !== "en") return random.chance(0.9) ? first : title;
  if (random.chance(0.12)) return first;
  return title.replace(/(?<![\p{L}'])\p{Ll}(?=\p{L}{2})/gu, (letter, at: number) =>
    at > 0 && /^(?:and|for|the|with)\b/.test(title.slice(at)) ? letter : letter.toUpperCase(),
  );
}

export function companyOf(world: World): string {
  const { random, own, english } = world;
  const words = own.language !== "en" && random.chance(0.1) ? english : own;
  if (random.chance(words.list("companies").length > 300 ? 0.65 : 0.3))
    return random.pick(words.list("companies"));
  const [parts, ends] = [words.list("company-parts"), words.list("company-ends")];
  if (words.chinese) {
    const place = random.chance(0.5) ? random.pick(words.list("places")).slice(0, 2) : "";
    const length = random.between(2, 3);
    const name = Array.from({ length }, () => random.pick(parts)).join("");
    return `${place}${name}${random.chance(0.08) ? "" : random.pick(ends)}`;
  }
  const made = random.chance(0.25) ? invented(random) : random.pick(parts);
  const name = random.chance(0.15)
    ? `${random.pick(words.list("surnames"))} & ${random.pick(words.list("surnames"))}`
    : random.chance(0.12)
      ? random.pick(words.list("surnames"))
      : made;
  return `${name} ${random.chance(0.3) ? `${random.pick(ends)} ` : ""}${random.pick(ends)}`
    .replace(/\s+/g, " ")
    .trim();
}

const SOUNDS = [
  "ba",
  "co",
  "da",
  "fi",
  "gra",
  "lo",
  "mi",
  "no",
  "pra",
  "qui",
  "re",
  "sta",
  "tri",
  "va",
  "xe",
  "zo",
  "len",
  "mar",
  "vex",
  "ron",
  "tal",
  "sy",
  "ka",
  "del",
];

function invented(random: Random): string {
  const word = Array.from({ length: random.between(2, 3) }, () => random.pick(SOUNDS)).join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export const schoolOf = ({ random, own, english }: World) =>
  random.pick((own.language !== "en" && random.chance(0.06) ? english : own).list("schools"));
export const degreeOf = ({ random, own }: World) => random.pick(own.list("degrees"));
export const majorOf = ({ random, own }: World) => random.pick(own.list("majors"));
export const placeOf = ({ random, own }: World) => random.pick(own.list("places"));

export function nameOf({ random, own }: World): string {
  if (own.list("names").length > 0 && random.chance(0.6)) return random.pick(own.list("names"));
  const [given, surname] = [random.pick(own.list("given")), random.pick(own.list("surnames"))];
  if (own.chinese) return surname + given;
  const middle = random.chance(0.12) ? ` ${random.pick(own.list("given")).charAt(0)}.` : "";
  return `${given}${middle} ${surname}`;
}
