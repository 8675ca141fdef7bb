/**
 * `npm run bench [part of a name]`: runs the benchmarks one after the other, prints their tables
 * and writes them into bench/README.md, each between its own markers.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, loadavg, platform, totalmem } from "node:os";
import path from "node:path";
import { markdown, type Report } from "./table.ts";

const readme = path.join(import.meta.dirname, "README.md");
const wanted = process.argv[2] ?? "";
const files = globSync("**/*.bench.ts", {
  cwd: import.meta.dirname,
  exclude: ["**/node_modules/**"],
});

for (const file of files.toSorted().filter((name) => name.includes(wanted))) {
  const { report }: { report: () => Promise<Report> } = await import(`./${file}`);
  process.stderr.write(`${file} …\n`);
  const others = otherWork();
  const text = `${markdown(await report())}\n\nMeasured on ${machine()}${others}.`;
  process.stdout.write(`\n${text}\n`);
  write(file.replace(/\.bench\.ts$/, ""), text);
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `${cpus().length} cores (${arch()}), ${memory} GiB, ${platform()}, Node ${process.versions.node}, ${day}`;
}

/** Numbers from a machine that was busy with other things must say so. */
function otherWork(): string {
  const [load = 0] = loadavg();
  const busy = load > cpus().length / 2;
  return busy ? `, **while it was busy with other work (load ${load.toFixed(1)})**` : "";
}

function write(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const page = readFileSync(readme, "utf8");
  const section = `${begin}\n${text}\n${end}`;
  const at = page.indexOf(begin);
  const next =
    at < 0
      ? `${page.trimEnd()}\n\n${section}\n`
      : page.slice(0, at) + section + page.slice(page.indexOf(end) + end.length);
  writeFileSync(readme, next);
}
