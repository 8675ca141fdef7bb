/** What the router says, in both languages. */
import type { ApprovalKind } from "../model/events.ts";
import type { Wanted } from "../model/understood.ts";
import { titleOfWorkflow } from "../model/workflows/catalogue.ts";
import { mailsBegun } from "./mail-words.ts";

type Decided = "approve" | "reject" | "modify";

interface RouterWords {
  readonly begun: (wanted: Wanted, route: "planner" | "direct") => string;
  readonly answered: (decision: Decided, kind: ApprovalKind) => string;
  readonly waits: string;
  readonly tooLate: (why: string) => string;
}

const KINDS: Readonly<Record<"zh" | "en", Readonly<Record<ApprovalKind, string>>>> = {
  zh: {
    plan: "计划",
    shortlist: "候选人名单",
    mails: "邮件",
    stages: "阶段变更",
    slots: "面试时间",
    results: "结果",
    other: "这一步",
  },
  en: {
    plan: "plan",
    shortlist: "shortlist",
    mails: "mails",
    stages: "stage changes",
    slots: "interview times",
    results: "results",
    other: "step",
  },
};

export const WORDS: Readonly<Record<"zh" | "en", RouterWords>> = {
  zh: {
    begun: (wanted, route) =>
      route === "planner"
        ? "这需要好几步。我先列个计划给你看，你批准之前什么都不会做。"
        : `好的，${mailsBegun(wanted, "zh") ?? `开始${titleOfWorkflow(wanted.workflow_type).zh}`}。需要你确认的地方会停下来。`,
    answered: (decision, kind) =>
      ({
        approve: `好的，${KINDS.zh[kind]}已批准，继续。`,
        reject: `好的，${KINDS.zh[kind]}已取消，不会执行。`,
        modify: `好的，${KINDS.zh[kind]}按你说的调整。`,
      })[decision],
    waits: "还没有执行，等你确认。",
    tooLate: (why) => `这条回答没有生效：${why}`,
  },
  en: {
    begun: (wanted, route) =>
      route === "planner"
        ? "This takes several steps. Here is the plan; nothing happens until you approve it."
        : `All right, ${mailsBegun(wanted, "en") ?? `starting the ${titleOfWorkflow(wanted.workflow_type).en}`}. I’ll stop wherever I need your OK.`,
    answered: (decision, kind) =>
      ({
        approve: `Approved: the ${KINDS.en[kind]}. Going on.`,
        reject: `Cancelled: the ${KINDS.en[kind]}. Nothing will be done.`,
        modify: `I’ll change the ${KINDS.en[kind]} as you said.`,
      })[decision],
    waits: "Nothing has been done yet; it needs your approval.",
    tooLate: (why) => `That answer had no effect: ${why}`,
  },
};
