/** Takes a case's turns one after the other, and compares what came out. */
import { isDeepStrictEqual } from "node:util";
import type { ResumeData } from "@bole/talent";
import { makeCalls } from "../../agent/execute.ts";
import { settleMemory } from "../../agent/remember.ts";
import { asResumeData, type ResumeDocument } from "../../model/document.ts";
import { deleteByPath, getByPath, setByPath } from "../../path/index.ts";
import {
  type Turn,
  TurnMemory,
  type Understanding,
  type Understood,
} from "../../reading/understanding.ts";
import type { Case, Difference } from "./corpus.ts";

export interface Ran {
  readonly right: boolean;
  /** Something changed that must not have; what waits for a yes has changed nothing. */
  readonly falseEdit: boolean;
  readonly proposed: boolean;
  readonly understanding: Understanding;
  readonly ms: number;
  readonly got: ResumeData;
  readonly wanted: ResumeData;
}

/** All relative dates of the corpus are counted from this day. */
const TODAY = new Date("2026-05-20T08:00:00Z");

export type Understand = (turn: Turn) => Promise<Understood>;

export async function runCase(one: Case, resume: ResumeData, understand: Understand): Promise<Ran> {
  let state: State = {
    document: { ...resume },
    undone: [],
    redone: [],
    memory: TurnMemory.parse({}),
  };
  for (const message of one.before) ({ state } = await take(understand, message, state));
  const before = state.document;
  const started = performance.now();
  const { state: after, understanding } = await take(understand, one.message, state);
  const ms = performance.now() - started;
  const got = asResumeData(after.document);
  const wanted = one.expect.reduce<unknown>(apply, structuredClone(resume));
  const same = isDeepStrictEqual(withoutIds(got), withoutIds(asResumeData(Object(wanted))));
  return {
    right: same && isKind(one, understanding),
    falseEdit: !same && !isProposed(understanding) && after.document !== before,
    proposed: isProposed(understanding),
    understanding,
    ms,
    got,
    wanted: asResumeData(Object(wanted)),
  };
}

const isProposed = (understanding: Understanding): boolean =>
  understanding.kind === "calls" && understanding.propose !== undefined;

interface State {
  readonly document: ResumeDocument;
  /** What there was before each edit, and what was taken back. */
  readonly undone: readonly ResumeDocument[];
  readonly redone: readonly ResumeDocument[];
  readonly memory: TurnMemory;
}

async function take(
  understand: Understand,
  message: string,
  { document, undone, redone, memory }: State,
): Promise<{ state: State; understanding: Understanding }> {
  const turn = { message, resume: asResumeData(document), memory, today: TODAY };
  const { understanding, memory: next, language } = await understand(turn);
  if (understanding.kind === "undo") {
    const back = undone.at(-understanding.times) ?? undone[0] ?? document;
    return {
      state: {
        document: back,
        undone: undone.slice(0, -understanding.times),
        redone: [...redone, document],
        memory: next,
      },
      understanding,
    };
  }
  if (understanding.kind === "redo") {
    const again = redone.at(-1) ?? document;
    return {
      state: { document: again, undone, redone: redone.slice(0, -1), memory: next },
      understanding,
    };
  }
  if (understanding.kind !== "calls")
    return { state: { document, undone, redone, memory: next }, understanding };
  let ids = 0;
  const newId = (prefix: string) => `${prefix}-${undone.length}-${++ids}`;
  const made = makeCalls(document, understanding.calls, { language, newId });
  const changed = made.at(-1)?.after ?? document;
  return {
    state: {
      document: changed,
      undone: changed === document ? undone : [...undone, document],
      redone: [],
      memory: settleMemory(next, made),
    },
    understanding,
  };
}

function apply(document: unknown, difference: Difference): unknown {
  const [how, path] = difference;
  if (how === "del") return deleteByPath(document, path);
  if (how === "set") return setByPath(document, path, difference[2]);
  const list = getByPath(document, path);
  return setByPath(document, path, [
    ...(Array.isArray(list) ? list : []),
    { id: "new", ...difference[2] },
  ]);
}

/** Ids of new entries are anybody's choice. */
const withoutIds = (resume: ResumeData): unknown =>
  JSON.parse(JSON.stringify(resume, (key, value: unknown) => (key === "id" ? undefined : value)));

function isKind({ kind, path, expect }: Case, understanding: Understanding): boolean {
  const reads =
    understanding.kind === "calls" && understanding.calls.every(({ name }) => name === "CVReader");
  if (kind === undefined)
    return (
      expect.length > 0 || understanding.kind === "talk" || understanding.kind === "ask" || reads
    );
  if (kind === "read") {
    const [call] = understanding.kind === "calls" ? understanding.calls : [];
    return reads && (path === undefined || (call?.params.path ?? "") === path);
  }
  if (kind === "polish")
    return understanding.kind === "polish" && (path === undefined || understanding.path === path);
  return understanding.kind === kind;
}
