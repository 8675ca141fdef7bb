/** What the stand-in for a model provider does with one request. */
export type Scenario = Behaviour & {
  /** Only for a request whose body holds these words. @default any request */
  readonly when?: string;
  /** For how many requests. @default 1 */
  readonly times?: number | "always";
};

export type Behaviour =
  /** Answers as a model would: in pieces if asked to stream, as a tool call if forced to. */
  | {
      readonly kind: "answer";
      readonly text: string;
      /** Why it stopped. @default "stop" */
      readonly finish?: Finish;
      /** @default 100 in, 20 out; "none" leaves it out, as some servers do */
      readonly usage?: Usage | "none";
    }
  /** Calls tools that it was offered, and may say something before. */
  | {
      readonly kind: "calls";
      readonly text?: string;
      readonly calls: readonly { readonly tool: string; readonly input: unknown }[];
    }
  /** Writes the request into the folder, as `001.request.json`, and waits for `001.answer.json`, another behaviour. */
  | { readonly kind: "by-hand"; readonly folder: string }
  /** Takes the request and says nothing. With `after`, it says that much first. */
  | { readonly kind: "hang"; readonly after?: string }
  /** Closes the connection without an answer, or in the middle of one. */
  | { readonly kind: "drop"; readonly after?: string }
  /** A page where JSON is due, as a proxy in between would send. */
  | { readonly kind: "junk" }
  /** JSON, but not the provider's. */
  | { readonly kind: "wrong-shape" }
  /** An error in the provider's own format. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly code?: string;
      readonly retryAfter?: string;
    };

export type Finish = "stop" | "length" | "filter";

export interface Usage {
  readonly input: number;
  readonly output: number;
}

export const USUAL: Usage = { input: 100, output: 20 };

/** What the server was asked; keys included, so that a test can see who got them. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: unknown;
}

/** Holds the scenarios that are still to come, and finds the one for a request. */
export class Script {
  #waiting: { scenario: Scenario; left: number }[] = [];

  add(scenarios: readonly Scenario[]): void {
    for (const scenario of scenarios) {
      const { times = 1 } = scenario;
      const left = times === "always" ? Number.POSITIVE_INFINITY : times;
      this.#waiting.push({ scenario, left });
    }
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The first that fits. A request that nobody has foreseen is an error that says so. */
  take(body: string): Scenario {
    const found = this.#waiting.find(
      ({ scenario }) => scenario.when === undefined || body.includes(scenario.when),
    );
    if (found === undefined) return { kind: "status", status: 501, code: "no-scenario" };
    found.left -= 1;
    if (found.left <= 0) this.#waiting = this.#waiting.filter((entry) => entry !== found);
    return found.scenario;
  }
}
