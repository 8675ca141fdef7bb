/**
 * The reading of a message, in two jobs for a thread: what it says in its scene, and, once it is known
 * what it wants, every record that it names. In between a language model may be asked, which no thread
 * has to wait for.
 */
import { threadJob } from "@bole/base/threads";
import { answerToProposal } from "./answers/proposal.ts";
import { askAbout, askedOf } from "./asked/ask-about.ts";
import { continueQuestion } from "./entities/continue-question.ts";
import { fillWanted } from "./entities/fill-wanted.ts";
import { listJobs } from "./entities/jobs.ts";
import { rosterFor } from "./entities/roster.ts";
import type { Scene } from "./entities/scene.ts";
import { confirmIntent } from "./goals/confirm-intent.ts";
import { type Cued, cuedFrom } from "./goals/cued.ts";
import type { Heard } from "./goals/hear.ts";
import type { SessionMemory } from "./memory.ts";
import type { IncomingMessage } from "./message.ts";
import type { Records } from "./parts.ts";
import type { Reading } from "./reading.ts";
import { say } from "./text/said.ts";
import { spokenLanguage } from "./text/spoken-language.ts";

export interface Unread {
  readonly message: IncomingMessage;
  readonly memory: SessionMemory;
}

/** Where and when it is read. */
export interface ReadAt {
  readonly tenant: string;
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface Begun {
  readonly scene: Scene;
  readonly cued: Cued;
  /** What it comes to if nothing is understood. */
  readonly blank: Reading;
  /** Where it answers what was proposed last: nothing else need be found out. */
  readonly answered: Reading | null;
}

export async function beginReading(
  { talent }: Records,
  { message, memory }: Unread,
  { tenant, zone, now }: ReadAt,
): Promise<Begun> {
  const continued = continueQuestion(message.message, memory);
  const text = continued?.message ?? message.message;
  const said = say(text);
  const language = /[\p{L}]/u.test(said.raw) ? spokenLanguage(said.raw) : (memory.language ?? "en");
  const scene: Scene = {
    ...{ tenant, said, language, zone, now, page: message.page, memory },
    chosen: continued?.chosen ?? NO_CHOICE,
    jobs: await listJobs(talent.jobs, tenant),
    roster: await rosterFor(talent.people, tenant, said.raw, []),
    hasFiles: message.attachments.length > 0,
  };
  const blank: Reading = {
    ...{ route: "chat", wanted: null, confidence: 1, language, goal: text },
    ...{ answered: null, asked: null, question: null, intended: null, notes: [] },
    embedded_because: null,
  };
  const proposed = answerToProposal(message.message, memory);
  const answered = proposed && { ...blank, asked: askedOf(proposed, language) };
  return { scene, cued: cuedFrom(scene), blank, answered };
}

export async function finishReading(
  records: Records,
  { scene, blank: unread }: Pick<Begun, "scene" | "blank">,
  heard: Heard,
): Promise<Reading> {
  const blank = { ...unread, embedded_because: heard.embedded_because ?? null };
  const doubt = scene.chosen.confirmed ? null : confirmIntent(heard, scene);
  if (doubt !== null) return { ...blank, confidence: heard.confidence, question: doubt };
  if (heard.intent !== "work") {
    const { asked, question } = await askAbout(records, scene, heard);
    return { ...blank, confidence: heard.confidence, asked, question };
  }
  const filled = await fillWanted(records, scene, heard);
  if (filled.question !== null) {
    const { question, intended } = filled;
    return { ...blank, confidence: heard.confidence, question, intended };
  }
  const { wanted, notes, route } = filled;
  return { ...blank, route, wanted, notes, confidence: heard.confidence };
}

/** Of a message that the guardrails refuse: an order that was smuggled in is nobody's wish. */
export const refusedReading = (blank: Reading): Reading => ({
  ...blank,
  asked: askedOf("open", blank.language),
});

const NO_CHOICE = { job_id: null, people: {}, without: [], purpose: null, confirmed: false };

const HERE = new URL(import.meta.url);
export const beginReadingJob = threadJob<typeof beginReading>(HERE, "beginReading");
export const finishReadingJob = threadJob<typeof finishReading>(HERE, "finishReading");
