import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { describeStore } from "../../test/describe-store.ts";
import { defineMigrations, type Migration, openStore, type StoreLocation } from "../index.ts";

interface HistoryTables {
  schema_migrations: { package: string; id: string; position: number; applied_at: string };
  notes: { text: string };
}

const NOTES: Migration = {
  id: "001-notes",
  up: (db, types) => db.schema.createTable("notes").addColumn("text", types.text).execute(),
};
const FIRST_NOTE: Migration = {
  id: "002-first-note",
  async up(db) {
    await db.insertInto("notes").values({ text: "first" }).execute();
  },
};
const SECOND_NOTE: Migration = {
  id: "003-second-note",
  async up(db) {
    await db.insertInto("notes").values({ text: "second" }).execute();
  },
};

const now = () => new Date("2026-03-01T08:00:00Z");

/** Opens, migrates, reads what there is, and closes again. */
async function look(location: StoreLocation, list: readonly Migration[]) {
  const migrations = defineMigrations<HistoryTables>("notes", list);
  const store = await openStore({ ...location, migrations: [migrations], now });
  try {
    const history = store.global.selectFrom("schema_migrations").orderBy("position");
    const notes = store.global.selectFrom("notes").select("text").orderBy("text");
    return {
      applied: (await history.select("id").execute()).map((row) => row.id),
      at: (await history.select("applied_at").execute()).map((row) => row.applied_at),
      notes: (await notes.execute()).map((row) => row.text),
    };
  } finally {
    await store.close();
  }
}

describeStore("migrations", ({ locate }) => {
  it("are applied in their order, once, and recorded", async () => {
    const location = await locate();
    const expected = {
      applied: ["001-notes", "002-first-note"],
      at: Array(2).fill("2026-03-01T08:00:00.000Z"),
      notes: ["first"],
    };
    expect(await look(location, [NOTES, FIRST_NOTE])).toEqual(expected);
    expect(await look(location, [NOTES, FIRST_NOTE])).toEqual(expected);
  });

  it("that are new are applied to a database that has the older ones", async () => {
    const location = await locate();
    await look(location, [NOTES]);
    const { notes } = await look(location, [NOTES, FIRST_NOTE, SECOND_NOTE]);
    expect(notes).toEqual(["first", "second"]);
  });

  it("that fail leave nothing behind, and are tried again at the next start", async () => {
    const location = await locate();
    const broken: Migration = {
      ...SECOND_NOTE,
      async up(db, types) {
        await db.insertInto("notes").values({ text: "half" }).execute();
        await db.schema.createTable("half").addColumn("text", types.text).execute();
        throw new Error("no more paper");
      },
    };
    await expect(look(location, [NOTES, FIRST_NOTE, broken])).rejects.toMatchObject({
      code: "migration-failed",
      message: expect.stringMatching(/003-second-note of the package notes.*no more paper/),
    });
    expect((await look(location, [NOTES, FIRST_NOTE])).notes).toEqual(["first"]);
    const { notes } = await look(location, [NOTES, FIRST_NOTE, SECOND_NOTE]);
    expect(notes).toEqual(["first", "second"]);
  });

  it("that the code doesn't know mean a newer database, which is refused", async () => {
    const location = await locate();
    await look(location, [NOTES, FIRST_NOTE, SECOND_NOTE]);
    await expect(look(location, [NOTES, FIRST_NOTE])).rejects.toMatchObject({
      code: "store-too-new",
      message: expect.stringContaining("003-second-note"),
    });
  });

  it("in a changed order are refused", async () => {
    const location = await locate();
    await look(location, [NOTES, SECOND_NOTE]);
    await expect(look(location, [NOTES, FIRST_NOTE, SECOND_NOTE])).rejects.toMatchObject({
      code: "migration-order-changed",
      message: expect.stringContaining("003-second-note"),
    });
  });

  it("of one package don't concern another's", async () => {
    const location = await locate();
    await look(location, [NOTES, FIRST_NOTE]);
    const other = defineMigrations<HistoryTables>("other", [{ ...SECOND_NOTE, id: "001" }]);
    const store = await openStore({ ...location, migrations: [other], now });
    await store.close();
    expect((await look(location, [NOTES, FIRST_NOTE])).notes).toEqual(["first", "second"]);
  });

  it("are applied once when several processes start at the same time", async () => {
    const location = await locate();
    const starter = new URL("../../test/start-library.ts", import.meta.url).pathname;
    const processes = Array.from({ length: 3 }, () =>
      spawn(process.execPath, [starter, JSON.stringify(location)], {
        stdio: ["ignore", "ignore", "inherit"],
      }),
    );
    const ends = await Promise.all(processes.map((process) => once(process, "exit")));
    expect(ends.map(([code]) => code)).toEqual([0, 0, 0]);
  });
});

it("of one id twice in a package are refused at once", () => {
  expect(() => defineMigrations("notes", [NOTES, NOTES])).toThrow("two migrations of one id");
});
