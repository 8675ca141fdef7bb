/** Puts everything into the index anew, then waits until every text has its vectors. */
import { setTimeout as pause } from "node:timers/promises";
import type { IndexState } from "@bole/talent";
import { EXIT } from "../exit-code.ts";
import { type Io, inLanguage } from "../io.ts";
import { openDoor } from "./open-door.ts";
import { ProgressBar } from "./progress-bar.ts";
import type { TalentDoor } from "./talent-door.ts";

const LOOK_MS = 200;

export interface IndexSession {
  /** Where an earlier one was interrupted. */
  readonly after: string | undefined;
  readonly json: boolean;
}

export async function indexSession({ after, json }: IndexSession, io: Io): Promise<number> {
  const door = await openDoor(io);
  const bar = new ProgressBar(json ? { ...io, isTerminal: false } : io);
  try {
    const indexed = await putAll(door, after, bar);
    const state = await awaitVectors(door, bar);
    bar.end();
    if (json) io.out(`${JSON.stringify({ indexed, ...state }, null, 2)}\n`);
    else io.out(`${inLanguage(io, summary(indexed, state))}\n`);
    return state.failed > 0 ? EXIT.failed : EXIT.ok;
  } finally {
    bar.end();
    await door.close();
  }
}

async function putAll(
  door: TalentDoor,
  from: string | undefined,
  bar: ProgressBar,
): Promise<number> {
  let indexed = 0;
  for (let after = from, next: string | null = ""; next !== null; after = next ?? undefined) {
    const page = await door.index(after);
    indexed += page.indexed;
    next = page.next;
    bar.draw(Math.min(indexed, page.total), page.total, {
      en: `people and jobs${next === null ? "" : ` (to go on from here: --after ${next})`}`,
      zh: `个人才与职位${next === null ? "" : `（从此处继续：--after ${next}）`}`,
    });
  }
  return indexed;
}

/** Nobody waits for vectors of a model that knows no meaning. */
async function awaitVectors(door: TalentDoor, bar: ProgressBar): Promise<IndexState> {
  let state = await door.indexState();
  for (const all = state.pending; state.pending > 0; state = await door.indexState()) {
    bar.draw(Math.max(0, all - state.pending), all, {
      en: "texts indexed by meaning",
      zh: "段文本已按语义索引",
    });
    await pause(LOOK_MS);
  }
  return state;
}

function summary(indexed: number, { entries, failed, model, knows_meaning }: IndexState) {
  // Where there was nothing to embed, no model was loaded, and nothing is to be said of it.
  const by = {
    en: model === null ? "" : knows_meaning ? `, with vectors of ${model}` : ", without meaning",
    zh: model === null ? "" : knows_meaning ? `，向量模型为 ${model}` : "，不含语义",
  };
  const lost = {
    en: failed === 0 ? "" : ` ${failed} could not be embedded; they are tried again.`,
    zh: failed === 0 ? "" : `有 ${failed} 条无法生成向量，之后会再试。`,
  };
  return {
    en: `${indexed} people and jobs put into the index, ${entries} entries in all${by.en}.${lost.en}`,
    zh: `已将 ${indexed} 个人才与职位写入索引，共 ${entries} 条${by.zh}。${lost.zh}`,
  };
}
