/** Reads what a text from anywhere holds: words to a machine, instructions off the task, personal data. */

import { MODEL_FOLDER } from "../embedded/manifest.ts";
import { languageErrors } from "../errors.ts";
import { onnxJob } from "../onnx/onnx-job.ts";
import type { Onnx } from "../onnx/onnx-thread.ts";
import { openOnnx } from "../onnx/shared-thread.ts";
import type { Place } from "../reading/reading.ts";
import type { DecodedPassage, PassagePart, PersonalWords } from "./decode-passage.ts";
import type {
  findPassages,
  PassageSource,
  readPassages,
  weighPassages,
} from "./read-passages-job.ts";

export interface PassageReaderOptions {
  /** Where the weights are. @default those that ship with Bole */
  readonly model?: URL;
  /** Who runs networks. @default the thread that the whole process shares */
  readonly onnx?: Onnx;
  /** Milliseconds for a text; what was not read by then is told. @default 4000 */
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

export interface PassagesRead {
  /** What was read closely, by likelihood; places are those of the text. */
  readonly parts: readonly PassagePart[];
  readonly personal: readonly PersonalWords[];
  /** Passages for which there was no time. */
  readonly unread: readonly Place[];
}

export interface PassageReader {
  /**
   * Passages that may be addressed to a machine, and those that hold words which somebody asks about; a person's own
   * message is read whole. Which words those are may be found out while it looks for the passages.
   */
  findOrders(
    text: string,
    from: PassageSource,
    asked?: () => Promise<readonly Place[]>,
  ): Promise<PassagesRead>;
  /** Every passage, for names, addresses and dates of birth. */
  findPersonal(text: string, from: PassageSource): Promise<PassagesRead>;
}

const FIND = onnxJob<typeof findPassages>(
  new URL("./read-passages-job.ts", import.meta.url),
  "findPassages",
);
const READ = onnxJob<typeof readPassages>(
  new URL("./read-passages-job.ts", import.meta.url),
  "readPassages",
);
const WEIGH = onnxJob<typeof weighPassages>(
  new URL("./read-passages-job.ts", import.meta.url),
  "weighPassages",
);
/** So many at a time: a person's message waits no longer than for these. */
const IN_A_ROW = 4;
const TIMEOUT_MS = 4000;
/** Somebody waits for the answer to a message: it gets this part of the time. */
const FOR_A_MESSAGE = 4;

export function openPassageReader({
  model = MODEL_FOLDER,
  onnx = openOnnx(),
  timeoutMs = TIMEOUT_MS,
  now = Date.now,
}: PassageReaderOptions = {}): PassageReader {
  async function read(
    text: string,
    from: PassageSource,
    places: readonly Place[],
    weigh?: (places: readonly Place[]) => Promise<number[]>,
  ) {
    const end = now() + (from === "message" ? timeoutMs / FOR_A_MESSAGE : timeoutMs);
    const parts: PassagePart[] = [];
    const personal: PersonalWords[] = [];
    for (let at = 0; at < places.length; at += IN_A_ROW) {
      if (now() > end) return { parts, personal, unread: places.slice(at) };
      const some = places.slice(at, at + IN_A_ROW);
      const passages = some.map((place) => text.slice(...place));
      const decoded = await run(() => onnx.run(READ, [model.href, passages, from]));
      for (const [index, one] of decoded.entries()) {
        const place = some[index] ?? [0, 0];
        const moved = movedBy(one, place[0]);
        const [likely] = isDoubtful(moved.parts) ? ((await weigh?.([place])) ?? []) : [];
        parts.push(...(likely === undefined ? moved.parts : [asOne(moved.parts, place, likely)]));
        personal.push(...moved.personal);
      }
    }
    return { parts, personal, unread: [] };
  }
  const passagesOf = (text: string) => run(() => onnx.run(FIND, [model.href, text]));
  return {
    async findOrders(text, from, askedOf = async () => []) {
      const [{ all, few, suspicious }, asked] = await Promise.all([passagesOf(text), askedOf()]);
      if (from === "message" && all.length === 1) return read(text, from, all);
      const closely = few.filter((place, at) => suspicious[at] || overlapsSome(place, asked));
      if (from === "message") return read(text, from, closely);
      return read(text, from, closely, (places) =>
        run(() => onnx.run(WEIGH, [model.href, text, places, from])),
      );
    },
    async findPersonal(text, from) {
      return read(text, from, (await passagesOf(text)).all);
    },
  };
}

const overlapsSome = ([begin, to]: Place, others: readonly Place[]): boolean =>
  others.some(([start, end]) => start < to && begin < end);

/** Of what is surely harmless by itself nobody needs to see what stands around it. */
const isDoubtful = (parts: readonly PassagePart[]): boolean =>
  parts.some(({ attack, off_task }) => attack + off_task >= 0.02);

/** One part of this likelihood; its parts alone say whether it is an attack or off the task. */
function asOne(parts: readonly PassagePart[], place: Place, likely: number): PassagePart {
  const [attack, off_task] = (["attack", "off_task"] as const).map((label) =>
    Math.max(...parts.map((part) => part[label]), 1e-6),
  ) as [number, number];
  const share = attack / (attack + off_task);
  return { place, attack: likely * share, off_task: likely * (1 - share) };
}

async function run<T>(job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw languageErrors.error("reader-unavailable", `Passages cannot be read: ${why}.`);
  }
}

function movedBy({ parts, personal }: DecodedPassage, by: number): DecodedPassage {
  const moved = <T extends { readonly place: Place }>(one: T): T => ({
    ...one,
    place: [one.place[0] + by, one.place[1] + by],
  });
  return { parts: parts.map(moved), personal: personal.map(moved) };
}
