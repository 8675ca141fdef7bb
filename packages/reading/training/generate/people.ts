/** Who the documents are about: names, jobs, schools, as a person would write them. */
import type { Language, Lexicon } from "./lexicon.ts";
import { spliced } from "./organisations.ts";
import type { Random } from "./random.ts";

export interface World {
  readonly random: Random;
  readonly own: Lexicon;
  /** Words of English stand in documents of every language. */
  readonly english: Lexicon;
  /** All languages: people and places have names from elsewhere. */
  readonly all: readonly Lexicon[];
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
  it: ["Responsabile ", "Assistente ", "Capo ", "Vice ", "Apprendista ", "Stagista ", "Addetto "],
  nl: ["Senior ", "Junior ", "Hoofd ", "Assistent-", "Stagiair ", "Leerling-", "Medewerker "],
  pt: [
    "Chefe de ",
    "Auxiliar de ",
    "Estagiário de ",
    "Coordenador de ",
    "Diretora de ",
    "Assistente de ",
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
  it: [" (stage)", " senior", " junior", " e capoturno", ", settore estero"],
  nl: [" (stage)", " (parttime)", " en teamleider", ", afdeling inkoop", " in opleiding"],
  pt: [" (estágio)", " sênior", " júnior", " e coordenador", ", turno da noite"],
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
  else if (random.chance(0.1)) title = withField({ random, words }, title);
  else if (!words.chinese && random.chance(0.03))
    title += `${random.pick([" and ", " / ", " & "])}${cased(random.pick(list), words.language, random)}`;
  if (/ \([^)]*$/.test(title)) title += ")";
  return title;
}

/** What somebody works on, or in which part of the house. */
function withField({ random, words }: { random: Random; words: Lexicon }, title: string): string {
  const field = random.pick(words.list("majors"));
  if (words.chinese) return random.chance(0.5) ? `${field}部 ${title}` : `${title}（${field}）`;
  const join = random.pick([", ", ", ", " (", " – "]);
  return title + join + (random.chance(0.5) ? field : field.toLowerCase());
}

export function cased(title: string, language: Language, random: Random): string {
  const first = title.charAt(0).toUpperCase() + title.slice(1);
  if (language !== "en") return random.chance(0.9) ? first : title;
  if (random.chance(0.12)) return first;
  return title.replace(/(?<![\p{L}'])\p{Ll}(?=\p{L}{2})/gu, (letter, at: number) =>
    at > 0 && /^(?:and|for|the|with)\b/.test(title.slice(at)) ? letter : letter.toUpperCase(),
  );
}

export function majorOf({ random, own }: World): string {
  const [one, other] = [random.pick(own.list("majors")), random.pick(own.list("majors"))];
  if (random.chance(0.85) || own.chinese) return one;
  return `${one}${random.pick([" & ", " / ", ", "])}${other}`;
}

export function placeOf(world: World): string {
  const { random, own } = world;
  const place = random.pick(own.list("places"));
  if (random.chance(0.75)) return place;
  const made = spliced(world, own);
  if (own.chinese) return made + random.pick(["", "市", "區", "区", "縣", "县"]);
  return random.chance(0.5) ? made : `${made}, ${place}`;
}
