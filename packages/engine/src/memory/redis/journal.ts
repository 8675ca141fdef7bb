import type { Payloads } from "../payloads/payloads.ts";
import { readPackedText } from "../payloads/place.ts";
import type { JournalPort, JournalRecord } from "../ports/journal.ts";
import type { RedisLink } from "./link.ts";
import { byPosition } from "./position.ts";

/** What ended in a run, by key. A key that is there is never replaced: the commit refuses it. */
export class RedisJournal implements JournalPort {
  readonly #link: RedisLink;
  readonly #payloads: Payloads;

  constructor(link: RedisLink, payloads: Payloads) {
    this.#link = link;
    this.#payloads = payloads;
  }

  async read(tenant: string, runId: string): Promise<JournalRecord[]> {
    const { keys } = this.#link;
    const [owner, texts] = await this.#link.ask((redis) =>
      Promise.all([redis.hget(keys.run(runId), "tenant"), redis.hvals(keys.journal(runId))]),
    );
    if (owner !== tenant) return [];
    const stored = byPosition(texts).map(({ text }) => {
      const { value: record, packed } = readPackedText<JournalRecord>(text);
      return { record, packed };
    });
    return this.#payloads.unpack(runId, stored);
  }
}
