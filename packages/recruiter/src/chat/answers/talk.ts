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
    '"Clean up candidates with no activity for two weeks"',
    '"Who is at the interview stage?"',
    '"Compare Maya and Tomasz for the frontend role"',
  ],
};

export const help: Answering = async (asking) =>
  reply(
    pick(
      asking,
      `我可以找人、写邮件、安排面试、筛简历、清理流程，也能查人才库里的信息。发邮件、改阶段、约面试之前都会先请你确认。例如：\n${EXAMPLES.zh.join("\n")}`,
      `I can find people, write emails, schedule interviews, review résumés, tidy the pipeline and answer questions about your people and jobs. Nothing is sent, moved or booked until you confirm. For example:\n${EXAMPLES.en.join("\n")}`,
    ),
  );

export const greeting: Answering = async (asking) =>
  reply(
    pick(
      asking,
      "你好！要找人、安排面试，还是查点什么？",
      "Hello! Would you like to find people, schedule an interview, or look something up?",
    ),
  );

export const thanks: Answering = async (asking) =>
  reply(
    pick(asking, "好的，有需要随时说。", "You’re welcome. Let me know if you need anything else."),
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
      "All right. Let me know if you want to find people, check progress or write something.",
    feedback: "Thanks for telling me. If something is wrong, tell me what it should be.",
    knowledge:
      "I need a language model for general questions, and none is set up. I can look up your people, jobs, emails and interviews.",
    knowledge_later:
      "I need the language model for general questions; please try again later. I can look up your people, jobs, emails and interviews now.",
  },
};

/** `near`: what the workspace has that may have been meant. */
export function notUnderstood(language: "zh" | "en", near: readonly string[]): string {
  if (language === "zh") {
    const found = near.length === 0 ? "" : `最接近的有：${near.join("、")}。`;
    return `我不太确定你想做什么。${found}可以这样说：\n${EXAMPLES.zh.slice(0, 4).join("\n")}`;
  }
  const found = near.length === 0 ? "" : ` Closest matches: ${near.join(", ")}.`;
  return `I’m not sure what you’d like to do.${found} You could say:\n${EXAMPLES.en.slice(0, 4).join("\n")}`;
}
