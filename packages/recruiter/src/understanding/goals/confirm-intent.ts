/**
 * Where a model is configured and did not read a message (it failed, or its budget is spent), rules have.
 * They may be wrong, so whatever would start or change something is asked back before it happens.
 */
import type { Goal } from "../../model/understood.ts";
import type { Scene } from "../entities/scene.ts";
import type { OpenQuestion } from "../memory.ts";
import type { Heard } from "./hear.ts";

export const CONFIRMED = "yes";

export function confirmIntent(
  { intent, goals, embedded_because }: Pick<Heard, "intent" | "goals" | "embedded_because">,
  { language, said, chosen }: Pick<Scene, "language" | "said" | "chosen">,
): OpenQuestion | null {
  if (embedded_because !== "budget" && embedded_because !== "failed") return null;
  if (intent === "ask") return null;
  const words = WORDS[language];
  const doing = goals.map((goal) => words.goals[goal]).join(words.between);
  return {
    slot: "intent",
    said: embedded_because,
    also: [],
    options: [
      { id: CONFIRMED, title: words.yes, detail: doing },
      { id: "no", title: words.no, detail: "" },
    ],
    message: said.raw,
    chosen: { ...chosen },
  };
}

interface Words {
  readonly yes: string;
  readonly no: string;
  readonly between: string;
  readonly goals: Readonly<Record<Goal, string>>;
}

const WORDS: Readonly<Record<"zh" | "en", Words>> = {
  zh: {
    yes: "是",
    no: "不是，我换个说法",
    between: "，然后",
    goals: {
      parse_job: "解析职位",
      find_people: "找候选人",
      review_people: "评估候选人",
      write_mails: "写邮件",
      send_mails: "发邮件",
      await_replies: "等候选人回复",
      schedule_interviews: "安排面试",
      clean_pipeline: "清理招聘流程",
      follow_up: "跟进",
      reschedule_interview: "改面试时间",
      cancel_interview: "取消面试",
    },
  },
  en: {
    yes: "Yes",
    no: "No, I will rephrase",
    between: ", then ",
    goals: {
      parse_job: "analyse the job",
      find_people: "find candidates",
      review_people: "review candidates",
      write_mails: "write emails",
      send_mails: "send emails",
      await_replies: "wait for replies",
      schedule_interviews: "schedule interviews",
      clean_pipeline: "clean up the pipeline",
      follow_up: "follow up",
      reschedule_interview: "reschedule an interview",
      cancel_interview: "cancel an interview",
    },
  },
};
