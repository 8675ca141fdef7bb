/** An answer to a client whose request Node could not read, so that there is nothing to answer it by. */
import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

export async function endWith(socket: Duplex, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [
    ...response.headers,
    ["Content-Length", String(body.length)],
    ["Connection", "close"],
  ];
  const head = [
    `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status] ?? ""}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable)
    socket.end(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]));
}
