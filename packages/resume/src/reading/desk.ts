/** A résumé while a message is carried out: each call is made on a working copy, so that the next one sees it. */
import { isDeepStrictEqual } from "node:util";
import type { Item } from "@bole/language";
import type { ResumeData } from "@bole/talent";
import { z } from "zod";
import { asResumeData, type ResumeDocument } from "../model/document.ts";
import type { Language } from "../model/structure.ts";
import { runTool } from "../tools/run-tool.ts";
import type { CVEditorParams, ToolCall } from "../tools/tool-call.ts";
import type { ListName } from "./places.ts";
import type { Understanding } from "./understanding.ts";

type Value = Exclude<CVEditorParams["value"], undefined>;
export type Reason = "unsure" | "destroys" | "odd";

export class Desk {
  readonly message: string;
  /** Whether the message asks for this one thing only. */
  readonly isSingle: boolean;
  readonly language: Language;
  readonly today: Date;
  /** What was last spoken of. */
  focus: Readonly<Record<string, Item>>;
  readonly calls: ToolCall[] = [];
  /** Why somebody has to see the edits before they hold. */
  readonly reasons = new Set<Reason>();
  /** What is done instead of calls. */
  instead: Extract<Understanding, { kind: "polish" | "undo" | "redo" }> | undefined;
  /** Whether edits wait for a yes. */
  readonly isWaiting: boolean;
  /** What the person says of them. */
  decision: "apply" | "reject" | undefined;
  /** As it was before the message. */
  readonly before: ResumeData;
  #document: ResumeDocument;
  #added = 0;
  #isRefused = false;

  constructor(given: {
    readonly message: string;
    readonly isSingle: boolean;
    readonly resume: ResumeData;
    readonly language: Language;
    readonly today: Date;
    readonly focus: Readonly<Record<string, Item>>;
    readonly isWaiting: boolean;
  }) {
    ({ language: this.language, today: this.today } = given);
    // What is compared with the résumé is what was said, not what was pasted.
    this.message = given.message.slice(0, 500);
    this.isSingle = given.isSingle;
    ({ focus: this.focus, isWaiting: this.isWaiting } = given);
    this.before = given.resume;
    this.#document = given.resume;
  }

  /** As it is after the calls so far. */
  get resume(): ResumeData {
    return asResumeData(this.#document);
  }

  /** From now on this is spoken of. */
  turnTo(items: readonly Item[]): void {
    this.focus = { ...this.focus, ...Object.fromEntries(items.map((item) => [item.kind, item])) };
  }

  /** The calls so far were made, and have made no difference. */
  get isUnchanged(): boolean {
    return !this.#isRefused && isDeepStrictEqual(this.#document, this.before);
  }

  read(path?: string): void {
    this.calls.push({ name: "CVReader", params: path === undefined ? {} : { path } });
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
    const call: ToolCall = { name: "CVEditor", params };
    this.calls.push(call);
    const newId = (prefix: string) => `${prefix}-${NEW}${++this.#added}`;
    const { language } = this;
    const { document, result } = runTool(this.#document, call, { language, newId });
    this.#document = document;
    this.#isRefused ||= !result.success;
  }
}

/** Ids of entries that are there only once the calls are made for good. */
const NEW = "new-";
