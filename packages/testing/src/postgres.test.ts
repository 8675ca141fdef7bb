import pg from "pg";
import { describe, expect, it } from "vitest";
import { listens } from "./port-probe.ts";
import { sharedPostgres, startPostgres } from "./postgres.ts";

async function rows(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe("startPostgres", () => {
  it("keeps address and data over a restart, and frees its port when stopped", async () => {
    await using server = await startPostgres();
    await rows(server.url, "create table note (text text)");
    await rows(server.url, "insert into note values ('kept')");

    await server.restart();
    expect(await rows(server.url, "select text from note")).toEqual([{ text: "kept" }]);

    await server.stop();
    expect(await listens(Number(new URL(server.url).port))).toBe(false);
  });
});

describe("sharedPostgres", () => {
  it("is one server that hands out a new database to each caller", async () => {
    const [server, again] = await Promise.all([sharedPostgres(), sharedPostgres()]);
    expect(again).toBe(server);
    const [first, second] = await Promise.all([server.createDatabase(), again.createDatabase()]);
    await rows(first, "create table note (text text)");
    expect(new URL(first).port).toBe(new URL(second).port);
    await expect(rows(second, "select * from note")).rejects.toThrow(/does not exist/);
  });
});
