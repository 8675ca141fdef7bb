import { fromText } from "../json-text.ts";
import { Gate, type GatesPort } from "../ports/gates.ts";
import { escapePart, splitParts } from "./key-parts.ts";
import type { RedisLink } from "./link.ts";
import { readPositioned } from "./position.ts";
import { toValues } from "./reply.ts";
import { valueOrNull } from "./run-fields.ts";

/** Where a gate is. */
interface GateAddress {
  readonly runId: string;
  readonly gateId: string;
}

interface PlacedGate {
  readonly gate: Gate;
  readonly position: number;
}

const GateStatus = Gate.shape.status;
const FIELDS = ["gate", "status", "answer", "seen"] as const;

/** What runs wait for. They are kept with their run; indexes say which are open, and which due. */
export class RedisGates implements GatesPort {
  readonly #link: RedisLink;

  constructor(link: RedisLink) {
    this.#link = link;
  }

  async get(tenant: string, gateId: string): Promise<Gate | null> {
    const index = this.#link.keys.gateRuns(tenant);
    const runId = await this.#link.ask((redis) => redis.hget(index, gateId));
    if (runId === null) return null;
    const [found] = await this.#load([{ runId, gateId }]);
    return found?.gate ?? null;
  }

  async ofRun(tenant: string, runId: string): Promise<Gate[]> {
    const { keys } = this.#link;
    const [owner, fields] = await this.#link.ask((redis) =>
      Promise.all([redis.hget(keys.run(runId), "tenant"), redis.hgetall(keys.gates(runId))]),
    );
    if (owner !== tenant) return [];
    const gates = Object.keys(fields).flatMap((name) => {
      if (!name.startsWith("gate:")) return [];
      const id = name.slice("gate:".length);
      return toGate(FIELDS.map((field) => fields[`${field}:${id}`] ?? null));
    });
    return gates.sort((a, b) => a.position - b.position).map(({ gate }) => gate);
  }

  async pending(tenant: string, event?: string): Promise<Gate[]> {
    const index = this.#link.keys.openGates(tenant);
    // A semicolon is what follows a colon: between the two is everything of that event.
    const name = escapePart(event ?? "");
    const [from, to] = event === undefined ? ["-", "+"] : [`[${name}:`, `(${name};`];
    const members = await this.#link.ask((redis) => redis.zrangebylex(index, from, to));
    const open = await this.#loadPending(
      members.map((member) => {
        const [, , runId = "", gateId = ""] = splitParts(member, 4);
        return { runId, gateId };
      }),
    );
    return open.sort((a, b) => a.position - b.position).map(({ gate }) => gate);
  }

  async due(now: number): Promise<Gate[]> {
    const index = this.#link.keys.gatesDue();
    const members = await this.#link.ask((redis) => redis.zrangebyscore(index, "-inf", now));
    const due = await this.#loadPending(
      members.map((member) => {
        const [, runId = "", gateId = ""] = splitParts(member, 3);
        return { runId, gateId };
      }),
    );
    const until = ({ gate }: PlacedGate) => gate.until ?? 0;
    return due
      .sort((a, b) => until(a) - until(b) || a.position - b.position)
      .map(({ gate }) => gate);
  }

  /** Those that somebody has answered since the index was read are left out. */
  async #loadPending(addresses: readonly GateAddress[]): Promise<PlacedGate[]> {
    const loaded = await this.#load(addresses);
    return loaded.filter(({ gate }) => gate.status === "pending");
  }

  async #load(addresses: readonly GateAddress[]): Promise<PlacedGate[]> {
    const replies = await this.#link.batch(
      addresses.map(({ runId, gateId }) => {
        const names = FIELDS.map((field) => `${field}:${gateId}`);
        return ["hmget", this.#link.keys.gates(runId), ...names];
      }),
    );
    return replies.flatMap((reply) => toGate(toValues(reply)));
  }
}

/** One, or none where there is nothing. */
function toGate([stored, status, answer, seen]: readonly (string | null)[]): PlacedGate[] {
  if (!stored || !status) return [];
  const { position, text } = readPositioned(stored);
  const opened = fromText<Omit<Gate, "status" | "answer" | "seen">>(text);
  const gate = {
    ...opened,
    status: GateStatus.parse(status),
    answer: valueOrNull<NonNullable<Gate["answer"]>>(answer),
    seen: seen === "1",
  };
  return [{ gate, position }];
}
