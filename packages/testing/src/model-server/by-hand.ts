/** Requests that somebody answers by hand, as a model would: one file for each request, one for each answer. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Behaviour } from "./scenario.ts";

const EVERY_MS = 200;

export async function answeredByHand(folder: string, request: unknown): Promise<Behaviour> {
  mkdirSync(folder, { recursive: true });
  const number = readdirSync(folder).filter((name) => name.endsWith(".request.json")).length + 1;
  const file = path.join(folder, String(number).padStart(3, "0"));
  writeFileSync(`${file}.request.json`, JSON.stringify(request, null, 1));
  while (!existsSync(`${file}.answer.json`)) await delay(EVERY_MS);
  return JSON.parse(readFileSync(`${file}.answer.json`, "utf8")) as Behaviour;
}
