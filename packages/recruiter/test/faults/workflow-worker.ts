/**
 * A process that asks the recruiter for one thing after the other and approves what it is asked, until it
 * is killed. The next one begins where this one was: every message has its id, and is answered once.
 */
import { once } from "node:events";
import { appendFileSync, readFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import type { StoreLocation } from "@bole/store";
import { openRecruiterLab, ROSA } from "../../src/testing/recruiter-lab.ts";
import { recruiterScript } from "../../src/testing/recruiter-script.ts";
import type { Task } from "./tasks.ts";

const [place = "", smtpUrl = "", tasksFile = "", notes = ""] = process.argv.slice(2);
const location: StoreLocation = JSON.parse(place);
const tasks: Task[] = JSON.parse(readFileSync(tasksFile, "utf8"));

// A killed process would leave nothing to the next one.
flushCompileCache();
await once(process.stdin, "data");
// Nobody is left who would kill it.
process.stdin.once("end", () => process.exit());
const onEvent = () => appendFileSync(notes, "event\n");
// A message that was not read before the last one was killed is read by this one.
const { plain, ...reader } = recruiterScript();
for (const { message } of tasks) plain(message);
const lab = await openRecruiterLab({ location, smtpUrl, onEvent, reader });
await lab.engine.recover({ alone: true });
await lab.recruiter.recover();
lab.dispatcher.start();
process.stdout.write("ready\n");

const finished = new Set(readFileSync(notes, "utf8").match(/^ended \S+/gm));
for (const { session, message, ...context } of tasks) {
  if (finished.has(`ended ${session}`)) continue;
  await lab.say(plain(message), { session, id: "m1", ...context });
  for (;;) {
    const [asked] = await lab.recruiter.workflows.pending(ROSA.tenant, session);
    if (asked === undefined) break;
    const { workflow_id, interrupt_id } = asked;
    await lab.decide(workflow_id, { interrupt_id, decision: "approve" });
  }
  appendFileSync(notes, `ended ${session}\n`);
}
await lab.dispatcher.whenIdle();
await lab.close();
process.stdin.destroy();
