/** Takes a case's turns one after the other, and compares what came out. */
import { isDeepStrictEqual } from "node:util";
import type { ResumeData } from "@bole/talent";
import { asResumeData, type ResumeDocument } from "../../model/document.ts";
import { deleteByPath, getByPath, setByPath } from "../../path/index.ts";
import { runTool } from "../../tools/run-tool.ts";
import { understand } from "../understand.ts";
import { TurnMemory, type Understanding } from "../understanding.ts";
import type { Case, Difference } from "./corpus.ts";

export interface Ran {
  readonly right: boolean;
  /** Something changed that must not have. */
  readonly falseEdit: boolean;
  readonly understanding: Understanding;
  readonly ms: number;
  readonly got: ResumeData;
  readonly wanted: ResumeData;
}

/** All relative dates of the corpus are counted from this day. */
const TODAY = new Date("2026-05-20T08:00:00Z");

export function runCase(one: Case, resume: ResumeData): Ran {
  let state: State = {
    document: { ...resume },
    undone: [],
    redone: [],
    memory: TurnMemory.parse({}),
  };
  for (const message of one.before) state = take(message, state).state;
  const before = state.document;
  const started = performance.now();
  const { state: after, understanding } = take(one.message, state);
  const ms = performance.now() - started;
  const got = asResumeData(after.document);
  const wanted = one.expect.reduce<unknown>(apply, structuredClone(resume));
  const same = isDeepStrictEqual(withoutIds(got), withoutIds(asResumeData(Object(wanted))));
  return {
    right: same && isKind(one, understanding),
    falseEdit: one.expect.length === 0 && one.before.length === 0 && after.document !== before,
    understanding,
    ms,
    got,
    wanted: asResumeData(Object(wanted)),
  };
}

interface State {
  readonly document: ResumeDocument;
  /** What there was before each edit, and what was taken back. */
  readonly undone: readonly ResumeDocument[];
  readonly redone: readonly ResumeDocument[];
  readonly memory: TurnMemory;
}

function take(
  message: string,
  { document, undone, redone, memory }: State,
): { state: State; understanding: Understanding } {
  const turn = { message, resume: asResumeData(document), memory, today: TODAY };
  const { understanding, memory: next, language } = understand(turn);
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
  const changed = understanding.calls.reduce(
    (now, call) =>
      runTool(now, call, { language, newId: (prefix) => `${prefix}-${undone.length}-${++ids}` })
        .document,
    document,
  );
  return {
    state: {
      document: changed,
      undone: changed === document ? undone : [...undone, document],
      redone: [],
      memory: next,
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
