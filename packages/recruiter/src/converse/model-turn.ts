/**
 * A message while a model works on it. Its calls collect; after each of them all are read anew, from the state before
 * the message, so that what is carried out in the end is what one reading of the whole message would have come to.
 */

import type { JsonValue } from "@bole/engine";
import { type Facts, findUnbacked, forModel } from "@bole/guardrails";
import type { ConversationState, Item, ReadCall, Reading as ReadCalls } from "@bole/language";
import { isInOwnWords, isPointedOut, type NativeCall, readNativeCall } from "@bole/language/native";
import type { CallResult } from "@bole/models";
import type { Reply } from "../chat/chat-state.ts";
import type { Asked, Topic } from "../reading/asked.ts";
import { FOUND } from "../reading/desk.ts";
import { meantBy, namedItems } from "../reading/named-items.ts";
import type { Reading } from "../reading/reading.ts";
import { RECRUITER_TOOLS } from "../reading/tools/index.ts";
import type { PreparedMessage } from "../reading/understand.ts";
import { jobItem, personItem } from "../reading/workspace.ts";
import { INVENTORY } from "./tools.ts";

interface ModelTurnParts {
  readonly prepared: PreparedMessage;
  /** What the embedded reader reads. */
  readonly opinion: ReadCalls;
  /** What was said before this message, and what the model is shown with it. */
  readonly known: Facts;
  /** Whom the answer before has named. */
  readonly spokenOf: readonly Item[];
  readonly carryOut: (calls: readonly ReadCall[]) => Promise<Reading>;
  /** Undefined where it is no question that the data answers. */
  readonly answer: (asked: Asked) => Promise<Reply | undefined>;
  /** Shows the person a text as it is. */
  readonly show: (text: string) => void;
}

/** Too little to change something: the person is asked. */
const UNNAMED = 0.6;
const SURE = 0.95;
/** Longer messages have a text in them that somebody else may have written. */
const LONGEST_WISH = 600;

/** What undo takes back, and nobody outside hears of. */
const REVERSIBLE: ReadonlySet<string> = new Set(["move_stage", "add_to_job", "change_job"]);
/** What only colleagues see, and undo takes back: a reader of the whole conversation knows about whom. */
const KEPT_INSIDE = "add_note";
/** What waits goes on waiting for the person, or goes: nothing of it happens. */
const isCardEdit = ({ tool, values }: ReadCall): boolean =>
  tool === "answer_pending" && values.decision !== undefined && values.decision !== "approve";

/** Whose answers hold nothing but what the workspace's own people and programs have written. */
const OWN: ReadonlySet<Topic> = new Set([
  ...(["jobs", "pipeline", "interviews", "times", "stats"] as const),
]);
/** Whose numbers count people and things. */
const COUNTS: ReadonlySet<Topic> = new Set(["count_people", "jobs", "pipeline", "stats"] as const);

/** Aspects by which the person asks for a way to reach somebody. */
const CONTACT: ReadonlySet<string> = new Set(["email", "phone"]);

export class ModelTurn {
  readonly #given: ModelTurnParts;
  #accepted: ReadCall[] = [];
  #reading: Reading | undefined;
  /** What has to be asked first, if the model does not find it out by itself. */
  #open: Reading | undefined;
  /** Whether the message may hold text that somebody else has written. */
  readonly #isPasted: boolean;
  /** Whether text from outside was read. */
  #isOutside: boolean;
  readonly replies: Reply[] = [];
  /** What results have said. */
  readonly facts: Facts = [];

  constructor(given: ModelTurnParts) {
    this.#given = given;
    const { message, attachments } = given.prepared.turn;
    this.#isPasted = message.length > LONGEST_WISH || attachments.length > 0;
    this.#isOutside = this.#isPasted;
  }

  get isAsking(): boolean {
    return this.#open !== undefined;
  }

  /** Whether it has said what is not done: that holds, whatever it fails to say afterwards. */
  get isRefused(): boolean {
    return (this.#reading?.refused ?? null) !== null;
  }

  /** What the whole message comes to. */
  async reading(): Promise<Reading> {
    return this.#open ?? this.#reading ?? this.#given.carryOut([]);
  }

  async perform(native: NativeCall): Promise<CallResult> {
    const call = this.#read(native);
    if ("issues" in call) return { result: { error: call.issues.join(" ") } };
    const invented = this.#inventedIn(call);
    if (invented.length > 0)
      return { result: { error: `Nobody has said: ${invented.join(", ")}. Leave it out.` } };
    const before = this.#reading;
    const calls = [...this.#accepted, call];
    const reading = await this.#given.carryOut(calls);
    if (reading.is_question) {
      this.facts.push(reading.said);
      // What is only looked up may be asked by the model itself, or answered in another way.
      const isLook = RECRUITER_TOOLS.get(native.tool)?.risk === "read";
      if (!isLook) this.#open = reading;
      const choices = reading.state.question?.choices ?? [];
      return {
        result: {
          [isLook ? "unclear" : "question"]: forModel(reading.said),
          ...(choices.length > 0 && {
            choices: choices.map(({ id, label }) => ({ id, name: forModel(label) })),
          }),
        },
      };
    }
    this.#open = undefined;
    this.#accepted = calls;
    this.#reading = reading;
    if (reading.refused !== null) return { result: REFUSED };
    return { result: await this.#told(reading, before, call) };
  }

  /** Of what a mail is to tell: what neither the person nor a record has said. */
  #inventedIn({ tool, mentions }: ReadCall): string[] {
    if (tool !== "write_mail") return [];
    const wishes = mentions.filter(({ name }) => name === "wish").map(({ text }) => text);
    const known = [...this.#given.known, ...this.facts];
    return findUnbacked(wishes.join("\n"), known).map(({ text }) => text);
  }

  #read(native: NativeCall): ReturnType<typeof readNativeCall> {
    const { prepared, opinion } = this.#given;
    const { message, workspace, state } = prepared.turn;
    const cards = state.pending.map(({ kind, id, label }) => ({ kind, id, label }));
    const items = [
      ...workspace.people.map(personItem),
      ...workspace.jobs.map(jobItem),
      ...[FOUND, ...cards, ...(state.question?.choices ?? [])],
    ];
    const scope = { toolbox: RECRUITER_TOOLS, inventory: INVENTORY, message, items };
    const call = readNativeCall(native, scope);
    const tool = RECRUITER_TOOLS.get(native.tool);
    if ("issues" in call || tool === undefined) return call;
    const means = (kind: string, words: string) => meantBy(kind, words, workspace);
    const spoken = { message, opinion, state, means, named: namedItems(message, workspace) };
    const isSure =
      tool.risk !== "change" ||
      isCardEdit(call) ||
      (!this.#isOutside && isInOwnWords(call, tool, spoken)) ||
      (tool.name === KEPT_INSIDE && !this.#isPasted) ||
      (REVERSIBLE.has(tool.name) &&
        !this.#isPasted &&
        isPointedOut(call, tool, { ...spoken, state: this.#inView() }));
    return { ...call, confidence: isSure ? SURE : UNNAMED };
  }

  /** With whom the answer before has named, and whom this message has listed. */
  #inView(): ConversationState {
    const { state, workspace } = this.#given.prepared.turn;
    const shown = new Set(this.replies.flatMap(({ person_ids }) => person_ids));
    const people = workspace.people.filter(({ person }) => shown.has(person.id)).map(personItem);
    return { ...state, about: [...state.about, ...this.#given.spokenOf, ...people] };
  }

  /** Numbers that are on record are known whatever stands around them. */
  #withoutPhones(text: string): string {
    return this.#given.prepared.turn.workspace.people.reduce(
      (rest, { person }) => withoutPhone(rest, person.phone ?? ""),
      text,
    );
  }

  /** What is new since the call before. */
  async #told(reading: Reading, before: Reading | undefined, call: ReadCall): Promise<JsonValue> {
    const asks = reading.asks.slice(before?.asks.length ?? 0);
    const answers: string[] = [];
    const shown: string[] = [];
    for (const asked of asks) {
      const reply = await this.#given.answer(asked);
      if (reply === undefined) continue;
      this.replies.push(reply);
      this.facts.push(reply.text);
      // Who is shown a list may count in it.
      this.facts.push(countsIn(reply.text));
      // "Screening 1" counts people: it may be told as one person.
      if (COUNTS.has(asked.topic))
        this.facts.push({ counts: reply.text.match(/\d+/g)?.map(Number) });
      this.#isOutside ||= !OWN.has(asked.topic);
      if (asked.topic === "draft_text") {
        this.#given.show(reply.text);
        shown.push(forModel(this.#withoutPhones(reply.text)));
      } else if (CONTACT.has(asked.aspect)) answers.push(forModel(reply.text, true));
      else answers.push(forModel(this.#withoutPhones(reply.text)));
    }
    const said = reading.said.slice(before?.said.length ?? 0).trim();
    if (said !== "") this.facts.push(said);
    const isNoted = !isSame(workOf(reading), workOf(before));
    const notes = newNotes(reading, before);
    const isNothing = asks.length === 0 && said === "" && !isNoted;
    return {
      ...(answers.length > 0 && { answer: answers.join("\n") }),
      ...(shown.length > 0 && { shown: shown.join("\n") }),
      ...(said !== "" && { told: forModel(said) }),
      ...(isNoted && { noted: [call.tool, ...notes].join("; ") }),
      ...(isNothing && { answer: ["Nothing came of it.", ...notes].join(" ") }),
    };
  }
}

/** However it is written: "+33 6 39 98" and "33 (6) 3998". */
function withoutPhone(text: string, phone: string): string {
  const digits = phone.match(/\d/gu) ?? [];
  if (digits.length < SHORTEST_PHONE) return text;
  return text.replace(new RegExp(`\\+?${digits.join("[ ().-]{0,2}")}`, "gu"), "[phone]");
}

const SHORTEST_PHONE = 7;

/** As many as there are lines, and fewer. */
function countsIn(text: string): { readonly people: number[]; readonly items: number[] } {
  const lines = Math.min(
    text.split("\n").filter((line) => line.trim() !== "").length,
    MOST_COUNTED,
  );
  const counts = Array.from({ length: lines }, (_, at) => at + 1);
  return { people: counts, items: counts };
}

const MOST_COUNTED = 50;

const REFUSED = {
  noted: "Nothing of the message is done. Call nothing more.",
  told: "Now tell the person in two or three sentences what you do not do and why (the rule or the law that stands against it), and offer the nearest thing that you can do.",
};

/** What is carried out when the model has finished. */
const workOf = (reading: Reading | undefined) => [
  reading?.actions ?? [],
  reading?.wanted ?? null,
  reading?.answered ?? null,
  reading?.besides ?? [],
];
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const newNotes = (reading: Reading, before: Reading | undefined): string[] =>
  reading.notes
    .filter((note) => before?.notes.includes(note) !== true)
    .map((note) => forModel(note));
