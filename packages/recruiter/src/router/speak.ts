/**
 * The way of words to whoever has asked: piece by piece, each checked before it leaves. A piece that
 * is blocked never leaves, and is told as a warning.
 */
import type { Role } from "@bole/base";
import type { ExecutionCtx } from "@bole/engine";
import type { Facts, Guardrails } from "@bole/guardrails";
import type { z } from "zod";
import type { Reading } from "../reading/reading.ts";

export interface Speaker {
  readonly user: string;
  readonly roles: readonly z.infer<typeof Role>[];
  readonly session_id: string;
  readonly language: "zh" | "en";
}

export interface SpeakParts {
  readonly guardrails: Pick<Guardrails, "checkOutput">;
}

export type SpeakCtx = Pick<ExecutionCtx, "tenant" | "run_id" | "progress" | "warn">;

/** What was let through. With `facts`, a piece that says more than they do is struck. */
export async function speak(
  { guardrails }: SpeakParts,
  pieces: readonly string[],
  { user, roles, session_id, language }: Speaker,
  ctx: SpeakCtx,
  facts?: Facts,
): Promise<string> {
  const said: string[] = [];
  for (const piece of pieces) {
    const context = {
      ...{ tenant: ctx.tenant, run_id: ctx.run_id, user, session_id, language },
      roles: [...roles],
    };
    const expected = facts === undefined ? {} : { facts };
    const { allowed, verdicts } = await guardrails.checkOutput(piece, expected, context);
    for (const { check_name, severity, message } of verdicts) {
      ctx.warn(message, { check_name, severity });
    }
    const isInvented = verdicts.some(({ check_name }) => check_name === "output_hallucination");
    if (!allowed || isInvented) continue;
    said.push(piece);
    ctx.progress(piece, { token: true });
  }
  return said.join("");
}

/** The same behind what a model has said already. @returns all of it */
export async function speakAfter(
  parts: SpeakParts,
  { spoken }: Pick<Reading, "spoken">,
  [first = "", ...pieces]: readonly string[],
  speaker: Speaker,
  ctx: SpeakCtx,
): Promise<string> {
  const before = spoken?.text ?? "";
  const start = before === "" ? first : `\n${first}`;
  return before + (await speak(parts, [start, ...pieces], speaker, ctx));
}

/** Sentences and lines, each with its end and what stands before it. "1. Java" and "v2.0" are not cut. */
export function sentencesOf(text: string): string[] {
  const pieces = text
    .split(/(?<=[。！？\n])(?![。！？\n])|(?<=[!?])(?=\s)|(?<=[\p{Ll}\p{Pe}\p{Pf}"']\.)(?=\s)/u)
    .filter(Boolean);
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    // What is quoted stays together, as far as its line goes.
    if (last !== undefined && isOpen(last) && !last.endsWith("\n"))
      sentences[sentences.length - 1] = last + piece;
    else sentences.push(piece);
  }
  return sentences;
}

const isOpen = (text: string): boolean =>
  PAIRS.some(([open, close]) => text.lastIndexOf(open) > text.lastIndexOf(close));
const PAIRS = [
  ["“", "”"],
  ["「", "」"],
] as const;

/** Sentences of our own in a row. */
export function inARow(sentences: readonly string[], language: "zh" | "en"): string[] {
  return sentences.map((one, at) => (at === 0 || language === "zh" ? one : ` ${one}`));
}
