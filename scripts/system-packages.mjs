/**
 * The programs that tests talk to. Root installs what is missing by apt; anybody else is told in
 * one sentence what to install. Nothing is skipped.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const onPath = (name) =>
  (process.env.PATH ?? "")
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, name)));

/** Debian keeps the server's programs off the PATH. */
const hasPostgres = () => {
  const folder = "/usr/lib/postgresql";
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  return onPath("initdb") || versions.some((v) => existsSync(path.join(folder, v, "bin/initdb")));
};

const programs = [
  { apt: "chromium", found: () => onPath("chromium") || Boolean(process.env.CHROMIUM_PATH) },
  { apt: "redis-server", found: () => onPath("redis-server") },
  { apt: "postgresql", found: hasPostgres },
  // Reads mailboxes for tests; only ever started by them.
  { apt: "dovecot-imapd", found: () => onPath("dovecot") || existsSync("/usr/sbin/dovecot") },
];

const missing = () => programs.filter((program) => !program.found()).map((program) => program.apt);

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

/** @returns {string | null} what is wrong, in one sentence */
export function ensureSystemPackages() {
  const wanted = missing();
  if (wanted.length === 0) return null;
  const command = `apt-get install -y ${wanted.join(" ")}`;
  if (process.getuid?.() !== 0 || !onPath("apt-get")) {
    return `The tests need ${wanted.join(", ")}: run "sudo ${command}" (or your system's equivalent) and try again.`;
  }
  process.stderr.write(`Installing ${wanted.join(", ")} …\n`);
  apt("update", "-qq");
  apt("install", "-y", "-qq", "--no-install-recommends", ...wanted);
  const still = missing();
  return still.length === 0 ? null : `"${command}" failed; the messages above say why.`;
}
