/** Which requests are being answered: for the log, should one of them keep everybody else waiting. */
export class RequestsInFlight {
  readonly #routes = new Map<symbol, string>();
  #onChange: (routes: string[]) => void = () => undefined;

  /** @returns what to call when it is answered */
  begin(method: string, path: string): () => void {
    const key = Symbol(path);
    this.#routes.set(key, `${method} ${path}`);
    this.#onChange(this.routes());
    return () => {
      this.#routes.delete(key);
      this.#onChange(this.routes());
    };
  }

  routes(): string[] {
    return [...this.#routes.values()].slice(0, 20);
  }

  onChange(listener: (routes: string[]) => void): void {
    this.#onChange = listener;
  }
}
