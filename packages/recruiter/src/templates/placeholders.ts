/** What may stand in a template, written `{{name}}`. */

export const PLACEHOLDERS = {
  salutation: { zh: "称呼，如“陈思远，您好：”", en: "How they are addressed: “Dear Maya,”" },
  name: { zh: "姓名", en: "Their name" },
  job_title: { zh: "职位名称", en: "The job's title" },
  organisation: { zh: "招聘单位", en: "The organisation" },
  conditions: { zh: "地点、方式与薪资", en: "Place, way of working and pay" },
  pitch: { zh: "职位自我介绍的一句话", en: "A sentence of the job's own" },
  reason: { zh: "简历里与职位相关的一句原文", en: "A line of their résumé that fits the job" },
  company: { zh: "那句原文所在的公司或项目", en: "Where that line is from" },
  skills: { zh: "双方都提到的技能", en: "Skills that both name" },
  written_on: { zh: "上一封邮件的日期", en: "When we wrote before" },
  interview_at: { zh: "面试时间（含时区）", en: "Time of the interview, with its zone" },
  sender: { zh: "落款", en: "The signature" },
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;

export const isPlaceholder = (name: string): name is Placeholder =>
  Object.hasOwn(PLACEHOLDERS, name);

/** Whatever stands between two pairs of braces, wrong ones as well. */
export const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/gu;
