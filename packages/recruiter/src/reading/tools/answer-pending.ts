/** Answers in words to what waits: a plan, a shortlist, mails, stage changes, times, a proposed job. */
import { Item, type Spoken, Words } from "@bole/language";
import { dissents } from "@bole/language/text";
import { z } from "zod";
import type { Decision } from "../../model/decision.ts";
import { Change, type Changed, type SaidChange } from "../answering/change.ts";
import { changeList } from "../answering/change-list.ts";
import { changePlan } from "../answering/change-plan.ts";
import { changeTime } from "../answering/change-time.ts";
import { isReworded, joinDecisions } from "../answering/join-decisions.ts";
import { isProposedJob } from "../answering/proposed-job.ts";
import { entriesOf, isList, planOn } from "../answering/waiting-card.ts";
import type { Desk } from "../desk.ts";
import type { Pending } from "../pending.ts";
import { asks, type Done, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

const Input = z.object({
  card: z.string(),
  decision: z.enum(["approve", "reject", "modify", "later"]).optional(),
  change: Change.optional(),
  about: z.enum(["plan", "shortlist", "mails", "interview", "stage", "job", "cleanup"]).optional(),
  who: z.array(Item).default([]),
  item: z.array(Words).default([]),
  wish: z.array(z.string()).default([]),
  text: z.string().trim().min(1).max(4_000).optional(),
  subject: z.string().trim().min(1).max(200).optional(),
  when: z.array(Words).default([]),
  count: z.string().default(""),
  reason: z.string().optional(),
});
type Input = z.infer<typeof Input>;

export const answerPendingTool = recruiterTool({
  name: "answer_pending",
  label: { zh: "答复等待确认的事项", en: "Answer what waits" },
  description:
    "Approves, rejects, changes or puts off a card that waits for the person: a plan, a shortlist, mails, stage changes, interview times, a proposed job.",
  input: Input,
  risk: "change",
  card: {
    ...{ argument: "card", kind: "about", decision: "decision" },
    ...{ yes: ["approve"], no: ["reject"] },
    instead: {
      zh: "需要的话可以直接说，比如“给后端职位的候选人写邮件”“约陈思远周四下午面试”。",
      en: "Tell me what you would like done, for example “write to the people on the frontend shortlist” or “book an interview with Maya on Thursday”.",
    },
  },
  spans: {
    who: { ...PEOPLE, question: { zh: "指的是谁？", en: "Who do you mean?" } },
    item: { from: "words", many: true },
    wish: { from: "text", many: true },
    text: {
      from: "text",
      description: "With change reword of one mail: the whole mail as it shall be.",
    },
    subject: { from: "text", description: "Its subject, if that changes." },
    when: { from: "words", many: true },
    count: { from: "text" },
    reason: { from: "text" },
  },
  run: (input, desk) => {
    if (input.decision === "approve" && desk.isMixed)
      return { said: STILL_WAITS[desk.language], isIdle: true };
    if (isDoubtful(input, desk)) return asks(desk, "decision", APPROVE_OR_CANCEL);
    const card = desk.pending.find(({ interrupt_id }) => interrupt_id === input.card);
    return card === undefined ? answerProposal(input, desk) : answerCard(input, card, desk);
  },
  spokenOf: (polarity, { pending, state, language }) => {
    if (state.pending.length === 0 || polarity === "takeback") return undefined;
    const own = state.pending.map(({ id, label }) => {
      const card = pending.find(({ interrupt_id }) => interrupt_id === id);
      return (card ? described(card) : waiting(label))[language];
    });
    return [...own, WAITS[language]].join("\n");
  },
});

/** "Wrong", "no, start over": no reading of it is a yes, and there is nothing that could be put back. */
function isDoubtful({ decision, change, who, item }: Input, { message, calls }: Desk): boolean {
  if (calls.length > 1 || who.length + item.length > 0) return false;
  const isRestore = change === "restore";
  if (decision === "approve") return isRestore || dissents(message);
  return decision === "modify" && isRestore && dissents(message);
}

const APPROVE_OR_CANCEL = {
  zh: "是通过，还是取消？取消后可以重新说你的要求。",
  en: "Shall it be approved, or cancelled? Once it is cancelled, tell me anew what you want.",
} as const;

const STILL_WAITS = {
  zh: "等待确认的事项我先不动：请单独回复“可以”或“不要”。",
  en: "What waits for you still waits: please say yes or no to it in a message of its own.",
} as const;

const WAITS = {
  zh: "在你明确同意之前，什么都不会执行。",
  en: "Nothing of it is done before you say yes.",
} as const;

function described(card: Pending): Spoken {
  const names = entriesOf(card.items).map(({ person }) => person.label);
  const steps = planOn(card)?.steps.map(({ step, action }) => `${step}. ${action}`) ?? [];
  const shown = [...names, ...steps].slice(0, 12).join(names.length > 0 ? ", " : "; ");
  return waiting(card.title, shown);
}

const waiting = (title: string, shown = ""): Spoken => ({
  zh: `等待确认：${title}${shown && `（${shown}）`}。`,
  en: `Waiting: ${title}${shown && ` (${shown})`}.`,
});

/** What was proposed in the conversation: a job, a change of stage. */
async function answerProposal(input: Input, desk: Desk): Promise<Done> {
  const { card, decision, change, wish, item, count } = input;
  if (desk.answered !== null && !desk.isModel) return { said: STILL[desk.language], isIdle: true };
  if (change === undefined && (decision === "approve" || decision === "reject")) {
    const others = desk.actions.some(
      (one) => one.kind === "answer_proposal" && (!desk.isModel || one.effect_id === card),
    );
    if (!others)
      desk.act({ kind: "answer_proposal", effect_id: card, approve: decision === "approve" });
    return {};
  }
  if (decision === "later") return { said: PUT_OFF[desk.language], isIdle: true };
  const value = [...wish, ...item.map(({ text }) => text), count].filter(Boolean).join(" ");
  const isText = change === "reword" || change === "reorder";
  if (!(await isProposedJob(card, desk)))
    return asks(desk, "decision", {
      zh: "这一项只能通过或取消。要通过吗？",
      en: "This can only be approved or cancelled. Shall I approve it?",
    });
  if (value === "" || isText)
    return asks(desk, "wish", {
      zh: "职位草稿要改哪一项？例如“薪资 20-30K”“地点杭州”“要求会 SQL”。",
      en: "What of the proposed job should change? For example “pay 60–70k”, “in Berlin”, “SQL required”.",
    });
  const action = change === "drop" ? "remove" : change === "add" ? "add" : "set";
  desk.changeProposal(card, { action, field: null, value, old: "" });
  return {};
}

const STILL = {
  zh: "另一项还在等你确认，请接着答复它。",
  en: "Something else still waits for you; please answer it next.",
} as const;
const PUT_OFF = {
  zh: "好，先放着，什么都没做。",
  en: "All right, it waits. Nothing was done.",
} as const;

async function answerCard(input: Input, card: Pending, desk: Desk): Promise<Done> {
  const { language } = desk;
  const isOther = desk.answered !== null && desk.answered.workflow_id !== card.workflow_id;
  const isAnswered = desk.actions.some(({ kind }) => kind === "answer_proposal");
  if (!desk.isModel && (isOther || isAnswered))
    return { said: `${described(card)[language]} ${STILL[language]}`, isIdle: true };
  const { decision = "modify" } = input;
  const names = input.who.length > 0 || input.item.some(({ ref }) => !WHOLE.has(ref));
  if (decision === "later" && (!names || !isList(card))) return putOff(card, desk);
  const isPlain = decision === "approve" || decision === "reject";
  if (isPlain && input.change === undefined && !names)
    return decide(input, { decision }, card, desk);
  if (decision === "approve" && input.change === undefined && !isList(card))
    return asks(desk, "decision", {
      zh: `要整个通过吗：${card.title}？`,
      en: `All of it: ${card.title}?`,
    });
  const { wish: wishes } = input;
  const wish = wishes.join(language === "zh" ? "，" : ", ");
  const change = input.change ?? IMPLIED[decision];
  const changed = await changeOf(
    card,
    { ...input, wish, wishes, change, isFinal: decision === "approve", message: desk.message },
    desk,
  );
  if ("argument" in changed) return asks(desk, changed.argument, changed.question, changed.choices);
  if ("all" in changed && decision !== "approve")
    return asks(desk, "change", {
      zh: "这样就没有变化。要改什么？",
      en: "That changes nothing. What should change?",
    });
  if (!("value" in changed))
    return decide(input, { decision: "all" in changed ? "approve" : "reject" }, card, desk);
  // What was written anew is looked at before it is sent.
  const waits = decision !== "approve" || isReworded(changed.value);
  // "Leave Tom out and send the others": that he is out was said.
  const isSaid = !waits && takenBy(card, desk).size > 0;
  const done = decide(input, { decision: "modify", value: changed.value, waits }, card, desk);
  return done.question || isSaid ? done : { said: changed.said?.[language] ?? "" };
}

/** "Send it", "all of them": the card itself. */
const WHOLE: ReadonlySet<Words["ref"]> = new Set(["all", "pronoun"]);

/** "Send Amy's", "not Tom's", "Tom's can wait": what is meant where somebody is named. */
const IMPLIED = { approve: "keep", reject: "drop", later: "drop", modify: undefined } as const;

async function changeOf(card: Pending, said: SaidChange, desk: Desk): Promise<Changed> {
  const plan = planOn(card);
  if (plan !== null) return changePlan(plan, said, desk.message);
  const moved = await changeTime(card, said, desk);
  if (moved !== null) return moved;
  if (!isList(card))
    return {
      argument: "decision",
      question: {
        zh: "这一项只能通过或取消。要通过吗？",
        en: "This can only be approved or cancelled. Shall I approve it?",
      },
    };
  return changeList(card, said, takenBy(card, desk));
}

/** What earlier parts of the message say of it. */
const decisionOn = ({ interrupt_id, workflow_id }: Pending, desk: Desk): Decision | undefined =>
  desk.decisionsOn(workflow_id).find((one) => one.interrupt_id === interrupt_id);

/** Whom earlier parts of the message have left out or changed. */
function takenBy(card: Pending, desk: Desk): ReadonlySet<string> {
  const before = decisionOn(card, desk)?.value;
  if (before === undefined || !("items" in before)) return new Set();
  return new Set(before.items.filter(({ keep, edit }) => !keep || edit).map(({ id }) => id));
}

function putOff(card: Pending, desk: Desk): Done {
  const { language } = desk;
  desk.withdraw(card.interrupt_id);
  return { said: `${PUT_OFF[language]} ${described(card)[language]}`, isIdle: true };
}

function decide(
  { reason }: Input,
  given: Pick<Decision, "decision" | "value" | "waits">,
  card: Pending,
  desk: Desk,
): Done {
  const { interrupt_id, workflow_id } = card;
  const now: Decision = { interrupt_id, ...given, ...(reason !== undefined && { reason }) };
  const before = decisionOn(card, desk);
  const joined = before === undefined ? now : joinDecisions(before, now);
  if (joined !== null) {
    desk.decide(workflow_id, joined);
    return {};
  }
  return asks(desk, "decision", APPROVE_OR_CANCEL);
}
