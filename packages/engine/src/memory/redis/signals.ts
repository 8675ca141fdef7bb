import { fromText, toText } from "../json-text.ts";
import type { Signal, SignalsPort } from "../ports/signals.ts";
import type { RedisLink } from "./link.ts";
import { readPositioned } from "./position.ts";
import { appendSignal } from "./scripts/append-signal.ts";

/** What happened outside, by time. */
export class RedisSignals implements SignalsPort {
  readonly #link: RedisLink;

  constructor(link: RedisLink) {
    this.#link = link;
  }

  async append(signal: Signal): Promise<void> {
    const { keys } = this.#link;
    await this.#link.run(
      appendSignal,
      [keys.signals(signal.tenant, signal.event), keys.position()],
      [Date.parse(signal.at), toText(signal)],
    );
  }

  async since(tenant: string, event: string, at: string): Promise<Signal[]> {
    const key = this.#link.keys.signals(tenant, event);
    const members = await this.#link.ask((redis) =>
      redis.zrangebyscore(key, Date.parse(at), "+inf"),
    );
    const signals = members.map((member) => fromText<Signal>(readPositioned(member).text));
    // One that was sent again, because the connection broke before its answer, is there twice.
    const first = new Map(signals.toReversed().map((signal) => [signal.signal_id, signal]));
    return signals.filter((signal) => first.get(signal.signal_id) === signal);
  }
}
