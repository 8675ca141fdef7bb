/**
 * Pages of the newest text, as fast as they can be had: one request is under way at a time, and when
 * it is answered the newest order goes out, whatever came in between. So nothing stale is ever asked
 * for, typing does not put the pages off, and the pages before stay until there are new ones.
 */
export interface PreviewState<Order, Pages> {
  readonly pages: Pages | null;
  /** What the pages show. */
  readonly of: Order | null;
  /** Why the newest order has no pages; null if it has, or may still have. */
  readonly error: unknown;
  readonly isBehind: boolean;
}

export interface PreviewFeed<Order, Pages> {
  readonly get: () => PreviewState<Order, Pages>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly ask: (order: Order) => void;
  /** Ends what is under way; it may be asked again. */
  readonly stop: () => void;
}

export function createPreviewFeed<Order, Pages>(
  send: (order: Order, signal: AbortSignal) => Promise<Pages>,
): PreviewFeed<Order, Pages> {
  const listeners = new Set<() => void>();
  let state: PreviewState<Order, Pages> = { pages: null, of: null, error: null, isBehind: false };
  let running: AbortController | null = null;
  let next: { readonly order: Order } | null = null;

  const change = (part: Partial<PreviewState<Order, Pages>>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const run = async (order: Order, { signal }: AbortController): Promise<void> => {
    try {
      const pages = await send(order, signal);
      if (!signal.aborted) change({ pages, of: order, error: null });
    } catch (error) {
      // What is typed since may mend it: only the newest order's failure counts.
      if (!signal.aborted && next === null) change({ error });
    }
    if (signal.aborted) return;
    running = null;
    start();
  };

  const start = () => {
    if (running !== null) return;
    if (next === null) {
      change({ isBehind: false });
      return;
    }
    const { order } = next;
    next = null;
    running = new AbortController();
    if (!state.isBehind) change({ isBehind: true });
    void run(order, running);
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (order) => {
      next = { order };
      start();
    },
    stop: () => {
      running?.abort();
      running = null;
      next = null;
    },
  };
}
