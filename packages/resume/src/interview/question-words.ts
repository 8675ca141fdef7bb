/** How questions are put, in the language of the advertisement. */
import type { TextLanguage } from "@bole/talent";

interface QuestionWords {
  readonly opening: (title: string) => string;
  readonly proof: (requirement: string) => string;
  readonly missing: (requirement: string) => string;
  /** Where a line is close to it. */
  readonly close: (requirement: string) => string;
  readonly figure: string;
  readonly gap: (gap: string) => string;
  readonly shortStay: (post: string, length: string) => string;
  readonly closing: string;
}

export const QUESTION_WORDS: Readonly<Record<TextLanguage, QuestionWords>> = {
  en: {
    opening: (title) =>
      title === ""
        ? "Tell us about yourself: what do you do, and why this job?"
        : `Tell us about yourself: what do you do, and why “${title}”?`,
    proof: (requirement) =>
      `We need: ${requirement}. Tell us about this example: what was your part, and what came of it?`,
    missing: (requirement) =>
      `We need: ${requirement}. Your résumé does not mention it. What have you done that comes closest?`,
    close: (requirement) =>
      `We need: ${requirement}. This line of yours comes closest. How far does it go, and what would be new to you?`,
    figure: "How did you measure this, and what would have happened without you?",
    gap: (gap) => `What did you do in this time: ${gap}?`,
    shortStay: (post, length) => `You were at ${post} for ${length}. Why did you leave?`,
    closing: "What would you like to know from us?",
  },
  zh: {
    opening: (title) =>
      title === ""
        ? "请做一下自我介绍：你现在做什么，为什么想来我们这里？"
        : `请做一下自我介绍：你现在做什么，为什么应聘“${title}”？`,
    proof: (requirement) => `我们要求：${requirement}。请讲讲这个例子：你负责哪一部分，结果如何？`,
    missing: (requirement) =>
      `我们要求：${requirement}。简历里没有提到，你做过的最接近的事情是什么？`,
    close: (requirement) =>
      `我们要求：${requirement}。你的简历里这一行最接近：你做到了什么程度，哪些对你来说是新的？`,
    figure: "这个数字是怎么衡量的？如果没有你，会怎么样？",
    gap: (gap) => `这段时间你在做什么：${gap}？`,
    shortStay: (post, length) => `你在${post}工作了${length}，为什么离开？`,
    closing: "你有什么想问我们的？",
  },
};
