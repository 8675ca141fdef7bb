import fc from "fast-check";
import { expect, it } from "vitest";
import { JsonValue } from "../../contracts/json.ts";
import { sampleRecord } from "../conformance/samples.ts";
import type { JournalRecord } from "../ports/journal.ts";
import { Payloads } from "./payloads.ts";
import { packedText, readPackedText } from "./place.ts";

const LONG = "伯乐".repeat(500);

/** Stores commit by commit, as a backend does; `read` is what comes back, `size` what it took. */
function journalOf(payloads = new Payloads()) {
  const texts: string[] = [];
  return {
    commit(records: readonly JournalRecord[], durable = true) {
      const { records: values, stored } = payloads.pack("run", records);
      if (!durable) return;
      for (const [index, record] of records.entries()) {
        const { packed = false, ...rest } = values[index] ?? {};
        texts.push(packedText({ ...record, ...rest }, packed));
      }
      stored();
    },
    lose: (count: number) => texts.splice(-count),
    size: () => texts.join("").length,
    read: () =>
      payloads.unpack(
        "run",
        texts.map((text) => {
          const { value: record, packed } = readPackedText<JournalRecord>(text);
          return { record, packed };
        }),
      ),
  };
}

const record = (key: string, input: JsonValue, result: JsonValue = null) =>
  sampleRecord(key, { input, result });

it("stores a value once that ten steps read, in one commit or in several", () => {
  const journal = journalOf();
  const made = record("0", null, { doc: LONG });
  const readers = Array.from({ length: 10 }, (_, i) => record(`r${i}`, { text: LONG, n: i }));
  journal.commit([made, ...readers.slice(0, 5)]);
  journal.commit(readers.slice(5));
  expect(journal.read()).toEqual([made, ...readers]);
  expect(journal.size()).toBeLessThan(2 * LONG.length + 11 * 400);
});

it("points at a list or an object as a whole, also after it was read again", () => {
  const journal = journalOf();
  const rows = Array.from({ length: 100 }, (_, id) => ({ id, name: `person ${id}` }));
  journal.commit([record("0", null, { rows })]);
  const before = journal.size();
  const [first] = journal.read();
  journal.commit([record("1", { people: rows }), record("2", first?.result ?? null)]);
  expect(journal.read()[2]?.input).toEqual({ rows });
  expect(journal.size() - before).toBeLessThan(1_000);
});

it("never points at what was not stored, or was lost by the database", () => {
  const journal = journalOf();
  journal.commit([record("0", null, LONG)], false);
  journal.commit([record("1", LONG)]);
  journal.lose(1);
  journal.read();
  journal.commit([record("2", LONG)]);
  expect(journal.read()).toEqual([record("2", LONG)]);
});

it("gives back data that looks like its own marks", () => {
  const journal = journalOf();
  const awkward = [{ "~": ["0", "input"] }, { "~": { "~": LONG } }, { "~": 1, b: LONG }, "~"];
  journal.commit([record("0", awkward, LONG), record("1", { again: awkward[1] ?? null })]);
  journal.commit([record("2", awkward)]);
  expect(journal.read().map(({ input }) => input)).toEqual([
    awkward,
    { again: awkward[1] },
    awkward,
  ]);
});

it("gives back any records that share any parts", () => {
  const text = fc.constantFrom("a", "~", LONG, `${LONG}!`);
  const { value } = fc.letrec<{ value: JsonValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      text,
      fc.integer(),
      fc.array(tie("value"), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom("~", "a", "input", "0", "__proto__"), tie("value"), {
        noNullPrototype: true,
      }),
    ),
  }));
  const shared = fc.array(value, { minLength: 1, maxLength: 3 });
  const picks = fc.array(fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 3 }));
  const property = fc.property(shared, picks, (values, commits) => {
    const journal = journalOf();
    const pick = (index: number): JsonValue => JsonValue.parse(values[index % values.length]);
    const all = commits.map((ends, commit) =>
      ends.map(([input, result], n) => record(`${commit}.${n}`, { is: pick(input) }, pick(result))),
    );
    for (const records of all) journal.commit(records);
    expect(journal.read()).toEqual(all.flat());
  });
  fc.assert(property, { numRuns: 300, seed: 20_261_117 });
});
