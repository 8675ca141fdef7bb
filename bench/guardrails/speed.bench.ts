import { Buffer } from "node:buffer";
import { createGuardrails, guardrailMigrations } from "@bole/guardrails";
import { readAttacks, readBenign } from "@bole/guardrails/corpora";
import { openStore } from "@bole/store";
import type { Report } from "../table.ts";

const BYTES = 10_240;
const CONTEXT = { tenant: "bench", user: "bench", roles: ["owner" as const] };

/** What checking 10 KB of input takes: all input checks, the policy's lookup and the log included. */
export async function report(): Promise<Report> {
  const store = await openStore({ file: ":memory:", migrations: [guardrailMigrations] });
  const guardrails = createGuardrails({ store });
  const rows: string[][] = [];
  for (const [name, text] of Object.entries(texts())) {
    const check = () => guardrails.checkInput(text, { ...CONTEXT, source: "document" });
    for (let turn = 0; turn < 50; turn += 1) await check();
    const times: number[] = [];
    const before = process.cpuUsage();
    for (let turn = 0; turn < 200; turn += 1) {
      const begin = performance.now();
      await check();
      times.push(performance.now() - begin);
    }
    const { user, system } = process.cpuUsage(before);
    times.sort((a, b) => a - b);
    const [median, slow] = [0.5, 0.95].map((part) => times[Math.floor(times.length * part)] ?? 0);
    const cpu = (user + system) / 1_000 / times.length;
    rows.push([name, ...[median, slow, cpu].map((ms) => (ms ?? 0).toFixed(2))]);
  }
  await store.close();
  return {
    title: "What checking an input takes",
    about:
      "Milliseconds for 10 KB (UTF-8) through `checkInput`: length, injection with all its readings, personal data, policy and log on SQLite. The last rows are built to be slow. CPU time (all threads of the process) is what a busy machine does not change much. Wanted: median under 5 ms.",
    head: ["text", "median ms", "95 % ms", "CPU ms"],
    rows,
  };
}

function texts(): Record<string, string> {
  const samples = [...readBenign("build"), ...readBenign("test")];
  const plain = (lang: string) =>
    samples.filter((each) => each.lang === lang && each.style === "plain").map(({ text }) => text);
  return {
    "Chinese résumés, ads and mails": filled(plain("zh").join("\n")),
    "English résumés, ads and mails": filled(plain("en").join("\n")),
    "one attack after the other": filled(
      readAttacks("build")
        .map(({ text }) => text)
        .join("\n"),
    ),
    "“ignore” and nothing else": filled("ignore "),
    "digits and nothing else": filled("1234567890"),
    "base64 and nothing else": filled("aGVsbG8gd29ybGQg"),
    "single letters": filled("a "),
  };
}

function filled(text: string): string {
  const whole = Buffer.from(text.repeat(Math.ceil(BYTES / Buffer.byteLength(text))));
  return whole
    .subarray(0, BYTES)
    .toString("utf8")
    .replace(/\ufffd+$/, "");
}
