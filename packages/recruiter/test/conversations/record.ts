/**
 * Records conversations whose model is played by hand: `node record.ts FOLDER`. Each request is written into
 * FOLDER/<conversation>/ and waits for its answer there; what came of it all is written as a cassette beside this file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { answersIn, type CassetteTurn, startModelServer } from "@bole/testing";
import { openConversationLab, sayIn, type TurnOutcome } from "./conversation-lab.ts";

const [folder = "", only] = process.argv.slice(2);
const messages: Record<string, string[]> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "messages.json"), "utf8"),
);
const server = await startModelServer();
const chosen = Object.entries(messages).filter(([id]) => only === undefined || id === only);
for (const [id] of chosen) {
  await server.script({
    ...{ kind: "by-hand", folder: path.join(folder, id), times: "always" },
    when: `"model":"${id}"`,
  });
}
await Promise.all(chosen.map(([id, said]) => record(id, said)));
await server.stop();

async function record(id: string, said: readonly string[]): Promise<void> {
  const lab = await openConversationLab(server.url, id);
  const turns: CassetteTurn<TurnOutcome>[] = [];
  for (const message of said) {
    const known = turns.flatMap(({ answers }) => answers).length;
    const outcome = await sayIn(lab, message);
    turns.push({ message, answers: answersIn(path.join(folder, id)).slice(known), outcome });
    process.stdout.write(`${id}: ${message}\n  → ${JSON.stringify(outcome)}\n`);
  }
  await lab.close();
  const file = path.join(import.meta.dirname, "cassettes", `${id}.json`);
  writeFileSync(file, `${JSON.stringify({ id, turns }, null, 2)}\n`);
}
