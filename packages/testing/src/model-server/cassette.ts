/** A conversation with a model, recorded once and played again: what was said, and what the model answered, step by step. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Behaviour } from "./scenario.ts";

export interface CassetteTurn<Outcome> {
  readonly message: string;
  /** Of the model, one for each request. */
  readonly answers: readonly Behaviour[];
  /** What came of it. */
  readonly outcome: Outcome;
}

export interface Cassette<Outcome> {
  readonly id: string;
  readonly turns: readonly CassetteTurn<Outcome>[];
}

/** What was answered by hand in a folder, the oldest first. */
export const answersIn = (folder: string): Behaviour[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".answer.json"))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Behaviour);
