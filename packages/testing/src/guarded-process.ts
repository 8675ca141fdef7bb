/**
 * Runs a server so that it can never outlive the process that started it, whatever ends that one,
 * SIGKILL included. A small shell is the server's parent and holds one end of a pipe: a line in it
 * means "stop, keep the folder"; its end, which the kernel brings about when we die, means "stop
 * and remove the folder". Stopping for good takes the same way as dying, so it is always tested.
 */
import { spawn } from "node:child_process";
import { open, readFile } from "node:fs/promises";
import { Socket } from "node:net";
import { join } from "node:path";

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export interface GuardedOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** Holds the data and the log; removed when the server is stopped for good. */
  readonly folder: string;
  /** The signal that makes the server end cleanly and soon. */
  readonly signal: "INT" | "TERM";
  /** Who runs it, when that isn't the current user. */
  readonly owner?: Owner | undefined;
}

export interface GuardedProcess {
  /** From now on it doesn't keep our own process alive: a forgotten server ends with us. */
  readonly background: () => void;
  /** Settles with the exit status when the process has ended, by itself or not. */
  readonly ended: Promise<number>;
  readonly running: () => boolean;
  /** What it printed so far. */
  readonly log: () => Promise<string>;
  /** Ends the process; the folder stays. */
  readonly pause: () => Promise<void>;
  /** Ends the process and removes the folder. */
  readonly remove: () => Promise<void>;
}

const GUARD = `
folder=$1; signal=$2; shift 2
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
( read -r _ <&3 || : >"$folder/abandoned"; kill -s "$signal" "$child" ) 2>/dev/null &
watcher=$!
wait "$child"; status=$?
kill "$watcher" 2>/dev/null
if [ -e "$folder/abandoned" ]; then cd /; rm -rf -- "$folder"; fi
exit "$status"
`;

export async function startGuarded(options: GuardedOptions): Promise<GuardedProcess> {
  const { command, args, folder, signal, owner } = options;
  const logFile = join(folder, "log");
  const log = await open(logFile, "a");
  const shell = spawn("/bin/sh", ["-c", GUARD, "guard", folder, signal, command, ...args], {
    // Its own process group: Ctrl-C in a terminal reaches us, and the pipe tells the shell.
    detached: true,
    cwd: folder,
    stdio: ["pipe", log.fd, log.fd],
    ...(owner === undefined ? {} : { uid: owner.uid, gid: owner.gid }),
  });
  let running = true;
  const ended = new Promise<number>((resolve, reject) => {
    shell.once("error", reject);
    shell.once("exit", (code) => {
      running = false;
      resolve(code ?? -1);
    });
  });
  const pipe = asSocket(shell.stdin);
  // The shell may have ended already when we write to it.
  pipe.on("error", () => undefined);
  await log.close();

  async function end(lastWord: string): Promise<void> {
    shell.ref();
    pipe.end(lastWord);
    await ended;
  }
  return {
    background() {
      shell.unref();
      pipe.unref();
    },
    ended,
    running: () => running,
    log: () => readFile(logFile, "utf8"),
    pause: () => end("pause\n"),
    remove: () => end(""),
  };
}

function asSocket(stream: unknown): Socket {
  if (stream instanceof Socket) return stream;
  throw new Error("the guard has no pipe to its owner");
}
