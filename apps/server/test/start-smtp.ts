import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const CHILD = fileURLToPath(new URL("./smtp-child.ts", import.meta.url));

/** A real mail server in a process of its own. `tls` has a certificate that nobody signed. */
export async function startSmtp(kind: "plain" | "login" | "tls") {
  const child = spawn(process.execPath, [CHILD, kind], { stdio: ["ignore", "pipe", "ignore"] });
  const closed = once(child, "close");
  const [text] = await once(child.stdout.setEncoding("utf8"), "data");
  return {
    port: Number.parseInt(String(text), 10),
    async [Symbol.asyncDispose]() {
      child.kill("SIGKILL");
      await closed;
    },
  };
}
