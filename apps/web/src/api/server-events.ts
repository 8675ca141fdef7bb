/** The events of an answer that is streamed: each is an envelope `{type, content}`. */

export interface ServerEvent {
  readonly type: string;
  readonly content: unknown;
}

export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let rest = "";
  for await (const text of textsOf(body)) {
    const frames = (rest + text).split(/\r?\n\r?\n/);
    rest = frames.pop() ?? "";
    for (const frame of frames) {
      const event = eventOf(frame);
      if (event !== null) yield event;
    }
  }
}

async function* textsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // Not every browser lets one iterate over a stream.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel();
  }
}

/** Null for a comment that only keeps the connection open. */
function eventOf(frame: string): ServerEvent | null {
  const lines = frame.split(/\r?\n/).filter((line) => line.startsWith("data:"));
  if (lines.length === 0) return null;
  const data: unknown = JSON.parse(lines.map((line) => line.slice(5).trimStart()).join("\n"));
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  const content = "content" in data ? data.content : null;
  return typeof data.type === "string" ? { type: data.type, content } : null;
}
