/** Words of tailoring a résumé to an advertisement, and of its variants. */
import { defineText } from "../../../i18n/text.ts";

interface Counted {
  readonly met: number;
  readonly partly: number;
  readonly open: number;
  readonly all: number;
}

export const tailorText = defineText({
  en: {
    title: "Tailor",
    about: "Compare with an advertisement and keep the result as a variant.",
    job: "Advertisement",
    jobHint: "Paste the whole text, or take it from a file or a job below.",
    compare: "Compare",
    variantSaved: "Saved as a variant. The original is unchanged.",
    coverage: (met: number, partly: number, all: number) =>
      `${met} of ${all} requirements proven, ${partly} in part`,
    counted: ({ met, partly, open, all }: Counted) =>
      `${met} of ${all} proven, ${partly} in part, ${open} open`,
    verdicts: { meets: "Proven", partly: "In part", no: "Not met", unknown: "Not said" },
    must: "Required",
    nice: "Nice to have",
    duty: "Part of the work",
    requirements: "Requirements",
    proposals: "Proposed changes",
    noProposals: "The order already fits the advertisement.",
    kinds: {
      set_title: "Use the title of the advertisement: you hold this role",
      lead_summary: "Begin the summary with what counts for this job",
      same_word: "Use the word of the advertisement",
      reorder_lines: "Put the proof first",
      reorder_skills: "Put the skills asked for first",
      add_skills: "List skills that your experience mentions",
      from_another_resume: "From another résumé of yours",
    },
    fromFile: "From a file",
    fromJob: "A job in Bole",
    otherJob: "Choose another advertisement",
    closest: "Closest in your résumé. Say it more clearly if this is it:",
    ask: "Do you have this? Then say it in your words.",
    post: "Goes under",
    unnamedPost: "Job without a name",
    noPost: "Add a job to your résumé first: the line needs a place.",
    addLine: "Add this line",
    what: (topic: string) => `${topic}: what did you do?`,
    scale: "How large: people, budget, volume?",
    result: "What changed because of you?",
    name: "Name of the variant",
    save: "Save as variant",
    offered: (count: number, source: string) =>
      count === 1
        ? `“${source}” has 1 change that this variant lacks.`
        : `“${source}” has ${count} changes that this variant lacks.`,
    showOffered: "Show changes",
    update: "Take over",
  },
  zh: {
    title: "按职位优化",
    about: "与职位描述逐条对照，结果另存为定制版。",
    job: "职位描述",
    jobHint: "粘贴全文，或从下面的文件、职位中选择。",
    compare: "对照",
    variantSaved: "已另存为定制版，原简历没有改动。",
    coverage: (met, partly, all) => `${all} 条要求中，${met} 条有据可查，${partly} 条部分符合`,
    counted: ({ met, partly, open, all }) =>
      `共 ${all} 条，${met} 条有依据，${partly} 条部分符合，${open} 条未提到`,
    verdicts: { meets: "有依据", partly: "部分符合", no: "不符合", unknown: "未提到" },
    must: "必须",
    nice: "加分",
    duty: "工作内容",
    requirements: "要求",
    proposals: "建议的修改",
    noProposals: "现有顺序已经符合这个职位。",
    kinds: {
      set_title: "用职位的名称：你正是这个岗位",
      lead_summary: "简介开头写明与岗位相关的内容",
      same_word: "用职位描述里的说法",
      reorder_lines: "把依据放在前面",
      reorder_skills: "把要求的技能放在前面",
      add_skills: "把经历中写到的技能列出来",
      from_another_resume: "来自你的另一份简历",
    },
    fromFile: "从文件读取",
    fromJob: "伯乐里的职位",
    otherJob: "换一个职位描述",
    closest: "简历里最接近的一行。如果说的就是这个，可以写得更明确：",
    ask: "你做过吗？用自己的话写下来。",
    post: "写在哪段经历下",
    unnamedPost: "未填名称的经历",
    noPost: "请先在简历里添加一段工作经历，这一行才有地方放。",
    addLine: "加上这一行",
    what: (topic) => `${topic}：你做了什么？`,
    scale: "规模多大：人数、预算、数量？",
    result: "因为你，有什么变化？",
    name: "定制版名称",
    save: "另存为定制版",
    offered: (count, source) => `“${source}”有 ${count} 处新修改，这份定制版还没有。`,
    showOffered: "查看修改",
    update: "采用",
  },
});
