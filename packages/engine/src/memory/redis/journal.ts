import { fromText } from "../json-text.ts";
import type { JournalPort, JournalRecord } from "../ports/journal.ts";
import type { RedisLink } from "./link.ts";
import { byPosition } from "./position.ts";

/** What ended in a run, by key. A key that is there is never replaced: the commit refuses it. */
export class RedisJournal implements JournalPort {
  readonly #link: RedisLink;

  constructor(link: RedisLink) {
    this.#link = link;
  }

  async read(tenant: string, runId: string): Promise<JournalRecord[]> {
    const { keys } = this.#link;
    const [owner, texts] = await this.#link.ask((redis) =>
      Promise.all([redis.hget(keys.run(runId), "tenant"), redis.hvals(keys.journal(runId))]),
    );
    if (owner !== tenant) return [];
    return byPosition(texts).map(({ text }) => fromText(text));
  }
}
