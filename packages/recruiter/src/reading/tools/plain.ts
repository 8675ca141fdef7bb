/** `talk`, `cannot` and `refuse`: calls that end in words. */
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { RefusalReason } from "../reading.ts";
import { answerLike } from "./how-to.ts";
import { recruiterTool } from "./recruiter-tool.ts";

const About = z.enum(["greeting", "thanks", "smalltalk", "help", "knowledge", "feedback"]);

export const talkTool = recruiterTool({
  name: "talk",
  label: { zh: "聊聊", en: "Nothing, just talking" },
  description: "Asks for nothing to be done: a greeting, thanks, help, or a general question.",
  input: z.object({ about: About.default("smalltalk") }),
  risk: "read",
  headline: null,
  run: ({ about }, desk) => {
    const like = about === "greeting" || about === "thanks" ? undefined : likeOf(desk);
    if (like !== undefined) return { said: like };
    if (desk.asks.some((one) => one.topic === about || one.aspect === about)) return {};
    if (about === "greeting" || about === "thanks" || about === "help") desk.ask(about);
    else desk.ask("open", { aspect: about });
    return {};
  },
});

const likeOf = ({ message, language, asks }: Desk): string | undefined =>
  asks.length === 0 ? answerLike(message, language) : undefined;

const POSSIBLE = {
  zh: "这个我做不了，或者没有听懂。我可以：找人、看候选人和职位、新建和修改职位、写邮件、安排面试、移动阶段、看招聘数据，也能写招聘启事和面试题。比如“给后端岗位找 5 个人”，“把面试改到周四下午”。",
  en: "I can't do that, or did not understand it. I can find people, show candidates and jobs, create and change jobs, write mails, arrange interviews, move stages, show hiring figures, and draft job ads and interview questions. For example “find five people for the backend job” or “move the interview to Thursday afternoon”.",
};

export const cannotTool = recruiterTool({
  name: "cannot",
  label: { zh: "别的事", en: "Something else" },
  description: "Something that this product cannot do, such as phoning somebody or paying.",
  input: z.object({}),
  risk: "read",
  run: (_, { language }) => ({ said: POSSIBLE[language] }),
});

export const refuseTool = recruiterTool({
  name: "refuse",
  label: { zh: "不该做的事", en: "Something I shouldn't do" },
  description: "Something that must not be done, with the reason.",
  input: z.object({ reason: RefusalReason.default("harm") }),
  risk: "read",
  // It stops the whole message, and accuses.
  least: 0.5,
  run: ({ reason }, desk) => {
    desk.refused = reason;
    return {};
  },
});
