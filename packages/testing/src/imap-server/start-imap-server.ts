/** A real IMAP server (Dovecot) with one mailbox, into which tests put messages as a mail server would. */
import { randomUUID } from "node:crypto";
import { chmod, chown, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { findBinary } from "../binaries.ts";
import { startGuarded } from "../guarded-process.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { startServer, type TestServer } from "../test-server.ts";
import { dovecotConfig } from "./dovecot-config.ts";

export interface ImapAccount {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
}

export interface ImapTestServer extends Pick<TestServer, "stop" | "restart">, AsyncDisposable {
  readonly account: ImapAccount;
  /** Puts a message into the mailbox. */
  deliver(raw: string): Promise<void>;
  /** Names of the message files: what follows `:2,` are the flags of each. */
  files(): Promise<readonly string[]>;
  /** Forgets how the messages were numbered, as a server does whose disk was restored. */
  renumber(): Promise<void>;
}

const USER = "rosa@acme.example";
const PASSWORD = "a right word";
/** Everybody has this user; mailboxes are never root's. */
const NOBODY = 65_534;

export async function startImapServer(): Promise<ImapTestServer> {
  const command = await findBinary("dovecot", ["/usr/sbin", "/usr/local/sbin"]);
  const { path: folder } = await temporaryFolder();
  const { uid: starterUid, gid: starterGid, username: starter } = userInfo();
  const isRoot = starterUid === 0;
  const [uid, gid] = isRoot ? [NOBODY, NOBODY] : [starterUid, starterGid];
  await chmod(folder, 0o755);
  const box = join(folder, "mail");
  for (const name of ["run", "state", "home", "mail", "mail/new", "mail/cur", "mail/tmp"]) {
    await mkdir(join(folder, name));
    if (name === "home" || name.startsWith("mail")) await chown(join(folder, name), uid, gid);
  }
  await writeFile(join(folder, "users"), `${USER}:{PLAIN}${PASSWORD}\n`);
  const config = join(folder, "dovecot.conf");
  const server = await startServer({
    name: "Dovecot",
    folder,
    url: (port) => `imap://127.0.0.1:${port}`,
    launch: async (port) => {
      const place = { folder, port, uid, gid, isRoot, starter };
      await writeFile(config, dovecotConfig(place));
      return startGuarded({ command, args: ["-F", "-c", config], folder, signal: "TERM" });
    },
    probe,
  });
  const { hostname: host, port } = new URL(server.url);
  return {
    account: { host, port: Number(port), user: USER, password: PASSWORD },
    deliver: async (raw) => {
      const name = `${Date.now()}.${randomUUID()}.test`;
      const written = join(box, "tmp", name);
      await writeFile(written, raw.replaceAll(/\r?\n/g, "\r\n"));
      await chown(written, uid, gid);
      await rename(written, join(box, "new", name));
    },
    files: async () =>
      (await Promise.all(["new", "cur"].map((of) => readdir(join(box, of))))).flat(),
    renumber: async () => {
      for (const name of await readdir(box))
        if (name.startsWith("dovecot")) await rm(join(box, name), { recursive: true, force: true });
      await server.restart();
    },
    restart: server.restart,
    stop: server.stop,
    [Symbol.asyncDispose]: server.stop,
  };
}

/** It greets when it is ready. */
function probe(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("Dovecot closed the connection")));
    socket.once("data", (greeting) => {
      if (String(greeting).startsWith("* OK")) resolve();
      else reject(new Error(String(greeting)));
      socket.destroy();
    });
  });
}
