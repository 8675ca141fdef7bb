/** The real `bole` command in a process of its own, in a folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const BIN = fileURLToPath(new URL("../bin/bole.mjs", import.meta.url));

export interface Bole extends AsyncDisposable {
  readonly process: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves when what `bole` has printed so far contains the pattern. */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  readonly exitCode: Promise<number | null>;
}

/**
 * Only what a test passes in is in the environment, besides the path to find programs by. The demo
 * takes seconds to load: who needs it asks for it.
 */
export function startBole(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd: string,
): Bole {
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd,
    env: { PATH: process.env.PATH ?? "", BOLE_DEMO: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    texts.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    texts.stderr += text;
  });
  const exitCode = once(child, "close").then(() => child.exitCode);
  return {
    process: child,
    stdout: () => texts.stdout,
    stderr: () => texts.stderr,
    exitCode,
    async printed(pattern) {
      for (;;) {
        const found = pattern.exec(texts.stdout + texts.stderr);
        if (found !== null) return found;
        const ended = await Promise.race([
          once(child.stdout, "data").then(() => false),
          once(child.stderr, "data").then(() => false),
          exitCode.then(() => true),
        ]);
        if (ended && !pattern.test(texts.stdout + texts.stderr))
          throw new Error(`bole ended without printing ${pattern}: ${texts.stdout}${texts.stderr}`);
      }
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await exitCode;
    },
  };
}

/** Serves on a free port; gives the address that was printed. */
export async function startServing(env: Readonly<Record<string, string>>, cwd: string) {
  const bole = startBole(["serve"], { PORT: "0", ...env }, cwd);
  const [, url = ""] = await bole.printed(/Open\s+(http:\S+)/);
  return { ...bole, url };
}
