/** `bole run` from start to end: one run, one terminal, no server. */
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { errorText, LOCAL_OWNER } from "@bole/base";
import type { Engine, RunView, RunWarning, StartRequest } from "@bole/engine";
import type { LoadedAgents } from "../../agents/load-agents.ts";
import { guardInput } from "../../guardrails/guard-input.ts";
import { textsIn } from "../../guardrails/texts-in.ts";
import { stopSignals } from "../../lifecycle/stop-signals.ts";
import { EXIT } from "../exit-code.ts";
import { type Io, languageOf } from "../io.ts";
import { lineView, liveView, type ProgressView } from "../progress/progress-view.ts";
import { oneLine } from "../terminal/text-width.ts";
import { UsageError } from "../usage-error.ts";
import { answerer } from "./answerer.ts";
import { drawRun } from "./draw-run.ts";
import { driveRun } from "./drive-run.ts";
import { EventFeed } from "./event-feed.ts";
import { type LocalEngine, openLocalEngine } from "./local-engine.ts";
import { type Ending, exitCodeOf, jsonOf, sentencesOf } from "./report.ts";
import { type RunOptions, resumeCommand } from "./run-options.ts";
import { viewLogger } from "./view-logger.ts";
import { whatToRun } from "./what-to-run.ts";

const { tenant, user } = LOCAL_OWNER;

interface Session {
  readonly options: RunOptions;
  readonly loaded: LoadedAgents;
  readonly io: Io;
  readonly runId: string;
}

export async function runSession(
  options: RunOptions,
  loaded: LoadedAgents,
  io: Io,
): Promise<number> {
  const runId = options.resume ?? `run_${randomUUID()}`;
  const session: Session = { options, loaded, io, runId };
  const request =
    options.resume === undefined
      ? await whatToRun(options, loaded, { tenant, run_id: runId }, io.cwd)
      : null;
  let view: ProgressView | undefined;
  const logger = viewLogger((line) => view?.print(line));
  const local = await openLocalEngine({ io, data: options.data, loaded, tenant, runId, logger });
  try {
    const { engine } = local;
    const stopping = stopOnSignals(io);
    const told = await local.memory.events.lastSeq(tenant, runId);
    if (request === null) await continueRun(engine, runId);
    else await engine.start({ ...request, warnings: await guarded(local, request, io, runId) });
    view = viewOf(session, engine);
    const run = await follow(session, local, view, { told, stopping });
    return await tell(session, local, run, stopping.aborted);
  } finally {
    await local.close();
  }
}

/** The words of a new run pass the same guard as those that come over HTTP. */
function guarded(
  { guardrails }: LocalEngine,
  { goal, input }: StartRequest,
  io: Io,
  run_id: string,
): Promise<RunWarning[]> {
  const context = { ...LOCAL_OWNER, language: languageOf(io) };
  return guardInput(guardrails, textsIn({ goal, input }, "$"), context, { run_id });
}

/** Only what is really there is taken up again; one that has ended is only told. */
async function continueRun(engine: Engine, runId: string): Promise<void> {
  await engine.run(tenant, runId);
  // The folder is ours alone, so whoever held the run is dead.
  await engine.recover({ alone: true });
}

const isLive = ({ isJson }: RunOptions, { isTerminal }: Io) => isTerminal && !isJson;

function viewOf({ options, loaded, io, runId }: Session, engine: Engine): ProgressView {
  const write = options.isJson ? io.err : io.out;
  if (!isLive(options, io)) return lineView(io, write);
  const agents = loaded.registry.catalogue();
  return liveView({ io, write, agents, look: () => engine.run(tenant, runId), now: Date.now });
}

/** The run as it stands when nothing works on it any more. */
async function follow(
  { options, io, runId }: Session,
  { engine, memory }: LocalEngine,
  view: ProgressView,
  { told, stopping }: { readonly told: number; readonly stopping: AbortSignal },
): Promise<RunView> {
  const { title } = await engine.run(tenant, runId);
  // At once: whoever pulls the plug needs it to go on.
  view.print(isLive(options, io) ? runId : `${oneLine(title)}  ${runId}`);
  const feed = new EventFeed(memory.events, { tenant, run_id: runId }, (event) =>
    view.event(event, event.seq <= told),
  );
  const answer = answerer(options.answer, io, stopping);
  await driveRun({ engine, tenant, runId, by: user, feed, view, answer, stopping, now: Date.now });
  await engine.close();
  await feed.catchUp();
  feed.stop();
  await view.pause();
  return engine.run(tenant, runId);
}

async function tell(
  { options, loaded, io }: Session,
  { memory }: LocalEngine,
  run: RunView,
  isStopped: boolean,
): Promise<number> {
  const file = options.svg === undefined ? null : resolve(io.cwd, options.svg);
  let fault: UsageError | null = null;
  if (file !== null) {
    const events = await memory.events.read(tenant, run.run_id);
    fault = await writeDrawing(file, drawRun(run, loaded.registry, events, languageOf(io)));
  }
  const svg = fault === null ? file : null;
  const ending: Ending = { run, isStopped, svg, resume: resumeCommand(options, run.run_id) };
  io.out(options.isJson ? jsonOf(ending) : sentencesOf(ending, io));
  // Only now: the run is worth more than its picture.
  if (fault !== null) throw fault;
  return exitCodeOf(ending);
}

/** Null, or why the picture could not be written: that is the command's fault. */
async function writeDrawing(file: string, drawing: string): Promise<UsageError | null> {
  try {
    await writeFile(file, drawing);
    return null;
  } catch (error) {
    return new UsageError({
      en: `--svg: ${file} cannot be written: ${errorText(error)}.`,
      zh: `--svg：无法写入 ${file}：${errorText(error)}。`,
    });
  }
}

/** Aborted by the first Ctrl-C; a second one ends at once. */
function stopOnSignals(io: Io): AbortSignal {
  const stopping = new AbortController();
  io.onSignal(
    stopSignals({
      monotonic: () => performance.now(),
      stop: () => stopping.abort(),
      endNow: () => io.endNow(EXIT.stopped),
    }),
  );
  return stopping.signal;
}
