import { toText } from "../json-text.ts";
import type { PackedJournal, Payloads } from "../payloads/payloads.ts";
import type { GateAnswer } from "../ports/gates.ts";
import type { RunCommit, RunFilter, RunRecord, RunsPort } from "../ports/runs.ts";
import { commitConflict, idTaken, runUnknown, threadTaken } from "../refusals.ts";
import type { Watchers } from "../watchers.ts";
import { gateArgs, isLogOnly, logArgs } from "./commit-args.ts";
import type { FinishedRuns } from "./finished-runs.ts";
import { runRef } from "./key-parts.ts";
import type { RedisLink } from "./link.ts";
import { RunClaims } from "./run-claims.ts";
import { fromRunFields, RUN_FIELDS, toChangedFields, toRunFields } from "./run-fields.ts";
import { listRuns } from "./run-list.ts";
import { answerGate } from "./scripts/answer-gate.ts";
import { commitLog } from "./scripts/commit-log.ts";
import { writeRun } from "./scripts/write-run.ts";

/** Runs, and the door through which they write. */
export class RedisRuns implements RunsPort {
  readonly #link: RedisLink;
  readonly #watchers: Watchers;
  readonly #finished: FinishedRuns;
  readonly #payloads: Payloads;
  readonly #claims: RunClaims;
  readonly #now: () => Date;

  constructor(parts: {
    link: RedisLink;
    watchers: Watchers;
    finished: FinishedRuns;
    payloads: Payloads;
    now: () => Date;
  }) {
    this.#link = parts.link;
    this.#watchers = parts.watchers;
    this.#finished = parts.finished;
    this.#payloads = parts.payloads;
    this.#claims = new RunClaims(parts.link);
    this.#now = parts.now;
  }

  async create(run: RunRecord, commit: RunCommit): Promise<void> {
    const fields = { ...toRunFields(run), ...this.#changed(commit) };
    const journal = this.#payloads.pack(run.run_id, commit.journal ?? []);
    const reply = await this.#write(run.tenant, run.run_id, "create", fields, commit, journal);
    if (reply.startsWith("busy ")) throw threadTaken(run.thread, reply.slice("busy ".length));
    this.#accept(reply, run.run_id, journal);
  }

  async get(tenant: string, runId: string): Promise<RunRecord | null> {
    const key = this.#link.keys.run(runId);
    const values = await this.#link.ask((redis) => redis.hmget(key, ...RUN_FIELDS));
    return fromRunFields(tenant, runId, values);
  }

  list(tenant: string, filter: RunFilter = {}): Promise<RunRecord[]> {
    return listRuns(this.#link, tenant, filter);
  }

  async commit(tenant: string, runId: string, commit: RunCommit): Promise<void> {
    const journal = this.#payloads.pack(runId, commit.journal ?? []);
    if (!isLogOnly(commit)) {
      const fields = this.#changed(commit);
      const reply = await this.#write(tenant, runId, "commit", fields, commit, journal);
      this.#accept(reply, runId, journal);
      if (this.#finished.isOver(commit.run?.status)) await this.#finished.forgetOld();
      return;
    }
    if (!commit.journal?.length && !commit.events?.length) return;
    const { keys } = this.#link;
    const args = logArgs(tenant, runId, this.#link.token(), commit, journal);
    const log = [keys.run(runId), keys.journal(runId), keys.events(runId)];
    this.#accept(String(await this.#link.run(commitLog, log, args)), runId, journal);
  }

  claim(...args: Parameters<RunsPort["claim"]>): Promise<boolean> {
    return this.#claims.claim(...args);
  }

  release(tenant: string, runId: string, owner: string): Promise<void> {
    return this.#claims.release(tenant, runId, owner);
  }

  releaseAll(): Promise<void> {
    return this.#claims.releaseAll();
  }

  due(now: number): Promise<Pick<RunRecord, "tenant" | "run_id">[]> {
    return this.#claims.due(now);
  }

  heldFor(...args: Parameters<RunsPort["heldFor"]>): ReturnType<RunsPort["heldFor"]> {
    return this.#claims.heldFor(...args);
  }

  nextWake(): Promise<number | null> {
    return this.#claims.nextWake();
  }

  async answer(tenant: string, gateId: string, answer: GateAnswer): Promise<boolean> {
    const { keys } = this.#link;
    const runId = await this.#link.ask((redis) => redis.hget(keys.gateRuns(tenant), gateId));
    if (runId === null) return false;
    const answered = await this.#link.run(
      answerGate,
      [
        keys.run(runId),
        keys.gates(runId),
        keys.openGates(tenant),
        keys.gatesDue(),
        keys.runsAnswered(),
      ],
      [tenant, this.#link.token(), runRef(tenant, runId), gateId, toText(answer)],
    );
    return answered === 1;
  }

  async #write(
    tenant: string,
    runId: string,
    mode: "create" | "commit",
    fields: Readonly<Record<string, string>>,
    commit: RunCommit,
    journal: PackedJournal,
  ): Promise<string> {
    const entries = Object.entries(fields);
    const reply = await this.#link.run(writeRun, this.#keysToWrite(tenant, runId), [
      ...logArgs(tenant, runId, this.#link.token(), commit, journal),
      ...[runId, runRef(tenant, runId), mode, this.#finished.keptUntil()],
      ...[entries.length, ...entries.flat()],
      ...gateArgs(commit),
    ]);
    return String(reply);
  }

  #keysToWrite(tenant: string, runId: string): string[] {
    const { keys } = this.#link;
    return [
      keys.run(runId),
      keys.journal(runId),
      keys.events(runId),
      keys.gates(runId),
      keys.openGates(tenant),
      keys.gateRuns(tenant),
      keys.gatesDue(),
      keys.position(),
      keys.threads(tenant),
      keys.runsRunning(),
      keys.runsAnswered(),
      keys.runsToWake(),
      keys.finished(),
      keys.runsOf(tenant, "running"),
      keys.runsOf(tenant, "waiting"),
      keys.runsOf(tenant, "completed"),
      keys.runsOf(tenant, "failed"),
      keys.runsOf(tenant, "cancelled"),
      keys.runsHeld(),
    ];
  }

  #changed({ run = {} }: RunCommit): Record<string, string> {
    if (Object.keys(run).length === 0) return {};
    return { ...toChangedFields(run), updated_at: this.#now().toISOString() };
  }

  /** A script's answer: done, or why not. */
  #accept(reply: string, runId: string, journal: PackedJournal): void {
    if (reply === "taken") throw idTaken(runId);
    if (reply === "unknown") throw runUnknown(runId);
    if (reply === "conflict") throw commitConflict(runId);
    journal.stored();
    this.#watchers.tell(runId);
  }
}
