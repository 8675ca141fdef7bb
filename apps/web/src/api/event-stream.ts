/**
 * A stream of events, live. The browser takes a lost stream up again by itself and says which event it
 * saw last; where it gives up, the stream is opened anew.
 */
const AGAIN_MS = 3_000;
/** Many events come at once; the page is drawn for all of them together. */
const TOGETHER_MS = 50;
/** The more events there are, the longer drawing them takes: then it is done less often. */
const MORE_MS_PER_EVENT = 0.1;

export interface StreamOf<Event> {
  readonly path: string;
  readonly types: readonly string[];
  /** Null for what this page does not know; it is for a newer one. */
  readonly read: (seq: number, data: unknown) => Event | null;
  /** After it there is nothing more to come. @default the stream never ends by itself */
  readonly isLast?: (event: Event) => boolean;
}

export interface StreamListener<Event> {
  readonly onEvents: (events: readonly Event[]) => void;
  readonly onLost: (isLost: boolean) => void;
}

export function openEventStream<Event>(
  { path, types, read, isLast = () => false }: StreamOf<Event>,
  listener: StreamListener<Event>,
): () => void {
  let source: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let flush: ReturnType<typeof setTimeout> | undefined;
  let waiting: Event[] = [];
  let delivered = 0;

  const deliver = () => {
    flush = undefined;
    const events = waiting;
    waiting = [];
    delivered += events.length;
    listener.onEvents(events);
    if (events.some(isLast)) source?.close();
  };
  const open = () => {
    const stream = new EventSource(path);
    source = stream;
    stream.addEventListener("open", () => listener.onLost(false));
    const receive = ({ data, lastEventId }: MessageEvent<string>) => {
      const event = read(Number(lastEventId), JSON.parse(data));
      if (event === null) return;
      waiting.push(event);
      flush ??= setTimeout(deliver, TOGETHER_MS + delivered * MORE_MS_PER_EVENT);
    };
    for (const type of types) stream.addEventListener(type, receive);
    stream.addEventListener("error", () => {
      // What has arrived may hold the last event; then this is the end, and no loss.
      if (waiting.some(isLast)) {
        stream.close();
        return;
      }
      listener.onLost(true);
      if (stream.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
    });
  };

  open();
  return () => {
    clearTimeout(again);
    clearTimeout(flush);
    source?.close();
  };
}
