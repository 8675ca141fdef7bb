/**
 * Whatever is written to it, the server goes on answering: strings that make patterns backtrack, to
 * every route that reads text. The same strings each time; `npm run test:faults` throws the dice.
 */
import { temporaryFolder } from "@bole/testing";
import { expect, it, vi } from "vitest";
import { prepareWorld } from "../test/pump/prepare-world.ts";
import { pump, reportLines } from "../test/pump/pump.ts";
import { KNOWN_PUMPS, pumpString, randomFrom } from "../test/pump/pump-strings.ts";
import { startServing } from "../test/start-bole.ts";

/** With a dozen strings for each route it takes longer than any other test. */
vi.setConfig({ testTimeout: 3_600_000 });

const isRandom = process.env.FAST_CHECK_SEED === "random";
const SEED = isRandom ? Date.now() % 1_000_000 : 20_261_116;
const STRINGS = isRandom ? 12 : 1;

it(`answers every text and its health meanwhile (seed ${SEED})`, async () => {
  await using folder = await temporaryFolder();
  await using bole = await startServing({}, folder.path);
  const api = `${bole.url}/api`;
  const random = randomFrom(SEED);
  const report = await pump(api, await prepareWorld(api), ({ limit }) => [
    ...KNOWN_PUMPS.map((text) => text.slice(0, limit)),
    ...Array.from({ length: STRINGS }, () => pumpString(random, limit)),
  ]);
  process.stdout.write(`${reportLines(report).join("\n")}\n`);
  const unanswered = report.requests.filter(({ status }) => status === null || status >= 500);
  expect(unanswered).toEqual([]);
  expect(report.health.filter((ms) => !Number.isFinite(ms))).toEqual([]);
  expect(report.health.length).toBeGreaterThan(report.requests.length / 2);
});
