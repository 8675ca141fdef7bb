/** A server whose event loop stands still, as an agent of somebody else can make it. */
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { servedApi } from "../../../test/served-api.ts";

it("is told in the log, once it goes on", async () => {
  await using folder = await temporaryFolder();
  await using bole = await servedApi({}, folder.path);
  const runId = await bole.start({ steps: [{ id: "1", action: "spin", args: { ms: 600 } }] });
  expect((await bole.events(runId)).at(-1)?.event).toBe("run_completed");
  await bole.printed(/"routes":\[.*"the event loop stood still"/);
});

it("ends on SIGTERM, although it cannot hear it", async () => {
  await using folder = await temporaryFolder();
  await using bole = await servedApi({ BOLE_STALL_SECONDS: "10" }, folder.path);
  const forever = 600_000;
  await bole.start({ steps: [{ id: "1", action: "spin", args: { ms: forever } }] });
  bole.process.kill("SIGTERM");
  await bole.printed(/the event loop does not go on/);
  await bole.exitCode;
  expect(bole.process.signalCode).toBe("SIGKILL");
});
