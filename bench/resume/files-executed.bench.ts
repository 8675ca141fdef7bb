import { Session } from "node:inspector/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { openEmbeddedReader } from "@bole/language/embedded";
import { createAgent, createModelReading, createUnderstand } from "@bole/resume";
import type { Report } from "../table.ts";
import { demoResume } from "./demo-resume.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const MESSAGES = [
  "Change my name to Jane Roe",
  "把名字改成李四",
  "Delete the second job",
  "How long was I at Acme?",
] as const;

/** How many of our files have to be read to follow one request: those of which V8 has executed a function. */
export async function report(): Promise<Report> {
  const reader = openEmbeddedReader();
  await reader.warm();
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  const rows: string[][] = [];
  for (const message of MESSAGES) rows.push(await row(message));
  await session.post("Profiler.disable");
  await reader.close();
  return {
    title: "Files that one message about a résumé executes",
    about:
      "V8 coverage of one message to an agent that is warm (modules loaded, reader open): files of `packages` of which a function was called. The network itself runs in another thread and is not counted.",
    head: ["message", "files", "by package"],
    rows,
  };

  async function row(message: string): Promise<string[]> {
    await say(message);
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await session.post("Profiler.takePreciseCoverage");
    await say(message);
    const { result } = await session.post("Profiler.takePreciseCoverage");
    await session.post("Profiler.stopPreciseCoverage");
    const files = result
      .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
      .flatMap(({ url }) => (url.startsWith("file:") ? [fileURLToPath(url)] : []))
      .map((file) => path.relative(ROOT, file))
      .filter((file) => file.startsWith("packages/") && !file.includes("node_modules"))
      .toSorted();
    if (process.env.BOLE_BENCH_FILES) process.stderr.write(`${files.join("\n")}\n`);
    const packages = Map.groupBy(files, (file) => file.split("/")[1] ?? "");
    const counts = [...packages].map(([name, own]) => `${name} ${own.length}`);
    return [message, String(files.length), counts.join(", ")];
  }

  async function say(message: string): Promise<void> {
    const agent = createAgent({
      resume_data: demoResume,
      understand: createUnderstand(reader),
      byModel: createModelReading(reader),
    });
    await agent.processMessage(message);
  }
}
