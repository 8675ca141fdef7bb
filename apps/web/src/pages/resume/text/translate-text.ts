/** Words of translating a résumé. */
import { defineText } from "../../../i18n/text.ts";

export const translateText = defineText({
  en: {
    more: "More",
    into: { en: "Translate into English", zh: "Translate into Chinese" },
    languages: { en: "English", zh: "Chinese" },
    about:
      "Makes a variant in the other language. Section names, titles, degrees and known skills are translated at once; " +
      "sentences need a language model, and are taken only if they keep every number, date and name.",
    name: "Name of the variant",
    go: "Translate",
    left: (count: number) =>
      count === 1
        ? "1 field is still to be translated."
        : `${count} fields are still to be translated.`,
    show: "Show them",
  },
  zh: {
    more: "更多",
    into: { en: "翻译成英文", zh: "翻译成中文" },
    languages: { en: "英文", zh: "中文" },
    about:
      "生成另一种语言的版本。栏目名称、职位、学历和已知技能会直接翻译；句子需要语言模型，且只有数字、日期和名称都不变时才会采用。",
    name: "定制版名称",
    go: "翻译",
    left: (count) => `还有 ${count} 处需要翻译。`,
    show: "标出来",
  },
});
