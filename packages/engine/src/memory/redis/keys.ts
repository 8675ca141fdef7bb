import type { RunStatus } from "../ports/runs.ts";
import { escapePart, joinParts } from "./key-parts.ts";

/**
 * Every key, in one place. The first four kinds have the names of the design document; the table in
 * the package's README says what each of them holds.
 *
 * A script touches only the keys that it is given. They lie in different hash slots on purpose (the
 * names are the design's), so a Redis Cluster is refused; one node, with any replicas, is meant.
 */
export class RedisKeys {
  readonly #prefix: string;

  /** @param prefix put in front of every key, with a colon; none if empty */
  constructor(prefix: string) {
    this.#prefix = prefix === "" ? "" : `${prefix}:`;
  }

  plan = (tenant: string, id: string) => this.#key("plan", tenant, id);
  planVersions = (tenant: string, id: string) => this.#key("plan-versions", tenant, id);
  planAudit = (tenant: string, id: string) => this.#key("plan-audit", tenant, id);
  plans = (tenant: string) => this.#key("plans", tenant);

  vfs = (tenant: string, path: string) => this.#key("vfs", tenant, path);
  vfsVersions = (tenant: string, path: string) => this.#key("vfs-versions", tenant, path);
  vfsContent = (tenant: string, path: string) => this.#key("vfs-content", tenant, path);
  vfsPaths = (tenant: string) => this.#key("vfs-paths", tenant);

  cache = (agent: string, sha16: string) => this.#key("cache", agent, sha16);
  /** For SCAN. */
  cachePattern = () => `${this.#prefix.replace(/[*?[\]\\]/g, "\\$&")}cache:*`;

  run = (runId: string) => this.#key("runs", escapePart(runId));
  journal = (runId: string) => this.#key("runs", runId, "journal");
  events = (runId: string) => this.#key("runs", runId, "events");
  gates = (runId: string) => this.#key("runs", runId, "gates");
  runsOf = (tenant: string, status: RunStatus) => this.#key("runs-of", tenant, status);
  threads = (tenant: string) => this.#key("threads", tenant);
  gateRuns = (tenant: string) => this.#key("gate-runs", tenant);
  openGates = (tenant: string) => this.#key("gates-open", tenant);
  signals = (tenant: string, event: string) => this.#key("signals", tenant, event);

  gatesDue = () => this.#key("gates-due");
  runsRunning = () => this.#key("due-running");
  runsAnswered = () => this.#key("due-answered");
  runsHeld = () => this.#key("held");
  runsToWake = () => this.#key("due-wake");
  claims = () => this.#key("claims");
  finished = () => this.#key("finished");
  position = () => this.#key("position");

  checkpoints = (thread: string) => this.#key("checkpoints", escapePart(thread));
  checkpointOrder = (thread: string) => this.#key("checkpoints", thread, "order");
  channelValues = (thread: string) => this.#key("checkpoints", thread, "values");
  checkpointWrites = (thread: string) => this.#key("checkpoints", thread, "writes");
  writeOrder = (thread: string) => this.#key("checkpoints", thread, "write-order");
  checkpointThreads = () => this.#key("checkpoint-threads");

  /** All that a thread's checkpoints are. */
  ofThread(thread: string): string[] {
    return [
      this.checkpoints(thread),
      this.checkpointOrder(thread),
      this.channelValues(thread),
      this.checkpointWrites(thread),
      this.writeOrder(thread),
    ];
  }

  #key(kind: string, ...parts: string[]): string {
    return this.#prefix + joinParts(kind, ...parts);
  }
}
