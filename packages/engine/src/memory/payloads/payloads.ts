import { Recent } from "../../recent.ts";
import type { JournalRecord } from "../ports/journal.ts";
import { ContentKeys } from "./content-key.ts";
import { KnownPayloads } from "./known-payloads.ts";
import { type PackedRecord, type PayloadIndex, packRecord } from "./pack-record.ts";
import { type StoredRecord, unpackRecords } from "./unpack-records.ts";

/** Runs whose stored values are remembered. One that is forgotten stores a value once more. */
const RUNS = 1_000;

export interface PackedJournal {
  readonly records: readonly PackedRecord[];
  /** To be called when the records are durable: from now on others may point at them. */
  stored(): void;
}

/**
 * Stores a value once in a run, however many steps read it: a step's input holds places instead of
 * results that the journal has. Places never leave their run, so a run is deleted with all it needs.
 */
export class Payloads {
  readonly #runs = new Recent<KnownPayloads>(RUNS);
  readonly #keys = new ContentKeys();

  pack(runId: string, journal: readonly JournalRecord[]): PackedJournal {
    const known = this.#runs.get(runId) ?? new KnownPayloads();
    const noted: ReturnType<KnownPayloads["note"]>[] = [];
    const index: PayloadIndex = {
      keys: this.#keys,
      find: (content) => known.find(content, index),
      note: (content, place) => {
        noted.push(known.note(content, place, index));
      },
    };
    return {
      records: journal.map((record) => packRecord(record, index)),
      stored: () => {
        if (noted.length === 0) return;
        known.stored(noted);
        this.#runs.set(runId, known);
      },
    };
  }

  /** All records of a run, in their order, with the values that they point at. */
  unpack(runId: string, stored: readonly StoredRecord[]): JournalRecord[] {
    this.#runs.get(runId)?.retain(new Set(stored.map(({ record }) => record.key)));
    return unpackRecords(stored);
  }
}
