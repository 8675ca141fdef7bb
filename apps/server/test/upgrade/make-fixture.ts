/**
 * Makes a data folder of the version that is checked out and keeps it as a fixture:
 * `node apps/server/test/upgrade/make-fixture.ts <name>`. See README.md beside this file.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { startServing } from "../start-bole.ts";
import { FIXTURES, packData } from "./fixture.ts";
import { httpClient } from "./http-client.ts";
import { produce } from "./produce.ts";

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w.-]+$/.test(name)) throw new Error("name the fixture");

await using folder = await temporaryFolder();
await using bole = await startServing(
  { BOLE_DATA: folder.path, BOLE_DEMO: "1", TZ: "UTC" },
  folder.path,
);
const ledger = await produce(httpClient(bole.url));
bole.stop();
await bole.exitCode;

const target = join(FIXTURES, name);
await mkdir(target, { recursive: true });
await writeFile(join(target, "ledger.json"), `${JSON.stringify(ledger, null, 2)}\n`);
const bytes = await packData(folder.path, target);
process.stdout.write(`${target}: ${bytes} bytes\n`);
