/**
 * Every operation of our own OpenAPI document is reached with a 2xx, with real ids of the right kind; then
 * these requests are asked again and spoilt. `npm run test:faults` asks 20,000 times with dice of its own,
 * `npm test` some hundred times, always the same.
 */
import { seededRandom, temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { fuzz } from "./fuzz.ts";
import { ONLY_LONG } from "./only-long.ts";
import { readDocument } from "./operations.ts";
import { withAccounts, withoutAccounts } from "./served-tours.ts";

const isLong = process.env.BOLE_TEST_KILLS !== undefined;
const REQUESTS = Number(process.env.BOLE_TEST_REQUESTS ?? (isLong ? 20_000 : 300));
const SEED = process.env.FAST_CHECK_SEED === "random" ? Date.now() % 1_000_000 : 20_261_117;
/** Ends only what hangs. */
const HANGS_MS = isLong ? 4 * 3_600_000 : 900_000;

it(`every operation is reached, no answer is a 5xx and none is missing (seed ${SEED})`, {
  timeout: HANGS_MS,
}, async () => {
  await using folder = await temporaryFolder();
  await using open = await withoutAccounts(`${folder.path}/open`, { isLong });
  await using closed = await withAccounts(`${folder.path}/closed`);
  const document = readDocument(await (await fetch(`${open.url}/api/openapi.json`)).json());
  const samples = [...open.samples, ...closed.samples];
  const reached = new Set(samples.map(({ operation }) => operation));
  const names = document.operations
    .map(({ name }) => name)
    .filter((name) => isLong || !ONLY_LONG.has(name));
  process.stdout.write(
    `fuzz: ${reached.size} of ${names.length} operations reached with 2xx or 3xx\n`,
  );
  expect([...open.refused, ...closed.refused]).toEqual([]);
  expect(names.filter((name) => !reached.has(name))).toEqual([]);

  const report = await fuzz({
    document,
    // Once is enough for what takes a minute.
    samples: samples.filter(({ operation }) => !ONLY_LONG.has(operation)),
    random: seededRandom(SEED),
    requests: REQUESTS,
  });
  const statuses = [...report.statuses].sort().map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(
    `fuzz: ${report.requests} requests, ${report.faults.length} faults; ${statuses.join(", ")}\n`,
  );
  expect(report.faults).toEqual([]);
  for (const { url } of [open, closed]) expect((await fetch(`${url}/api/ready`)).status).toBe(200);
});
