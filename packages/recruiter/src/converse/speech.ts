/** A model's words on their way to people: sentence by sentence, each checked against what is known. */
import type { Facts } from "@bole/guardrails";
import { speaksOfSomebody } from "@bole/language/text";
import {
  type SpeakCtx,
  type Speaker,
  type SpeakParts,
  sentencesOf,
  speak,
} from "../router/speak.ts";

interface SpeechParts {
  readonly parts: SpeakParts;
  readonly speaker: Speaker;
  readonly ctx: SpeakCtx;
  /** What may be claimed, as far as it is known by now. */
  readonly facts: () => Facts;
  /** Whether a sentence is about records, whatever its words. */
  readonly isAboutRecords: (sentence: string) => boolean;
}

export class Speech {
  readonly #given: SpeechParts;
  readonly #spoken: string[] = [];
  #waiting = "";
  #isHeld = false;
  /** Whether what comes next begins in a new line. */
  #isBroken = false;
  /** What was said before the step at work, which may say it again. */
  #before: ReadonlySet<string> = new Set();
  /** Sentences that say more than is known. */
  #struck: string[] = [];
  /** One after the other, in the order in which they came. */
  #leaving: Promise<unknown> = Promise.resolve();

  constructor(given: SpeechParts) {
    this.#given = given;
  }

  hear(piece: string): void {
    const pieces = sentencesOf(this.#waiting + piece);
    this.#waiting = pieces.pop() ?? "";
    for (const one of pieces) this.#leave(one);
  }

  /** Another step begins in a new line; another try leaves out what was said already. */
  step(why: "next" | "again"): void {
    if (why === "next") this.#flush("\n");
    else this.#waiting = "";
    this.#mark();
  }

  /** A text of the program's own, in between. */
  show(text: string): void {
    this.#flush("\n");
    const { parts, speaker, ctx } = this.#given;
    this.#leaving = this.#leaving.then(async () => {
      this.#spoken.push(await speak(parts, sentencesOf(`${text}\n`), speaker, ctx));
    });
  }

  /** What was not let through since the last time; undefined where everything was. */
  async struck(): Promise<{ readonly not_shown: string[] } | undefined> {
    this.#flush("");
    await this.#leaving;
    const not_shown = this.#struck;
    this.#struck = [];
    if (not_shown.length === 0) return undefined;
    this.#isBroken = true;
    this.#mark();
    return { not_shown };
  }

  /** From now on nothing leaves: the program asks the person itself. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
  }

  /**
   * What was let through.
   * @param isWhole whether the model has finished; else the sentence it was in the middle of is dropped
   */
  async end(isWhole: boolean): Promise<string> {
    if (isWhole) this.#flush("");
    await this.#leaving;
    return this.#spoken.join("").trim();
  }

  /** From here on, what stands above is not said again. */
  #mark(): void {
    this.#leaving = this.#leaving.then(() => {
      this.#before = new Set(this.#spoken.map((one) => one.trim()));
    });
  }

  #flush(end: string): void {
    const last = this.#waiting;
    this.#waiting = "";
    if (last.trim() !== "") this.#leave(`${last}${end}`);
  }

  #leave(piece: string): void {
    const isHeld = this.#isHeld;
    this.#leaving = this.#leaving.then(async () => {
      const { parts, speaker, ctx, facts, isAboutRecords } = this.#given;
      const said = piece.trim();
      const isNew = said === "" || !this.#before.has(said);
      if (isHeld || !isNew || (said === "" && this.#spoken.length === 0)) return;
      const isClaim = speaksOfSomebody(piece) || isAboutRecords(piece);
      const start = this.#isBroken && this.#spoken.join("").trim() !== "" ? "\n" : "";
      const words = `${start}${piece}`;
      const left = await speak(parts, [words], speaker, ctx, isClaim ? facts() : undefined);
      this.#isBroken &&= left === "";
      if (left === "" && said !== "") this.#struck.push(said);
      // The line that it stood in ends all the same.
      this.#spoken.push(left === "" && piece.endsWith("\n") ? "\n" : left);
    });
  }
}
