/** Where a folded text speaks of fields and sections. The longest word wins, none overlaps another. */
import { FIELD_WORDS } from "../lexicon/fields.ts";
import type { Section } from "../lexicon/places.ts";
import { SECTION_WORDS, type SectionWord, WHOLE_RESUME } from "../lexicon/sections.ts";
import { anyOf } from "../text/words.ts";

export interface Mention {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  /** A field's key; undefined for a section. */
  readonly field?: string;
  readonly section?: Section;
  readonly about?: SectionWord;
  readonly whole?: true;
}

const fieldOf = new Map(
  FIELD_WORDS.flatMap(({ key, words }) => words.map((word) => [word, key] as const)),
);
const sectionOf = new Map(
  SECTION_WORDS.flatMap((about) => about.words.map((word) => [word, about] as const)),
);
/** "份工" is a job in Cantonese; in 那份工作 it is the end of one word and the beginning of another. */
const WORD = new RegExp(
  anyOf([...fieldOf.keys(), ...sectionOf.keys(), ...WHOLE_RESUME]).replace("份工", "份工(?!作)"),
  "g",
);
const whole = new Set(WHOLE_RESUME);

/** Behind one of the words these make another word of it: 实习生, 项目经理, 工作室. */
const COMPOUND =
  /^(?:生(?!涯)|经理|师|员|室|者|总监|负责人|主管|助理|组长|部门?|学院|局|科技|集团|有限|公司(?=[^名的]|$)|专员|销售|客服|营销|化(?!工)|量(?!化)|性|证(?!书)|岗(?!位)|栏目|管理|开发|培训|咨询|行业|网站|平台|中心|软件|系统|机构|集|顾问|代表|工程|翻译|能力|负责)/;

export function findMentions(cues: string): Mention[] {
  const matches = [...cues.matchAll(WORD)].filter(
    ({ index, 0: word }) =>
      !/\p{Script=Han}$/u.test(word) ||
      !COMPOUND.test(cues.slice(index + word.length)) ||
      /(?:经历|经验|背景|时间|日期|名称)$/.test(word),
  );
  return matches.map((match): Mention => {
    const word = match[0].replace(/\s+/g, " ");
    const span = { start: match.index, end: match.index + match[0].length, word };
    const about = sectionOf.get(word);
    if (about !== undefined) return { ...span, section: about.section, about };
    if (whole.has(word)) return { ...span, whole: true };
    const field = fieldOf.get(word);
    return field === undefined ? span : { ...span, field };
  });
}
