/**
 * Records tasks whose model is played by hand: `node record.ts FOLDER [id]`. Each request is written into FOLDER/<id>/ and
 * waits for its answer there; what came of it is written into `cassettes.json` beside this file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { answersIn, startModelServer } from "@bole/testing";
import { CASES, openTaskLab } from "./cases.ts";

const [folder = "", only] = process.argv.slice(2);
const file = path.join(import.meta.dirname, "cassettes.json");
const known: Record<string, unknown> = JSON.parse(readFileSync(file, "utf8"));
const server = await startModelServer();
const chosen = CASES.filter(({ id }) => only === undefined || id === only);
for (const { id } of chosen)
  await server.script({
    ...{ kind: "by-hand", folder: path.join(folder, id), times: "always" },
    when: `"model":"${id}"`,
  });
await Promise.all(
  chosen.map(async (one) => {
    const { run } = await openTaskLab(server.url);
    const outcome = await run(one);
    known[one.id] = { answers: answersIn(path.join(folder, one.id)), outcome };
    process.stdout.write(`${one.id}: ${JSON.stringify(outcome)}\n`);
  }),
);
writeFileSync(file, `${JSON.stringify(known, null, 2)}\n`);
await server.stop();
