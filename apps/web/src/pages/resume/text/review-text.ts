/** Words of the review of a résumé. */
import { defineText } from "../../../i18n/text.ts";

export const reviewText = defineText({
  en: {
    title: "Review",
    about: "Counted checks; the score is their mean.",
    score: (score: number) => `${score} of 100`,
    before: (score: number) => `${score} before your changes`,
    share: (good: number, of: number) => `${good} of ${of}`,
    none: "Nothing to check yet",
    apply: "Apply",
    checks: {
      contact: "Contact details",
      dates: "Dates",
      gaps: "No unexplained gaps",
      figures: "A figure in every third line",
      wording: "Strong, plain wording",
      bullets: "Consistent bullets",
      order: "Newest first",
      length: "At most two pages of text",
    },
  },
  zh: {
    title: "检查",
    about: "逐项计数，得分是各项的平均。",
    score: (score) => `${score} 分（满分 100）`,
    before: (score) => `修改前 ${score} 分`,
    share: (good, of) => `${good} / ${of}`,
    none: "还没有可检查的内容",
    apply: "应用",
    checks: {
      contact: "联系方式",
      dates: "时间",
      gaps: "没有未说明的空档",
      figures: "三行里至少一行有数字",
      wording: "措辞有力、简洁",
      bullets: "项目符号一致",
      order: "最近的在前",
      length: "正文不超过两页",
    },
  },
});
