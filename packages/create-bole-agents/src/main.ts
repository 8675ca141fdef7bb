#!/usr/bin/env node
/** `npm create bole-agents my-agents` */
import { readFileSync } from "node:fs";
import { createProject, NotEmpty } from "./create-project.ts";

const folder = process.argv[2] ?? "my-agents";
const manifest: { version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

try {
  await createProject({ folder, version: manifest.version });
  process.stdout.write(
    `Created ${folder}. Next:\n\n  cd ${folder}\n  npm install\n  npm start     # runs the plan, and asks you once\n  npm test      # tests the plan with a fake agent\n`,
  );
} catch (error) {
  if (!(error instanceof NotEmpty)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
