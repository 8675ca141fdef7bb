/** A served Bole in a process of its own, as its users run it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "@bole/testing";
import { z } from "zod";

const BIN = fileURLToPath(new URL("../../apps/server/bin/bole.mjs", import.meta.url));
const AGENTS = fileURLToPath(new URL("./agents.ts", import.meta.url));
const Started = z.object({ run_id: z.string() });

/** @param demo whether the demo is loaded; it is while the server answers already */
export async function serveBole({ demo = false }: { readonly demo?: boolean } = {}) {
  const folder = await temporaryFolder();
  const child = spawn(process.execPath, [BIN, "serve"], {
    cwd: folder.path,
    env: {
      ...{ PATH: process.env.PATH, PORT: "0", BOLE_AGENTS: AGENTS, BOLE_LOG_LEVEL: "error" },
      // The demo would be loaded while it is measured.
      BOLE_DEMO: demo ? "1" : "0",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  let printed = "";
  for await (const text of child.stdout.setEncoding("utf8")) {
    printed += text;
    if (/Open\s+http:\S+\n/.test(printed)) break;
  }
  const url = /Open\s+(http:\S+)/.exec(printed)?.[1] ?? "";
  return {
    url,
    pid: child.pid ?? 0,
    /** A chain of steps that take so long each. */
    start: async (steps: number, ms: number): Promise<string> => {
      const plan = {
        description: `A chain of ${steps}`,
        steps: Array.from({ length: steps }, (_, index) => ({
          id: `s${index}`,
          action: "pause",
          args: { ms },
          depends_on: index === 0 ? [] : [`s${index - 1}`],
        })),
      };
      const response = await fetch(`${url}/api/runs`, {
        method: "POST",
        body: JSON.stringify({ plan }),
        headers: { "Content-Type": "application/json" },
      });
      return Started.parse(await response.json()).run_id;
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await closed;
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** The value that so many per cent of all are below, or at. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

export const inMs = (value: number): string => `${value.toFixed(1)} ms`;
