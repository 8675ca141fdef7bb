/** A row read back is the row that was written, the same on both databases. */
import type { Generated } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { describeStore } from "../test/describe-store.ts";
import { defineMigrations, openStore } from "./index.ts";

interface ThingTables {
  things: {
    id: Generated<number>;
    text: string | null;
    json: string | null;
    whole: number | bigint | null;
    real: number | null;
    flag: number | null;
    bytes: Uint8Array | null;
  };
}

const things = defineMigrations<ThingTables>("things", [
  {
    id: "001-things",
    async up(db, types) {
      await db.schema
        .createTable("things")
        .addColumn("id", types.integer, types.counted)
        .addColumn("text", types.text)
        .addColumn("json", types.json)
        .addColumn("whole", types.integer)
        .addColumn("real", types.real)
        .addColumn("flag", types.flag)
        .addColumn("bytes", types.blob)
        .execute();
    },
  },
]);

describeStore("values", ({ locate }) => {
  async function open() {
    const store = await openStore({ ...(await locate()), migrations: [things] });
    onTestFinished(() => store.close());
    return store.global;
  }

  it("of every type come back as they were", async () => {
    const db = await open();
    const row = {
      text: "Bole 伯乐 😀 'quoted' \"twice\"\n",
      json: '{"b":1,  "a":[]}',
      whole: -42,
      real: 0.1,
      flag: 1,
      bytes: new Uint8Array([0, 255, 1]),
    };
    await db.insertInto("things").values(row).execute();
    expect(await db.selectFrom("things").selectAll().execute()).toEqual([{ id: 1, ...row }]);
  });

  it("that are missing come back as null", async () => {
    const db = await open();
    const nothing = { text: null, json: null, whole: null, real: null, flag: null, bytes: null };
    await db.insertInto("things").values(nothing).execute();
    expect(await db.selectFrom("things").selectAll().execute()).toEqual([{ id: 1, ...nothing }]);
  });

  it("beyond 2^53 come back as bigints, not rounded; smaller ones as numbers", async () => {
    const db = await open();
    const big = 2n ** 63n - 1n;
    const whole = [big, -big, Number.MAX_SAFE_INTEGER, 7n];
    await db
      .insertInto("things")
      .values(whole.map((value) => ({ whole: value })))
      .execute();
    const rows = await db.selectFrom("things").select("whole").orderBy("id").execute();
    expect(rows.map((row) => row.whole)).toEqual([big, -big, Number.MAX_SAFE_INTEGER, 7]);
    const written = await db
      .insertInto("things")
      .values({ whole: big })
      .returning("whole")
      .execute();
    expect(written).toEqual([{ whole: big }]);
  });

  it("that are counted, summed or averaged are numbers", async () => {
    const db = await open();
    await db
      .insertInto("things")
      .values([{ whole: 1 }, { whole: 2 }])
      .execute();
    const [row] = await db
      .selectFrom("things")
      .select((eb) => [
        eb.fn.countAll().as("count"),
        eb.fn.sum("whole").as("sum"),
        eb.fn.avg("whole").as("avg"),
      ])
      .execute();
    expect(row).toEqual({ count: 2, sum: 3, avg: 1.5 });
  });

  it("of text are compared and ordered by their bytes, whatever the server's language", async () => {
    const db = await open();
    const texts = ["b", "B", "a", "_", "é", "Z", "10", "9", "伯"];
    await db
      .insertInto("things")
      .values(texts.map((text) => ({ text })))
      .execute();
    const rows = await db.selectFrom("things").select("text").orderBy("text").execute();
    expect(rows.map((row) => row.text)).toEqual(["10", "9", "B", "Z", "_", "a", "b", "é", "伯"]);
    const upper = await db.selectFrom("things").select("text").where("text", "<", "_").execute();
    expect(upper).toHaveLength(4);
  });

  it("that count rows go up, and are never given twice", async () => {
    const db = await open();
    const insert = () => db.insertInto("things").values({ text: "x" }).returning("id").execute();
    await insert();
    expect(await insert()).toEqual([{ id: 2 }]);
    await db.deleteFrom("things").execute();
    expect(await insert()).toEqual([{ id: 3 }]);
  });
});
