/** Asks whoever sits at the terminal. The only code that reads the standard input. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import type { Person } from "../io.ts";

export interface PersonOptions {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** A command, perhaps with options, that edits the file it is given. */
  readonly editor: string | undefined;
  /** A terminal that is being read turns Ctrl-C into a key: somebody has to make a signal of it. */
  readonly interrupt: () => void;
}

export function personAt(options: PersonOptions): Person {
  return {
    ask: (question, signal) => ask(options, question, signal),
    edit: (text) =>
      options.editor === undefined ? Promise.resolve(null) : edit(options.editor, text),
  };
}

async function ask(
  { input, output, interrupt }: PersonOptions,
  question: string,
  signal: AbortSignal,
): Promise<string | null> {
  const lines = createInterface({ input, output });
  lines.on("SIGINT", interrupt);
  try {
    return await Promise.race([
      lines.question(question, { signal }),
      once(lines, "close").then(() => null),
    ]);
  } catch {
    // `signal` has ended it.
    return null;
  } finally {
    lines.close();
  }
}

async function edit(editor: string, text: string): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), "bole-edit-"));
  const file = join(folder, "answer.json");
  try {
    await writeFile(file, text, { mode: 0o600 });
    const child = spawn(`${editor} "${file}"`, { shell: true, stdio: "inherit" });
    const [code] = await once(child, "close");
    return code === 0 ? await readFile(file, "utf8") : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
