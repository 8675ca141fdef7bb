/** A calendar that somebody publishes, on this machine. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { CALENDAR_TEXT } from "./tours/samples.ts";

export async function startCalendarServer() {
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/calendar" }).end(CALENDAR_TEXT);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/kim.ics`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
