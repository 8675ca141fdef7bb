/** Words of tailoring a résumé to an advertisement, and of its variants. */
import { defineText } from "../../../i18n/text.ts";

export const tailorText = defineText({
  en: {
    title: "Tailor",
    about: "Compare with an advertisement and keep the result as a variant.",
    job: "Advertisement",
    jobHint: "Paste the whole text.",
    compare: "Compare",
    coverage: (met: number, partly: number, all: number) =>
      `${met} of ${all} requirements proven, ${partly} in part`,
    verdicts: { meets: "Proven", partly: "In part", no: "Not met", unknown: "Not said" },
    must: "Required",
    nice: "Nice to have",
    requirements: "Requirements",
    proposals: "Proposed changes",
    noProposals: "The order already fits the advertisement.",
    kinds: {
      reorder_lines: "Put the proof first",
      reorder_skills: "Put the skills asked for first",
      from_another_resume: "From another résumé of yours",
    },
    ask: "Do you have this? Then say it in your words.",
    what: "What did you do with it?",
    scale: "How large: people, budget, volume?",
    result: "What changed because of you?",
    name: "Name of the variant",
    save: "Save as variant",
    offered: (count: number, source: string) =>
      count === 1
        ? `“${source}” has 1 change that this variant lacks.`
        : `“${source}” has ${count} changes that this variant lacks.`,
    update: "Take over",
  },
  zh: {
    title: "按职位优化",
    about: "与职位描述逐条对照，结果另存为定制版。",
    job: "职位描述",
    jobHint: "粘贴全文。",
    compare: "对照",
    coverage: (met, partly, all) => `${all} 条要求中，${met} 条有据可查，${partly} 条部分符合`,
    verdicts: { meets: "有依据", partly: "部分符合", no: "不符合", unknown: "未提到" },
    must: "必须",
    nice: "加分",
    requirements: "要求",
    proposals: "建议的修改",
    noProposals: "现有顺序已经符合这个职位。",
    kinds: {
      reorder_lines: "把依据放在前面",
      reorder_skills: "把要求的技能放在前面",
      from_another_resume: "来自你的另一份简历",
    },
    ask: "你做过吗？用自己的话写下来。",
    what: "你用它做了什么？",
    scale: "规模多大：人数、预算、数量？",
    result: "因为你，有什么变化？",
    name: "定制版名称",
    save: "另存为定制版",
    offered: (count, source) => `“${source}”有 ${count} 处新修改，这份定制版还没有。`,
    update: "采用",
  },
});
