/** Requests that somebody answers by hand, as a model would: one file for each request, one for each answer. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Behaviour } from "./scenario.ts";

const EVERY_MS = 200;

export async function answeredByHand(folder: string, request: unknown): Promise<Behaviour> {
  mkdirSync(folder, { recursive: true });
  const number = readdirSync(folder).filter((name) => name.endsWith(".request.json")).length + 1;
  const file = path.join(folder, nameOf(number));
  const before = Array.from({ length: number - 1 }, (_, at) => readRequest(folder, at + 1));
  writeFileSync(`${file}.new.json`, JSON.stringify(withoutKnown(request, before), null, 1));
  writeFileSync(`${file}.request.json`, JSON.stringify(request, null, 1));
  while (!existsSync(`${file}.answer.json`)) await delay(EVERY_MS);
  return JSON.parse(readFileSync(`${file}.answer.json`, "utf8")) as Behaviour;
}

const nameOf = (number: number): string => String(number).padStart(3, "0");

const readRequest = (folder: string, number: number): unknown =>
  JSON.parse(readFileSync(path.join(folder, `${nameOf(number)}.request.json`), "utf8"));

/** What earlier requests of the conversation have said is named by their number: whoever answers has read it. */
function withoutKnown(request: unknown, before: readonly unknown[]): unknown {
  const { messages, tools } = Object(request);
  const known = (part: unknown, of: (body: unknown) => readonly unknown[]): unknown => {
    const text = JSON.stringify(part);
    const at = before.findIndex((one) => of(one).some((other) => JSON.stringify(other) === text));
    return at < 0 ? part : `(as in ${nameOf(at + 1)}.request.json)`;
  };
  return {
    ...(tools !== undefined && { tools: known(tools, (one) => [Object(one).tools]) }),
    messages: listOf(messages).map((message) =>
      known(message, (one) => listOf(Object(one).messages)),
    ),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
