import { connect } from "node:net";
import { findBinary } from "./binaries.ts";
import { startGuarded } from "./guarded-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { startServer, type TestServer } from "./test-server.ts";

export interface RedisOptions {
  /**
   * Keep an append-only file, so that the data survives `restart()`.
   * @default false
   */
  readonly aof?: boolean;
}

/** A real, plain Redis (no modules) for tests. */
export async function startRedis({ aof = false }: RedisOptions = {}): Promise<TestServer> {
  const command = await findBinary("redis-server", ["/usr/local/bin", "/usr/bin"]);
  const { path: folder } = await temporaryFolder();
  return startServer({
    name: "Redis",
    folder,
    url: (port) => `redis://127.0.0.1:${port}`,
    launch: (port) =>
      startGuarded({
        command,
        args: [
          ...["--bind", "127.0.0.1", "--port", String(port), "--dir", folder],
          ...["--save", "", "--appendonly", aof ? "yes" : "no"],
        ],
        folder,
        signal: "TERM",
      }),
    probe,
  });
}

/** Redis accepts connections before it has loaded its file, and says so instead of PONG. */
function probe(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("Redis closed the connection")));
    socket.once("data", (answer) => {
      const text = String(answer);
      if (text.startsWith("+PONG")) resolve();
      else reject(new Error(text));
      socket.destroy();
    });
  });
}
