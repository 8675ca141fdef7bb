import { freePort, type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoint } from "../../test/trial.ts";
import { PROVIDERS } from "../choice/model-choice.ts";
import { testConnection } from "./test-connection.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  await server.offer("deepseek-chat");
});
afterAll(() => server.stop());

// The other culprits, status by status, are in apps/server/src/checks/check-model.test.ts.
describe("a test of the connection", () => {
  it.each(PROVIDERS)("finds nothing wrong with a model of %s that is there", async (provider) => {
    expect(
      await testConnection(endpoint(server, provider, "deepseek-chat"), 60_000),
    ).toBeUndefined();
  });

  it.each(PROVIDERS)("blames the name where %s has no such model", async (provider) => {
    const fault = await testConnection(endpoint(server, provider, "deepseek-caht"), 60_000);
    expect(fault?.culprit).toBe("name");
  });

  it("blames the address where nothing listens", async () => {
    const nowhere = { url: `http://127.0.0.1:${await freePort()}/v1` };
    expect((await testConnection(endpoint(nowhere), 60_000))?.culprit).toBe("address");
  });
});
