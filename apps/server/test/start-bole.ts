/** The real `bole` command in a process of its own, in a folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { PrintedText } from "./printed-text.ts";

const BIN = fileURLToPath(new URL("../bin/bole.mjs", import.meta.url));

export type Env = Readonly<Record<string, string>>;

/** A `bole`, wherever it runs. */
export interface Bole extends AsyncDisposable {
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves when what `bole` has printed so far contains the pattern. */
  readonly printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** As a signal does. */
  readonly stop: () => void;
  readonly exitCode: Promise<number | null>;
}

export interface BoleProcess extends Bole {
  readonly process: ChildProcess;
}

/**
 * Only what a test passes in is in the environment, besides where programs and compiled modules are.
 * The demo takes seconds to load: who needs it asks for it.
 */
export const boleEnv = (env: Env): Env => ({
  PATH: process.env.PATH ?? "",
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
  BOLE_DEMO: "0",
  BOLE_MAIL_UNDO_SECONDS: "0",
  ...env,
});

/** For what only a process of its own shows: signals, kills, exits. Where not, `boleInside` is quicker. */
export function startBole(args: readonly string[], env: Env, cwd: string): BoleProcess {
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd,
    env: boleEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const text = new PrintedText();
  child.stdout.setEncoding("utf8").on("data", text.out);
  child.stderr.setEncoding("utf8").on("data", text.err);
  const exitCode = once(child, "close").then(() => child.exitCode);
  return {
    process: child,
    stdout: text.stdout,
    stderr: text.stderr,
    exitCode,
    printed: (pattern) => text.has(pattern, exitCode),
    stop: () => void child.kill("SIGTERM"),
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGKILL");
      await exitCode;
    },
  };
}

/** The address that one which serves has printed. */
export async function addressOf(bole: Bole): Promise<string> {
  const [, url = ""] = await bole.printed(/Open\s+(http:\S+)/);
  return url;
}

/** On a free port; and an event loop that stands still for half a minute is that of a busy machine. */
export const SERVING: Env = { PORT: "0", BOLE_STALL_SECONDS: "600" };

export async function startServing(env: Env, cwd: string) {
  const bole = startBole(["serve"], { ...SERVING, ...env }, cwd);
  return { ...bole, url: await addressOf(bole) };
}
