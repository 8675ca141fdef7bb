/** What is no question about the data: hello, thanks, help, and what was not understood. */
import type { Answering } from "./asking.ts";
import { pick, reply } from "./asking.ts";

const EXAMPLES = {
  zh: [
    "“帮后端职位找前 10 位候选人并发邮件”",
    "“安排陈思远下周三下午面试，45 分钟”",
    "“筛一遍这个职位的简历”",
    "“清理两周没有动静的候选人”",
    "“面试阶段有谁？”",
    "“张伟和赵明轩谁更合适？”",
  ],
  en: [
    '"Find the top ten candidates for the frontend role and email them"',
    '"Schedule an interview with Maya next Wednesday afternoon, 45 minutes"',
    '"Review the applications for this job"',
    '"Clean up candidates without news for two weeks"',
    '"Who is in interview?"',
    '"Compare Maya and Tomasz for the frontend role"',
  ],
};

export const help: Answering = async (asking) =>
  reply(
    pick(
      asking,
      `我可以找人、写信、安排面试、审简历、清理流程，也能回答关于人才库的问题。发信、改阶段、约面试之前都会先请您确认。例如：\n${EXAMPLES.zh.join("\n")}`,
      `I find people, write mails, schedule interviews, review résumés, clean up the pipeline, and answer questions about the workspace. Nothing is sent, moved or booked before you confirm. For example:\n${EXAMPLES.en.join("\n")}`,
    ),
  );

export const greeting: Answering = async (asking) =>
  reply(
    pick(
      asking,
      "您好！需要找人、安排面试，还是查点什么？",
      "Hello! Shall we find somebody, schedule an interview, or look something up?",
    ),
  );

export const thanks: Answering = async (asking) =>
  reply(
    pick(asking, "好的，有需要随时说。", "You're welcome. Just say if there is anything else."),
  );

/** What is said without a model to what asks for nothing. */
export const TALK: Readonly<Record<"zh" | "en", Readonly<Record<string, string>>>> = {
  zh: {
    smalltalk: "好的。需要找人、看进展或写点什么，随时说。",
    feedback: "谢谢告诉我。哪里不对，可以直接说要改成什么。",
    knowledge:
      "这类一般性的问题需要语言模型才能回答，现在没有配置。人才库里的人、职位、邮件和面试，我都可以查。",
    knowledge_later:
      "这类一般性的问题需要语言模型才能回答，请稍后再试。人才库里的人、职位、邮件和面试，我现在就可以查。",
  },
  en: {
    smalltalk:
      "All right. Just say if I should find somebody, look something up or write something.",
    feedback: "Thanks for telling me. If something is wrong, just say what it should be.",
    knowledge:
      "General questions need a language model, and none is set up. I can look up people, jobs, mails and interviews of this workspace.",
    knowledge_later:
      "General questions need the language model; please try again later. People, jobs, mails and interviews I can look up now.",
  },
};

/** `near`: what the workspace has that may have been meant. */
export function notUnderstood(language: "zh" | "en", near: readonly string[]): string {
  if (language === "zh") {
    const found = near.length === 0 ? "" : `与此最相近的记录：${near.join("、")}。`;
    return `我不确定您想做什么。${found}可以这样说：\n${EXAMPLES.zh.slice(0, 4).join("\n")}`;
  }
  const found = near.length === 0 ? "" : ` The nearest records: ${near.join(", ")}.`;
  return `I am not sure what you would like.${found} You could say:\n${EXAMPLES.en.slice(0, 4).join("\n")}`;
}
