/**
 * The socket side of the server. It takes the port before anything is written to disk (a second
 * Bole on the same port must not touch the data), and when it stops, what is in flight finishes.
 */
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener, RequestError } from "@hono/node-server";
import { serverErrors } from "../errors.ts";
import { asBoleError, problemResponse, toProblem } from "../http/problem.ts";
import { listenFault } from "./listen-fault.ts";

type Listener = ReturnType<typeof getRequestListener>;
type Fetch = Parameters<typeof getRequestListener>[0];

export class HttpServer {
  readonly #server: Server = createServer();
  readonly #inFlight = new Set<ServerResponse>();
  readonly #listener = Promise.withResolvers<Listener>();
  #idle = Promise.withResolvers<void>();

  constructor() {
    this.#server.on("request", async (request, response) => {
      this.#inFlight.add(response);
      response.on("close", () => this.#leave(response));
      const listener = await this.#listener.promise;
      await listener(request, response);
    });
  }

  /** Takes the port; requests wait until there is something to answer them. */
  async listen(host: string, port: number): Promise<AddressInfo> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once("error", reject);
    this.#server.listen(port, host, resolve);
    try {
      await promise;
    } catch (cause) {
      throw listenFault(cause, host, port);
    }
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("no TCP address");
    return address;
  }

  answerWith(fetch: Fetch, newId: () => string): void {
    const errorHandler = (thrown: unknown) => {
      const error =
        thrown instanceof RequestError
          ? serverErrors.error("malformed-request", `${thrown.message}.`)
          : asBoleError(thrown);
      return problemResponse(toProblem(error, "/", newId()));
    };
    this.#listener.resolve(getRequestListener(fetch, { errorHandler }));
  }

  /** Resolves to the number of requests that had to be cut off after `graceMs`. */
  async stop(graceMs: number): Promise<number> {
    // Not http's own close: that one hangs up on idle clients, who could still ask for our health.
    NetServer.prototype.close.call(this.#server);
    if (this.#inFlight.size > 0) {
      const enough = new AbortController();
      await Promise.race([
        this.#idle.promise,
        wait(graceMs, undefined, { signal: enough.signal }).catch(() => {}),
      ]);
      enough.abort();
    }
    const cut = this.#inFlight.size;
    this.#server.closeAllConnections();
    return cut;
  }

  #leave(response: ServerResponse): void {
    this.#inFlight.delete(response);
    if (this.#inFlight.size > 0) return;
    this.#idle.resolve();
    this.#idle = Promise.withResolvers();
  }
}
