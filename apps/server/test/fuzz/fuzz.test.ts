/**
 * Every operation of our own OpenAPI document, with values from its schemas and ids of the right kind,
 * some of them spoilt. `npm run test:faults` asks 20,000 times with dice of its own, `npm test` some
 * hundred times, always the same.
 */
import { seededRandom, temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { servedInside } from "../served-api.ts";
import { fuzz } from "./fuzz.ts";
import { KnownIds } from "./operations.ts";
import { RECIPES, SKIPPED, startingIds } from "./recipes.ts";

const isLong = process.env.BOLE_TEST_KILLS !== undefined;
const REQUESTS = Number(process.env.BOLE_TEST_REQUESTS ?? (isLong ? 20_000 : 700));
const SEED = process.env.FAST_CHECK_SEED === "random" ? Date.now() % 1_000_000 : 20_261_117;

it(`no answer is a 5xx and none is missing (seed ${SEED})`, async () => {
  await using folder = await temporaryFolder();
  await using bole = await servedInside({ BOLE_LOG_LEVEL: "fatal", BOLE_MAIL: "off" }, folder.path);
  const ids = new KnownIds();
  startingIds(ids);
  const report = await fuzz({
    api: `${bole.url}/api`,
    random: seededRandom(SEED),
    requests: REQUESTS,
    recipes: RECIPES,
    skip: SKIPPED,
    ids,
  });
  const all = report.reached.size + report.unreached.length;
  process.stdout.write(
    `fuzz: ${report.requests} requests, ${report.reached.size} of ${all} operations reached 2xx, ` +
      `${report.faults.length} faults\nnot reached: ${report.unreached.join(", ")}\n`,
  );
  expect(report.faults).toEqual([]);
  expect((await fetch(`${bole.url}/api/ready`)).status).toBe(200);
  expect(report.reached.size).toBeGreaterThan(all / 3);
});
