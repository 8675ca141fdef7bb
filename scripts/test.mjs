/**
 * `npm test`: every gate, one after the other, and a summary. `--quick` (`npm run check`) leaves
 * out what needs a browser, a database or more than a few seconds.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { failedInPlaywright, failedInVitest } from "./failed-tests.mjs";
import { requireNode } from "./node-version.mjs";
import { ensurePage } from "./page.mjs";
import { ensureSystemPackages } from "./system-packages.mjs";

requireNode();
const quick = process.argv.includes("--quick");
const root = path.resolve(import.meta.dirname, "..");
const reports = path.join(root, ".tmp/reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bin = (name) => path.join(root, "node_modules/.bin", name);
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } })
    .status === 0;

/** A gate that either holds or does not. */
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

function vitest(...args) {
  const file = path.join(reports, "vitest.json");
  const ok = run(bin("vitest"), [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...args,
  ]);
  return counts(file, ok, (report) => [
    report.numPassedTests,
    // A test that is skipped holds nothing up.
    report.numFailedTests + report.numPendingTests + report.numTodoTests,
    failedInVitest(report),
  ]);
}

function playwright() {
  if (!ensurePage()) return one(false);
  const file = path.join(reports, "playwright.json");
  const ok = run(bin("playwright"), ["test", "--reporter=line,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return counts(file, ok, (report) => [
    report.stats.expected,
    report.stats.unexpected + report.stats.skipped + report.stats.flaky,
    failedInPlaywright(report),
  ]);
}

/** A runner that failed without a failed test (a crash, no report) still counts as one failure. */
function counts(file, ok, read) {
  try {
    const [passed, failed, told] = read(JSON.parse(readFileSync(file, "utf8")));
    return { passed, failed: ok ? failed : Math.max(failed, 1), told };
  } catch {
    return one(false);
  }
}

function systemPackages() {
  const problem = ensureSystemPackages();
  if (problem) console.error(problem);
  return one(!problem);
}

const gates = [
  { name: "programs", slow: true, run: systemPackages, needed: true },
  {
    name: "format and lint",
    run: () => one(run(bin("biome"), ["check", "--error-on-warnings", "."])),
  },
  {
    name: "types",
    run: () => one(run(bin("tsc"), ["-p", "."]) && run(bin("tsc"), ["-p", "apps/web"])),
  },
  { name: "dead code", run: () => one(run(bin("knip"), ["--no-progress"])) },
  { name: "architecture", run: () => vitest("--project", "architecture") },
  {
    name: "unit and contract",
    slow: true,
    run: () => vitest("--project", "unit", "--project", "isolated", "--project", "langgraph"),
  },
  { name: "end to end", slow: true, run: playwright },
];

const results = [];
for (const gate of gates.filter((gate) => !(quick && gate.slow))) {
  process.stdout.write(`\n── ${gate.name} ──\n`);
  const started = Date.now();
  const result = gate.run();
  results.push({ ...result, name: gate.name, seconds: (Date.now() - started) / 1000 });
  if (gate.needed && result.failed > 0) break;
}

const sum = (field) => results.reduce((total, result) => total + result[field], 0);
console.log("\n── summary ──");
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed ? "✗" : "✓"} ${name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`,
  );
}
// Last of all, where nobody has to scroll back for it.
const told = results.flatMap(({ told = [] }) => told);
if (told.length > 0) console.log(`\n── failed ──\n${told.join("\n")}`);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
