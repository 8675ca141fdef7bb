/** A résumé while a message is carried out: each call is made on a working copy, so that the next one sees it. */
import { isDeepStrictEqual } from "node:util";
import type { Item, ReadCall } from "@bole/language";
import type { ResumeData } from "@bole/talent";
import { z } from "zod";
import { asResumeData, type ResumeDocument } from "../model/document.ts";
import type { Language } from "../model/structure.ts";
import { runTool } from "../tools/run-tool.ts";
import type { CVEditorParams, ToolCall } from "../tools/tool-call.ts";
import type { ListName } from "./places.ts";
import type { EditedTurn } from "./recent-edits.ts";
import { isSure } from "./sureness.ts";
import type { Understanding } from "./understanding.ts";

type Value = Exclude<CVEditorParams["value"], undefined>;
export type Reason = "unsure" | "destroys" | "unused" | "odd";

export class Desk {
  readonly message: string;
  /** Whether the message asks for this one thing only. */
  readonly isSingle: boolean;
  /** Whether nothing else of what it asks for changes something. */
  readonly isOnlyChange: boolean;
  readonly language: Language;
  readonly today: Date;
  /** What was last spoken of. */
  focus: Readonly<Record<string, Item>>;
  readonly calls: ToolCall[] = [];
  /** Why somebody has to see the edits before they hold. */
  readonly reasons = new Set<Reason>();
  /** Words of the message that nothing was made of. */
  missed: readonly string[] = [];
  /** What is done instead of calls. */
  instead: Extract<Understanding, { kind: "polish" | "undo" | "redo" }> | undefined;
  /** Whether edits wait for a yes. */
  readonly isWaiting: boolean;
  /** What the person says of them. */
  decision: "apply" | "reject" | undefined;
  /** As it was before the message. */
  readonly before: ResumeData;
  /** What the turns before have changed, the last one last. */
  readonly edited: readonly EditedTurn[];
  /** The call that is carried out. */
  call: ReadCall | undefined;
  readonly #unsure: Reason;
  readonly #said: string;
  readonly #isShown: boolean;
  #document: ResumeDocument;
  #added = 0;
  #isRefused = false;

  constructor(given: {
    readonly message: string;
    readonly isSingle: boolean;
    readonly isOnlyChange: boolean;
    readonly resume: ResumeData;
    readonly language: Language;
    readonly today: Date;
    readonly focus: Readonly<Record<string, Item>>;
    readonly isWaiting: boolean;
    readonly edited: readonly EditedTurn[];
    /** What the last call of the turn before was. */
    readonly last: string | null;
    /** A model says more than it was told: whether that is right, only the person knows. */
    readonly isModel: boolean;
  }) {
    ({ language: this.language, today: this.today } = given);
    // What is compared with the résumé is what was said, not what was pasted.
    this.message = given.message.slice(0, 500);
    ({ isSingle: this.isSingle, isOnlyChange: this.isOnlyChange } = given);
    ({ focus: this.focus, isWaiting: this.isWaiting } = given);
    this.before = given.resume;
    this.edited = given.edited;
    this.#unsure = given.isModel ? "odd" : "unsure";
    this.#said = given.message;
    this.#isShown = given.last?.startsWith("show") === true;
    this.#document = given.resume;
  }

  /** As it is after the calls so far. */
  get resume(): ResumeData {
    return asResumeData(this.#document);
  }

  /** Whether an entry of the list is all that the last turn has shown. */
  isShown(list: ListName): boolean {
    return this.#isShown && this.focus.entry?.id.startsWith(`${list}/`) === true;
  }

  begin(call: ReadCall): void {
    this.call = call;
  }

  /** What the call says beside the words that it wants written; the whole message, where it goes on from another one. */
  get context(): string {
    const { call } = this;
    const isHere = call?.mentions.every(({ place, text }) => this.#said.slice(...place) === text);
    if (call === undefined || !isHere) return this.message;
    const [from, to] = call.clause;
    const written = call.mentions.filter(({ name }) => WRITTEN.has(name));
    return written
      .toSorted((a, b) => b.place[0] - a.place[0])
      .reduce(
        (text, { place: [start, end] }) =>
          `${text.slice(0, Math.max(0, start - from))} ${text.slice(Math.max(0, end - from))}`,
        this.#said.slice(from, Math.max(to, from)),
      )
      .slice(0, CONTEXT);
  }

  /** What follows words of the call in the message. */
  after(words: string): string {
    const at = this.message.indexOf(words);
    return at < 0 ? "" : this.message.slice(at + words.length);
  }

  /** The calls since then were made by the call that is carried out. */
  settle(count: number, isBacked: boolean): void {
    const isEdited = this.calls.slice(count).some(({ name }) => name === "CVEditor");
    if (this.call && isEdited && !isSure(this.call, isBacked)) this.reasons.add(this.#unsure);
  }

  /** From now on this is spoken of. */
  turnTo(items: readonly Item[]): void {
    this.focus = { ...this.focus, ...Object.fromEntries(items.map((item) => [item.kind, item])) };
  }

  /** What stands at a path after the calls so far; undefined if nothing does. */
  at(path: string): unknown {
    const { result } = runTool(
      this.#document,
      { name: "CVReader", params: { path } },
      { language: this.language, newId: String },
    );
    return result.success ? result.data : undefined;
  }

  /** The calls so far were made, and have made no difference. */
  get isUnchanged(): boolean {
    return !this.#isRefused && isDeepStrictEqual(this.#document, this.before);
  }

  read(path?: string): void {
    this.make({ name: "CVReader", params: path === undefined ? {} : { path } });
  }

  update(path: string, value: Value): void {
    this.#edit({ path, action: "update", value });
  }

  add(path: string, value: Value): void {
    this.#edit({ path, action: "add", value });
  }

  delete(path: string): void {
    this.#edit({ path, action: "delete" });
  }

  /** The same entries in another order. */
  reorder(list: ListName, ids: readonly string[]): void {
    const byId = new Map(this.resume[list].map((entry) => [entry.id, entry]));
    const entries = ids.flatMap((id) => byId.get(id) ?? []);
    this.update(list, z.array(z.record(z.string(), z.json())).parse(entries));
  }

  #edit(params: CVEditorParams): void {
    this.make({ name: "CVEditor", params });
  }

  make(call: ToolCall): void {
    this.calls.push(call);
    if (call.name === "CVReader") return;
    const newId = (prefix: string) => `${prefix}-${NEW}${++this.#added}`;
    const { language } = this;
    const { document, result } = runTool(this.#document, call, { language, newId });
    this.#document = document;
    this.#isRefused ||= !result.success;
  }
}

/** Arguments whose words are to stand on the résumé. */
const WRITTEN: ReadonlySet<string> = new Set(["value", "line", "content", "title"]);
/** What is compared with the résumé. */
const CONTEXT = 500;

/** Ids of entries that are there only once the calls are made for good. */
const NEW = "new-";
