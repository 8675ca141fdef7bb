/** Why a change is proposed, in the language of the advertisement. */
import type { TextLanguage } from "@bole/talent";

const quoted = (texts: readonly string[], language: TextLanguage): string =>
  texts
    .map((text) => (language === "zh" ? `“${text}”` : `“${text}”`))
    .join(language === "zh" ? "、" : ", ");

export const PROPOSAL_WORDS = {
  zh: {
    first: (asked: readonly string[]) => `招聘方先看到能证明${quoted(asked, "zh")}的内容。`,
    sameWord: (word: string) => `职位描述用的是“${word}”，筛选系统按这个词找。`,
    summary: "开头就列出职位要求、而且简历里已有依据的几项，都是你的原话。",
    summaryLead: "与岗位相关：",
    title: "你做过同名的岗位。",
    listed: "经历里写到了，技能栏没有列出。",
    elsewhere: "来自你的另一份简历。",
  },
  en: {
    first: (asked: readonly string[]) => `Readers see the proof of ${quoted(asked, "en")} first.`,
    sameWord: (word: string) =>
      `The advertisement says “${word}”, and filters search for that word.`,
    summary: "Opens with what is asked for and your résumé proves, in your own words.",
    summaryLead: "Relevant to this role: ",
    title: "You have held the role by this name.",
    listed: "Your experience mentions it; your skills don’t list it.",
    elsewhere: "From another résumé of yours.",
  },
} as const;
