/** A browser as the server sees it behind a proxy: the public name as its host, and cookies that stay. */
import { openRequest, readText } from "../http-request.ts";

export class Browser {
  readonly #url: string;
  readonly #domain: string;
  #cookies = "";

  constructor(url: string, domain: string) {
    this.#url = url;
    this.#domain = domain;
  }

  async ask(method: string, path: string, body?: unknown) {
    const response = await openRequest(
      `${this.#url}${path}`,
      {
        method,
        headers: {
          ...{ Host: this.#domain, Origin: `https://${this.#domain}` },
          ...{ "X-Forwarded-For": "203.0.113.7", Cookie: this.#cookies },
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
      },
      body === undefined ? [] : [JSON.stringify(body)],
    );
    const set = response.headers["set-cookie"] ?? [];
    if (set.length > 0) this.#cookies = set.map((one) => one.split(";")[0]).join("; ");
    const text = await readText(response);
    return { status: response.statusCode ?? 0, text };
  }
}
