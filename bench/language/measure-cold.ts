/** `node measure-cold.ts`: from a process that has loaded nothing to the first reading; says it as JSON. */
import { openEmbeddedReader } from "@bole/language/embedded";
import { readState } from "@bole/language/examples";

const [product = "", message = ""] = process.argv.slice(2);
const before = process.memoryUsage.rss();
const cpu = process.cpuUsage();
const start = performance.now();
const reader = openEmbeddedReader();
await reader.read({ product, message, state: readState({}) });
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
const megabytes = (process.memoryUsage.rss() - before) / 2 ** 20;
process.stdout.write(JSON.stringify({ ms, cpuMs: (user + system) / 1_000, megabytes }));
await reader.close();
