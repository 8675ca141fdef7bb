import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { StatementCache } from "./statement-cache.ts";

describe("the statement cache", () => {
  it("keeps the statements used last and forgets the one unused for longest", () => {
    const cache = new StatementCache(new DatabaseSync(":memory:"), 2);
    const one = cache.get("select 1");
    const two = cache.get("select 2");
    expect(cache.get("select 1")).toBe(one);
    cache.get("select 3");
    expect(cache.get("select 1")).toBe(one);
    expect(cache.get("select 2")).not.toBe(two);
  });

  it("knows what statements give, and which give nothing", () => {
    const database = new DatabaseSync(":memory:");
    database.exec("create table t (a)");
    const cache = new StatementCache(database, 10);
    expect(cache.get("select a, 1 as b from t").columns).toEqual(["a", "b"]);
    expect(cache.get("insert into t values (1) returning a").columns).toEqual(["a"]);
    expect(cache.get("insert into t values (1)").columns).toEqual([]);
  });
});
