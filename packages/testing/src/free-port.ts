import { createServer } from "node:net";

/**
 * A loopback port that nothing listened on a moment ago. Another process may take it before the
 * caller does, so whoever starts a server on it tries again with a new one when that happens.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === "object" && address !== null) resolve(address.port);
        else reject(new Error("the system gave no port"));
      });
    });
  });
}
