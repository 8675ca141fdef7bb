/**
 * A conversation as it is shown: what was said and what came of it, in the order in which it came. A
 * plan that is changed stays where it is, unless something was said in between; a workflow has one
 * tracker, which stands where the first of its steps began. Pure.
 */
import type {
  ApprovalNeeded,
  Done,
  GuardrailWarning,
  KeptEvent,
  PlanView,
  RecruiterMessage,
  WorkflowStep,
} from "@bole/server/contract";

/** A message that is known, or that is on its way. */
export type Said = Pick<RecruiterMessage, "message_id" | "message" | "attachments"> & {
  readonly error?: unknown;
};

export type Block = { readonly key: string } & (
  | { readonly kind: "said"; readonly said: Said }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "warning"; readonly warning: GuardrailWarning }
  | { readonly kind: "plan"; readonly plan: PlanView; readonly asked: ApprovalNeeded | null }
  | { readonly kind: "old_plan"; readonly plan: PlanView }
  | { readonly kind: "approval"; readonly asked: ApprovalNeeded }
  | {
      readonly kind: "tracker";
      readonly workflowId: string;
      /** The last word on each, in the order in which they began. */
      readonly steps: readonly WorkflowStep[];
    }
  | { readonly kind: "end"; readonly end: Done }
);

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

export function blocksOf(said: readonly Said[], events: readonly KeptEvent[]): readonly Block[] {
  const blocks: Block[] = [];
  let unsaid = [...said];
  /** What was told in tokens of a message since its last end. */
  const spoken = new Map<string, string>();
  const sayUpTo = (messageId: string) => {
    const index = unsaid.findIndex(({ message_id }) => message_id === messageId);
    for (const one of unsaid.slice(0, index + 1)) blocks.push(saidBlock(one));
    unsaid = unsaid.slice(index + 1);
  };
  for (const event of events) {
    sayUpTo(event.message_id);
    const key = `event-${event.seq}`;
    switch (event.type) {
      case "token":
        spoken.set(event.message_id, (spoken.get(event.message_id) ?? "") + event.content);
        addText(blocks, key, event.content);
        break;
      case "guardrail_warning":
        blocks.push({ key, kind: "warning", warning: event.content });
        break;
      case "plan_preview":
        addPlan(blocks, key, event.content);
        break;
      case "approval_needed":
        addAsked(blocks, event.content);
        break;
      case "workflow_step":
        addStep(blocks, event.content);
        break;
      case "done":
        if (hasNews(event.content, spoken.get(event.message_id) ?? ""))
          addText(blocks, `${key}-text`, event.content.message);
        spoken.delete(event.message_id);
        blocks.push({ key, kind: "end", end: event.content });
        break;
    }
  }
  return [...blocks, ...unsaid.map(saidBlock)];
}

/** What was said is not repeated; that a workflow waits is said by what it asks. */
const hasNews = ({ message, status, workflow_id }: Done, spoken: string) =>
  message !== "" &&
  !spoken.includes(message.trim()) &&
  !(status === "waiting" && workflow_id !== undefined);

const saidBlock = (said: Said): Block => ({ key: `said-${said.message_id}`, kind: "said", said });

function addText(blocks: Block[], key: string, text: string): void {
  const last = blocks.at(-1);
  if (last?.kind === "text") blocks[blocks.length - 1] = { ...last, text: last.text + text };
  else blocks.push({ key, kind: "text", text });
}

function addPlan(blocks: Block[], key: string, plan: PlanView): void {
  const index = blocks.findLastIndex(
    (block) => block.kind === "plan" && block.plan.plan_id === plan.plan_id,
  );
  const old = blocks[index];
  if (old?.kind !== "plan") {
    blocks.push({ key, kind: "plan", plan, asked: null });
    return;
  }
  const wasSpoken = blocks.slice(index).some(({ kind }) => kind === "said");
  if (!wasSpoken) {
    blocks[index] = { ...old, plan };
    return;
  }
  blocks[index] = { key: old.key, kind: "old_plan", plan: old.plan };
  blocks.push({ key, kind: "plan", plan, asked: old.asked });
}

function addAsked(blocks: Block[], asked: ApprovalNeeded): void {
  if (asked.kind === "plan") {
    const index = blocks.findLastIndex(
      (block) => block.kind === "plan" && block.plan.workflow_id === asked.workflow_id,
    );
    const plan = blocks[index];
    if (plan?.kind === "plan") blocks[index] = { ...plan, asked };
    return;
  }
  const key = `asked-${asked.interrupt_id}`;
  const index = blocks.findIndex((block) => block.key === key);
  const block: Of<"approval"> & { key: string } = { key, kind: "approval", asked };
  if (index === -1) blocks.push(block);
  else blocks[index] = block;
}

function addStep(blocks: Block[], step: WorkflowStep): void {
  const key = `tracker-${step.workflow_id}`;
  const index = blocks.findIndex((block) => block.key === key);
  const tracker = blocks[index];
  // Making a plan is no part of doing it, unless it fails.
  if (index === -1 && step.agent === "supervisor" && step.status !== "failed") return;
  if (tracker?.kind !== "tracker") {
    blocks.push({ key, kind: "tracker", workflowId: step.workflow_id, steps: [step] });
    return;
  }
  const isKnown = tracker.steps.some((one) => one.step === step.step);
  const steps = isKnown
    ? tracker.steps.map((one) => (one.step === step.step ? step : one))
    : [...tracker.steps, step];
  blocks[index] = { ...tracker, steps };
}

/** Which workflows a conversation speaks of. */
export function workflowsOf(blocks: readonly Block[]): readonly string[] {
  const ids = blocks.flatMap((block) => {
    if (block.kind === "tracker") return [block.workflowId];
    if (block.kind === "plan") return [block.plan.workflow_id];
    return block.kind === "approval" ? [block.asked.workflow_id] : [];
  });
  return [...new Set(ids)];
}

/** Messages that nobody has answered yet. */
export function unanswered(said: readonly Said[], events: readonly KeptEvent[]): readonly string[] {
  const ended = new Set(
    events.filter(({ type }) => type === "done").map(({ message_id }) => message_id),
  );
  return said
    .filter(({ message_id, error }) => error === undefined && !ended.has(message_id))
    .map(({ message_id }) => message_id);
}
