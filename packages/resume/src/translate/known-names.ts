/** What has a usual name in the other language: titles, skills, degrees and sections. Pure. */
import { conceptById, findConcepts, occupationOf, type TextLanguage } from "@bole/talent";

/** The usual name first, then others for the same. */
type Pair = Readonly<Record<TextLanguage, readonly [string, ...string[]]>>;

const DEGREES: readonly Pair[] = [
  { zh: ["博士"], en: ["PhD", "Doctor", "Doctorate", "Ph.D."] },
  { zh: ["硕士", "硕士研究生"], en: ["Master's degree", "Master", "M.Sc.", "MSc", "M.A."] },
  { zh: ["本科", "学士"], en: ["Bachelor's degree", "Bachelor", "B.Sc.", "BSc", "B.A."] },
  { zh: ["大专", "专科"], en: ["Associate degree", "Associate"] },
  { zh: ["高中"], en: ["High school diploma"] },
];

/** Sections that people add to the usual ones. */
const SECTIONS: readonly Pair[] = [
  { zh: ["证书", "资格证书"], en: ["Certificates", "Certifications"] },
  { zh: ["语言", "语言能力"], en: ["Languages"] },
  { zh: ["兴趣爱好", "兴趣"], en: ["Interests", "Hobbies"] },
  { zh: ["获奖", "荣誉奖项"], en: ["Awards", "Honours"] },
  { zh: ["论文"], en: ["Publications"] },
  { zh: ["志愿服务"], en: ["Volunteering"] },
  { zh: ["推荐人"], en: ["References"] },
];

/** Undefined where no table knows it. */
export const degreeIn = (text: string, to: TextLanguage) => pairOf(DEGREES, text)?.[to][0];
export const sectionIn = (text: string, to: TextLanguage) => pairOf(SECTIONS, text)?.[to][0];

export function titleIn(text: string, to: TextLanguage): string | undefined {
  const name = occupationOf(text)?.[to][0];
  return to === "en"
    ? name?.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : name;
}

/** A list of skills, each that the taxonomy knows by its name there; signs and order stay. */
export function skillsIn(text: string, to: TextLanguage): string {
  const named = findConcepts(text)
    .flatMap(({ id, spans }) => spans.map((span) => ({ ...span, name: conceptById(id)?.[to] })))
    .filter(({ start, end }) => isForeign(text.slice(start, end), to))
    .toSorted((a, b) => b.start - a.start || b.end - a.end);
  let [translated, from] = [text, text.length + 1];
  for (const { start, end, name } of named) {
    if (name === undefined || end > from) continue;
    translated = translated.slice(0, start) + name + translated.slice(end);
    from = start;
  }
  return to === "en" ? translated.replaceAll("、", ", ").replaceAll("：", ": ") : translated;
}

const pairOf = (pairs: readonly Pair[], text: string) => {
  const sought = text.trim().toLowerCase();
  return pairs.find(({ zh, en }) => [...zh, ...en].some((name) => name.toLowerCase() === sought));
};

/** Whether it still waits for a translation: Han letters in English, or words without any in Chinese. */
export function isForeign(text: string, to: TextLanguage): boolean {
  const hasHan = /\p{Script=Han}/u.test(text);
  return to === "en" ? hasHan : !hasHan && /\p{Ll}{2,}/u.test(text);
}
