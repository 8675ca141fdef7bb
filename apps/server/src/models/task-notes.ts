/** What each task asks of a model, and what there is without one: so that a person can choose. */
import type { TaskChoice } from "../http/contract/models.ts";

type Notes = Pick<TaskChoice, "needs" | "note">;

const TOOLS: Notes = {
  needs: "tools",
  note: {
    en: "Needs a model that calls tools reliably: 14B or larger. The built-in reader handles usual messages well; a small model may do worse than it.",
    zh: "需要能稳定调用工具的模型，建议 14B 以上。内置模型已能理解常见消息，小模型可能反而更差。",
  },
};
const READING: Notes = {
  needs: "form",
  note: {
    en: "Fills the gaps that rules leave, each with a checked quote. 7B to 8B is enough; long documents need 16k tokens of context.",
    zh: "补全规则没有读出的字段，每个字段都核对原文引用。7B–8B 即可，长文档需要 16k 上下文。",
  },
};
const JUDGING: Notes = {
  needs: "form",
  note: {
    en: "Judges many short texts with quotes; quality grows with size, from 14B on. Without a model, rules judge by skills and words.",
    zh: "对大量短文本作判断并引用原文，14B 以上效果更好。没有模型时按技能和词语判断。",
  },
};
const PLANNING: Notes = {
  needs: "form",
  note: {
    en: "Plans are validated before they run. 14B or larger; the built-in planner covers the usual workflows.",
    zh: "计划在运行前会被校验。建议 14B 以上；内置规划器已覆盖常见流程。",
  },
};
const WRITING: Notes = {
  needs: "form",
  note: {
    en: "Names, numbers and dates are checked against the records. 8B writes acceptably, larger models write better; without one, templates are used.",
    zh: "姓名、数字和日期会与记录核对。8B 可用，越大写得越好；没有模型时使用模板。",
  },
};
const UNDERSTANDING: Notes = {
  needs: "form",
  note: {
    en: "Reads what a person says, with quotes. 7B to 8B is enough; the built-in reader answers otherwise.",
    zh: "理解用户的话并引用原文。7B–8B 即可；否则由内置模型理解。",
  },
};

const TRANSLATING: Notes = {
  needs: "text",
  note: {
    en: "Only a model can translate. 8B does for mails; larger ones keep the tone. Numbers and dates are compared.",
    zh: "翻译只能由模型完成。邮件用 8B 即可，更大的模型更能保持语气。数字和日期会核对。",
  },
};

const NOTES: Readonly<Record<string, Notes>> = {
  recruiter_chat: TOOLS,
  resume_chat: TOOLS,
  read_resume: READING,
  read_job: READING,
  recommend_judge: JUDGING,
  assess_criteria: JUDGING,
  read_reply: UNDERSTANDING,
  translate_text: TRANSLATING,
  plan: PLANNING,
  create_plan: PLANNING,
  recruiter_plan: PLANNING,
  evaluate: PLANNING,
  career: UNDERSTANDING,
  career_read_feedback: UNDERSTANDING,
};

export const notesOf = (task: string): Notes => NOTES[task] ?? WRITING;
