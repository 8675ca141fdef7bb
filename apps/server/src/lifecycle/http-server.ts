/**
 * The socket side of the server. It takes the port before anything is written to disk (a second
 * Bole on the same port must not touch the data), and when it stops, what is in flight finishes.
 */
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { errorCode } from "@bole/base";
import { getRequestListener } from "@hono/node-server";
import type { OuterProblem } from "../http/outer-problem.ts";
import { listenFault } from "./listen-fault.ts";
import { endWith } from "./raw-answer.ts";

type Listener = ReturnType<typeof getRequestListener>;
type Fetch = Parameters<typeof getRequestListener>[0];

/** Longer than browsers (five minutes) and proxies keep a quiet line, so that it is they who hang up: never while they ask. */
const KEPT_ALIVE_MS = 330_000;

/** Connections that wait to be accepted: Node's own 511 are fewer than the pages that come back after a restart. */
const BACKLOG = 4_096;

export class HttpServer {
  readonly #server: Server = createServer();
  readonly #inFlight = new Set<ServerResponse>();
  readonly #listener = Promise.withResolvers<Listener>();
  readonly #problem = Promise.withResolvers<OuterProblem>();
  #early: { readonly paths: ReadonlySet<string>; readonly listener: Listener } | undefined;
  #idle = Promise.withResolvers<void>();

  constructor() {
    this.#server.keepAliveTimeout = KEPT_ALIVE_MS;
    this.#server.on("request", async (request, response) => {
      this.#inFlight.add(response);
      response.on("close", () => this.#leave(response));
      const path = request.url?.split("?", 1)[0] ?? "";
      const early = this.#early?.paths.has(path) ? this.#early.listener : undefined;
      const listener = early ?? (await this.#listener.promise);
      await listener(request, response);
    });
    this.#server.on("clientError", (error, socket) => this.#refuse(error, socket));
  }

  /** Takes the port; requests wait until there is something to answer them. */
  async listen(host: string, port: number): Promise<AddressInfo> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once("error", reject);
    this.#server.listen({ port, host, backlog: BACKLOG }, resolve);
    try {
      await promise;
    } catch (cause) {
      throw listenFault(cause, host, port);
    }
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("no TCP address");
    return address;
  }

  /** Answers some paths until there is something to answer everything with. */
  answerEarly(paths: ReadonlySet<string>, fetch: Fetch): void {
    this.#early = { paths, listener: getRequestListener(fetch) };
  }

  /** `problem` answers what does not get as far as `fetch`, or what `fetch` throws. */
  answerWith(fetch: Fetch, problem: OuterProblem): void {
    this.#early = undefined;
    this.#listener.resolve(getRequestListener(fetch, { errorHandler: problem }));
    this.#problem.resolve(problem);
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

  /** What Node could not read as a request. */
  async #refuse(error: Error, socket: Duplex): Promise<void> {
    const isAnswering = [...this.#inFlight].some((response) => response.socket === socket);
    const isBroken = !/^(HPE_|ERR_HTTP_)/.test(errorCode(error) ?? "");
    // Into an answer that has begun, another one must not be written; a broken line takes none.
    if (isAnswering || !socket.writable || isBroken) {
      socket.destroy();
      return;
    }
    const problem = await this.#problem.promise;
    await endWith(socket, await problem(error));
  }

  #leave(response: ServerResponse): void {
    this.#inFlight.delete(response);
    if (this.#inFlight.size > 0) return;
    this.#idle.resolve();
    this.#idle = Promise.withResolvers();
  }
}
