/** What a message comes to, while its calls are linked: questions, small acts, work, an answer to what waits. */
import type { ConversationState, Item, ReadCall, SpokenLanguage } from "@bole/language";
import type { ChatAction, JobChange } from "../model/chat-action.ts";
import type { Decision } from "../model/decision.ts";
import type { Goal, Wanted } from "../model/understood.ts";
import type { Undoable } from "../model/undoable.ts";
import { Asked, type Topic } from "./asked.ts";
import type { Attachment, PageContext } from "./message.ts";
import type { Records } from "./parts.ts";
import type { Pending } from "./pending.ts";
import type { Answered, RefusalReason } from "./reading.ts";
import { goalsOfCall } from "./work/goals.ts";
import type { Workspace } from "./workspace.ts";

/** Work for a workflow, as one call asks for it. */
export interface Wish extends Partial<Omit<Wanted, "goals" | "language">> {
  readonly goals: readonly Goal[];
  /** Whether a plan was asked for. */
  readonly wantsPlan?: boolean;
}

export interface DeskScene {
  readonly tenant: string;
  readonly message: string;
  readonly language: SpokenLanguage;
  /** IANA, of whoever writes. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly page: PageContext;
  readonly attachments: readonly Attachment[];
  readonly pending: readonly Pending[];
  readonly workspace: Workspace;
  readonly records: Records;
  /** Before the message. */
  readonly state: ConversationState;
  /** What was done in the conversation, oldest first. */
  readonly done: readonly Undoable[];
  /** What was read, all of it. */
  readonly calls: readonly ReadCall[];
  /** Whether the message asks for another deed, or for one that is not clear: then it is no plain yes. */
  readonly isMixed: boolean;
  /** A model's calls are complete by themselves: nothing is filled in from what was spoken of. */
  readonly isModel: boolean;
}

class Sheet {
  readonly #scene: DeskScene;
  readonly asks: Asked[] = [];
  readonly actions: ChatAction[] = [];
  readonly wishes: Wish[] = [];
  readonly notes: string[] = [];
  answered: Answered | null = null;
  /** Answers to further workflows: only a model gives several at once. */
  answeredBesides: readonly Answered[] = [];
  /** Why nothing of the message is done. */
  refused: RefusalReason | null = null;
  /** The state as the calls before the one at work have left it. */
  spoken: ConversationState;

  constructor(scene: DeskScene) {
    this.#scene = scene;
    this.spoken = scene.state;
  }

  /** A question that the data answers. */
  ask(topic: Topic, limits: Partial<Omit<Asked, "topic" | "language">> = {}): void {
    this.asks.push(Asked.parse({ ...limits, topic, language: this.#scene.language }));
  }

  act(action: ChatAction): void {
    this.actions.push(action);
  }

  /** Of a proposed job: what the parts of a message change of it is one change. */
  changeProposal(effect_id: string, change: JobChange): void {
    const at = this.actions.findIndex(
      (one) => one.kind === "change_proposal" && one.effect_id === effect_id,
    );
    const before = this.actions[at];
    const changes = before?.kind === "change_proposal" ? before.changes : [];
    const kind = "change_proposal" as const;
    const action: ChatAction = { kind, effect_id, changes: [...changes, change] };
    if (before === undefined) this.act(action);
    else this.actions[at] = action;
  }

  want(wish: Wish): void {
    this.wishes.push(wish);
  }

  /** Whether people are looked for by an earlier part of the message. */
  finds(): boolean {
    return this.wishes.some(({ goals }) => goals.includes("find_people"));
  }

  /** Whether an earlier part of the message cleans up: whom that closes is not known yet. */
  cleans(): boolean {
    return this.wishes.some(({ goals }) => goals.includes("clean_pipeline"));
  }

  /** Whether another part of the message wants work. */
  wants(besides: string): boolean {
    const others = this.#scene.calls.filter(
      ({ tool, polarity }) => tool !== besides && polarity === "do",
    );
    return others.some((call) => goalsOfCall(call).length > 0);
  }

  /** Whether an argument is said by words that say it alone: a name, not "them". */
  names(tool: string, argument: string): boolean {
    const own = this.#scene.calls.filter((call) => call.tool === tool);
    const mentions = own.flatMap((call) => call.mentions.filter(({ name }) => name === argument));
    return mentions.some(({ ref }) => ref === "name" || ref === "ordinal" || ref === "description");
  }

  /** The people of the last list. */
  shown(): readonly Item[] {
    return this.#scene.state.list.filter(({ kind }) => kind === "person");
  }

  /** An answer to something that waits, in place of an earlier one; another of the same workflow comes along. */
  decide(workflow_id: string, decision: Decision): void {
    const before = this.decisionsOn(workflow_id);
    const others = before.filter(({ interrupt_id }) => interrupt_id !== decision.interrupt_id);
    const answered = { workflow_id, decisions: [...others, decision] };
    const isBesides =
      this.#scene.isModel && this.answered && this.answered.workflow_id !== workflow_id;
    if (!isBesides) {
      this.answered = answered;
      return;
    }
    const rest = this.answeredBesides.filter((one) => one.workflow_id !== workflow_id);
    this.answeredBesides = [...rest, answered];
  }

  /** What the message has decided about a workflow so far. */
  decisionsOn(workflow_id: string): readonly Decision[] {
    const all = [...(this.answered === null ? [] : [this.answered]), ...this.answeredBesides];
    return all.find((one) => one.workflow_id === workflow_id)?.decisions ?? [];
  }

  /** Leaves a question open that was answered before. */
  withdraw(interrupt_id: string): void {
    if (this.answered === null) return;
    const { workflow_id, decisions } = this.answered;
    const others = decisions.filter((one) => one.interrupt_id !== interrupt_id);
    this.answered = others.length === 0 ? null : { workflow_id, decisions: others };
  }
}

/** What is known of the message, and what it comes to. */
export type Desk = DeskScene & Sheet;
export const openDesk = (scene: DeskScene): Desk => Object.assign(new Sheet(scene), scene);

export const idsOf = (items: readonly Item[]): string[] => items.map(({ id }) => id);

/** Those whom an earlier part of the same message finds: "find five and write to them". */
export const FOUND: Item = { kind: "person", id: "$found", label: "" };
export const isFound = ({ id }: Item): boolean => id === FOUND.id;
