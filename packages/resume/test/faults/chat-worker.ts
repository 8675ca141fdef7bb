/**
 * A process that says one message after the other until it is killed. It notes each before it is said
 * and after it was answered, and first says again what the one before it was not told about.
 */

import { once } from "node:events";
import { appendFileSync, readFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { ME, openChat } from "./open-chat.ts";

const [location = "", resume_id = "", notes = ""] = process.argv.slice(2);

// A killed process would leave nothing to the next one.
flushCompileCache();
await once(process.stdin.setEncoding("utf8"), "data");
// Nobody is left who would kill it.
process.stdin.once("end", () => process.exit());
const { chat } = await openChat(JSON.parse(location));
process.stdout.write("ready\n");
const asked = readFileSync(notes, "utf8").match(/^asks \d+$/gm)?.length ?? 0;
for (let turn = Math.max(1, asked); ; turn += 1) {
  if (turn > asked) appendFileSync(notes, `asks ${turn}\n`);
  const message = `p${turn}`;
  await chat.send(ME, { message, message_id: message, resume_id, session_id: "s" });
  appendFileSync(notes, `told ${turn}\n`);
}
