/** A limit that is not kept, in words: "in Munich; you asked for Shanghai". */
import { conceptById, type Employment, type Remote, type Salary } from "@bole/talent";
import type { Language } from "../state/language.ts";
import type { Level } from "../state/limits.ts";
import type { BrokenLimit } from "./broken-limits.ts";

interface LimitWords {
  readonly place: (is: string, asked: string) => string;
  readonly avoided_place: (is: string) => string;
  readonly abroad: (is: string, home: string) => string;
  readonly language: Readonly<Record<Language, string>>;
  readonly differs: (is: string, asked: string) => string;
  readonly unwanted: (is: string) => string;
  readonly pay: (is: string, asked: string) => string;
  readonly years: (asks: number, has: number) => string;
  readonly lacked: (skills: string) => string;
  readonly remote: Readonly<Record<Remote, string>>;
  readonly employment: Readonly<Record<Employment, string>>;
  readonly level: Readonly<Record<Level, string>>;
  readonly per: Readonly<Record<Salary["per"], string>>;
}

const WORDS: Readonly<Record<Language, LimitWords>> = {
  zh: {
    place: (is, asked) => `地点在${is}，你想在${asked}`,
    avoided_place: (is) => `地点在${is}，你说过不去那里`,
    abroad: (is, home) => `地点在${is}，你住在${home}`,
    language: {
      zh: "招聘启事是中文的，你的简历里没有写会中文",
      en: "招聘启事是英文的，你的简历里没有写会英语",
    },
    differs: (is, asked) => `这是${is}，你要的是${asked}`,
    unwanted: (is) => `这是${is}，你说过不考虑`,
    pay: (is, asked) => `薪资 ${is}，低于你要的 ${asked}`,
    years: (asks, has) => `要求 ${asks} 年经验，你有 ${has} 年`,
    lacked: (skills) => `要求 ${skills}，你说没有`,
    remote: { onsite: "现场办公", hybrid: "混合办公", remote: "远程" },
    employment: {
      full_time: "全职",
      part_time: "兼职",
      contract: "合同或外包",
      internship: "实习",
      volunteer: "志愿",
    },
    level: { entry: "初级岗位", senior: "高级岗位" },
    per: { hour: "每小时", day: "每天", week: "每周", month: "每月", year: "每年" },
  },
  en: {
    place: (is, asked) => `It is in ${is}; you asked for ${asked}`,
    avoided_place: (is) => `It’s in ${is}, where you don’t want to work`,
    abroad: (is, home) => `It is in ${is}; you live in ${home}`,
    language: {
      zh: "The ad is in Chinese, which isn’t on your résumé",
      en: "The ad is in English, which isn’t on your résumé",
    },
    differs: (is, asked) => `It is ${is}; you asked for ${asked}`,
    unwanted: (is) => `It’s ${is}, which you don’t want`,
    pay: (is, asked) => `It pays ${is}; you asked for ${asked}`,
    years: (asks, has) => `It asks for ${asks} years of experience; you have ${has}`,
    lacked: (skills) => `It requires ${skills}, which you said you don’t have`,
    remote: { onsite: "on site", hybrid: "hybrid", remote: "remote" },
    employment: {
      full_time: "full-time",
      part_time: "part-time",
      contract: "contract work",
      internship: "an internship",
      volunteer: "voluntary",
    },
    level: { entry: "an entry-level post", senior: "a senior post" },
    per: { hour: "an hour", day: "a day", week: "a week", month: "a month", year: "a year" },
  },
};

export function limitWords(broken: BrokenLimit, language: Language): string {
  const words = WORDS[language];
  switch (broken.kind) {
    case "place":
      return words.place(broken.is, broken.asked);
    case "avoided_place":
      return words.avoided_place(broken.is);
    case "abroad":
      return words.abroad(broken.is, broken.home);
    case "language":
      return words.language[broken.is];
    case "remote":
      return words.differs(words.remote[broken.is], words.remote[broken.asked]);
    case "employment":
      return broken.asked === null
        ? words.unwanted(words.employment[broken.is])
        : words.differs(words.employment[broken.is], words.employment[broken.asked]);
    case "pay":
      return words.pay(payOf(broken.is, words), payOf(broken.asked, words));
    case "level":
      return words.differs(words.level[broken.is], words.level[broken.asked]);
    case "years":
      return words.years(broken.asks, broken.has);
    case "lacked": {
      const names = broken.concepts.flatMap((id) => conceptById(id)?.[language] ?? []);
      return words.lacked(names.join(language === "zh" ? "、" : ", "));
    }
    default:
      return broken satisfies never;
  }
}

const AMOUNT = new Intl.NumberFormat("en");

function payOf({ min, max, currency, per }: Salary, { per: names }: LimitWords): string {
  const ends = [min, max].filter((end) => end !== null).map((end) => AMOUNT.format(end));
  return `${[...new Set(ends)].join("–")} ${currency} ${names[per]}`;
}
