import { expect, it } from "vitest";
import { describeSearch } from "../testing/describe-search.suite.ts";

describeSearch("changes", (open) => {
  //  first   begin ── put ada ─────────────────────── commit
  //  second              begin ── put bo ── commit
  //  search     ·              ·                  ·           ·
  it("that are committed late are not missed", async () => {
    const { store, index, put, ids } = await open();
    if (store.dialect === "sqlite") {
      // There the second transaction waits for the first one.
      await Promise.all([put({ id: "ada", text: "welder" }), put({ id: "bo", text: "welder" })]);
      expect(await ids("welder")).toEqual(["ada", "bo"]);
      return;
    }
    const written = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const entry = {
      kind: "person",
      id: "ada",
      person_id: "ada",
      title: "",
      text: "welder",
    } as const;
    const rest = { location: "", years: null, language: "en", status: "" } as const;
    const first = store.transaction(async (transaction) => {
      await index.put(transaction, "acme", { ...entry, ...rest, tags: [] });
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    expect(await ids("welder")).toEqual([]);
    await put({ id: "bo", text: "welder" });
    expect(await ids("welder")).toEqual(["bo"]);
    mayCommit.resolve();
    await first;
    expect(await ids("welder")).toEqual(["ada", "bo"]);
  });

  it("with numbers from another server, as after a restore, are read once and do no harm", async () => {
    const { store, put, ids } = await open();
    await put({ id: "ada", text: "welder" });
    await store
      .forTenant("acme")
      .updateTable("search_entries")
      .set({ change: 9_000_000_000 })
      .execute();
    expect(await ids("welder")).toEqual(["ada"]);
    await put({ id: "bo", text: "welder" });
    expect(await ids("welder")).toEqual(["ada", "bo"]);
  });
});
