import { defineText } from "../../../i18n/text.ts";

export const understoodText = defineText({
  en: {
    label: "Filters from your search:",
    remove: (what: string) => `Remove from the search: ${what}`,
    searchAsWords: "Search these as plain words",
    literal: "Searching all words as written.",
    understandAgain: "Read filters from the search again",
    notReached: (stage: string) => `Not yet: ${stage}`,
    available: "In no open process",
    speaks: (language: string) => `Speaks ${language}`,
    resumeIn: (language: string) => `Résumé: ${language}`,
    between: (min: string, max: string) => `${min}–${max} years`,
  },
  zh: {
    label: "从搜索中读到的条件：",
    remove: (what) => `从搜索中去掉：${what}`,
    searchAsWords: "按原文搜索",
    literal: "正在按原文搜索。",
    understandAgain: "重新识别条件",
    notReached: (stage) => `尚未：${stage}`,
    available: "没有进行中的流程",
    speaks: (language) => `会${language}`,
    resumeIn: (language) => `简历语言：${language}`,
    between: (min, max) => `${min}–${max} 年`,
  },
});
