/**
 * What a message means for a résumé: a path typed by hand, or what the embedded reader reads, carried out on a copy.
 * Whatever somebody writes, nobody else waits for it.
 */
import { inlineThreads, type Threads, threadJob } from "@bole/base/threads";
import type { Reader, Reading } from "@bole/language";
import { languageOf } from "@bole/language/text";
import type { ResumeData } from "@bole/talent";
import type { ModelReading } from "../agent/turn-parts.ts";
import type { Language } from "../model/structure.ts";
import type { ToolCall } from "../tools/tool-call.ts";
import type { carryOut } from "./carry-out.ts";
import { switchWish } from "./look-wish.ts";
import { nothingWaits } from "./nothing-waits.ts";
import { mayBePasted, type readPastedResume } from "./pasted-resume.ts";
import { recordsOf } from "./records.ts";
import { lookOf } from "./section-order.ts";
import { readTypedPath } from "./typed-path.ts";
import type { Turn, Understood } from "./understanding.ts";

export const carryOutJob = threadJob<typeof carryOut>(
  new URL("./carry-out.ts", import.meta.url),
  "carryOut",
);

export const pastedJob = threadJob<typeof readPastedResume>(
  new URL("./pasted-resume.ts", import.meta.url),
  "readPastedResume",
);

/** @param threads where readings are carried out. @default the caller's own thread */
export const createUnderstand =
  (reader: Reader, threads: Threads = inlineThreads) =>
  async ({ signal, ...turn }: Turn): Promise<Understood> => {
    const { message, memory } = turn;
    const { state } = memory;
    const language = languageFor(turn);
    const typed = readTypedPath(message) ?? switchCall(turn);
    if (typed !== undefined)
      return {
        understanding: { kind: "calls", calls: [typed] },
        memory: nothingWaits({ ...state, question: null, pending: [] }, memory),
        language,
      };
    const pasted = mayBePasted(message)
      ? await threads.run(pastedJob, [{ ...turn, language }], { subject: "The pasted text" })
      : undefined;
    if (pasted !== undefined) return pasted;
    const reading = await readTurn(reader, { ...turn, signal });
    return threads.run(carryOutJob, [{ ...turn, language }, reading], { subject: "The message" });
  };

/** The photo and the page numbers are switched without a reader. */
function switchCall({ message, resume }: Pick<Turn, "message" | "resume">): ToolCall | undefined {
  const wish = switchWish(message);
  if (wish === undefined) return undefined;
  const value = { ...lookOf(resume), ...wish };
  return { name: "CVEditor", params: { path: "look", action: "update", value } };
}

const readTurn = (reader: Reader, { message, resume, memory, signal }: Turn): Promise<Reading> =>
  reader.read({
    ...{ product: "resume", message, state: memory.state, records: recordsOf(resume) },
    ...(signal && { signal }),
  });

/** The same for a model, whose calls are given. */
export const createModelReading = (
  reader: Reader,
  threads: Threads = inlineThreads,
): ModelReading => ({
  opinion: (turn) => readTurn(reader, turn),
  carryOut: ({ message, resume, memory, today, language }, reading) =>
    threads.run(carryOutJob, [{ message, resume, memory, today, language }, reading], {
      subject: "The message",
    }),
});

/** Of the message; a number or a name alone has none, and the résumé decides. */
export function languageFor({
  message,
  resume,
}: {
  readonly message: string;
  readonly resume: ResumeData;
}): Language {
  const [han, latin] = [/\p{Script=Han}/gu, /[A-Za-z]+/g].map(
    (sign) => message.match(sign)?.length ?? 0,
  );
  if (han && han * 2 >= (latin ?? 0)) return "zh";
  const own = languageOf(message);
  if (own === "zh" || own === "en") return own;
  return /\p{Script=Han}/u.test(`${resume.basic.name}${resume.skillContent}`) &&
    !/[a-z]{3}/i.test(message)
    ? "zh"
    : "en";
}
