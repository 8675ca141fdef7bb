/** A question of ours, with what can be answered to it. */
import type { OpenQuestion } from "../understanding/memory.ts";

/** More would not be read. */
const MOST_SHOWN = 8;

export function wordsOf(question: OpenQuestion, language: "zh" | "en"): string {
  const { slot, said, also, options } = question;
  const list = options
    .slice(0, MOST_SHOWN)
    .map(
      ({ title, detail }, at) =>
        `${at + 1}. ${title}${detail === "" ? "" : language === "zh" ? `（${detail}）` : ` (${detail})`}`,
    );
  const others = options.length - MOST_SHOWN;
  const rest = others > 0 ? [REST[language](others)] : [];
  const head = HEADS[language][slot](said, options.length, isSame(options));
  const unknown = also.length > 0 ? [ALSO[language](also)] : [];
  return [head, ...list, ...rest, ...unknown].join("\n");
}

const REST = {
  zh: (count: number) => `还有 ${count} 个，直接说名称就好。`,
  en: (count: number) => `And ${count} more: just say the name.`,
};

/** Nobody should have to ask again to learn of the next one. */
const ALSO = {
  zh: (names: readonly string[]) =>
    `${names.map((name) => `“${name}”`).join("、")}也没有找到，请检查姓名。`,
  en: (names: readonly string[]) =>
    `There is nobody called ${names.map((name) => `"${name}"`).join(" or ")} either.`,
};

/** Whether all of them are called the same. */
const isSame = (options: OpenQuestion["options"]) =>
  options.length > 1 && new Set(options.map(({ title }) => title)).size === 1;

type Head = (said: string, options: number, same: boolean) => string;

const HEADS: Readonly<Record<"zh" | "en", Readonly<Record<OpenQuestion["slot"], Head>>>> = {
  zh: {
    job: (said, options) => {
      if (options === 0)
        return said === ""
          ? "还没有职位。先告诉我要招什么人，我来建一个草稿。"
          : `没有找到“${said}”这个职位，也没有相近的。请检查名称，或先创建它。`;
      return said === "" ? "是哪个职位？" : `没有完全对应“${said}”的职位。您指的是哪一个？`;
    },
    person: (said, options, same) => {
      if (options === 0) return `人才库里没有找到“${said}”。请检查姓名，或先导入简历。`;
      return same
        ? `有 ${options} 位都叫“${said}”，您指哪一位？`
        : `没有找到“${said}”，最接近的是这些，您指哪一位？`;
    },
    people: () => "是哪几位候选人？请说出名字、阶段（例如“筛选阶段的人”），或者先让我找人。",
    interview: (_, options) => (options === 0 ? "没有找到可以改动的面试。" : "是哪一场面试？"),
    purpose: () => "这封邮件是做什么用的？",
    intent: (why) =>
      `${why === "budget" ? "模型的额度已用完" : "模型没有回应"}，这句话我只按内置规则理解，还没有做任何事。是要我做这件事吗？`,
  },
  en: {
    job: (said, options) => {
      if (options === 0)
        return said === ""
          ? "There is no job yet. Tell me whom you are looking for, and I will draft one."
          : `There is no job "${said}", and none like it. Please check the name, or create it first.`;
      return said === ""
        ? "Which job is it about?"
        : `No job is exactly "${said}". Which one do you mean?`;
    },
    person: (said, options, same) => {
      if (options === 0)
        return `Nobody called "${said}" is in the workspace. Please check the name, or import their résumé first.`;
      return same
        ? `${options} people are called "${said}". Which one do you mean?`
        : `Nobody is called exactly "${said}". Do you mean one of these?`;
    },
    people: () =>
      'Which candidates? Name them, or a stage ("those in screening"), or let me find people first.',
    purpose: () => "What is the mail for?",
    interview: (_, options) =>
      options === 0 ? "There is no interview that could be changed." : "Which interview?",
    intent: (why) =>
      `${why === "budget" ? "The model budget is used up" : "The model did not answer"}, so I read this by built-in rules alone, and have done nothing yet. Is this what you want?`,
  },
};
