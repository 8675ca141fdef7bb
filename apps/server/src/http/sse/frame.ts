/**
 * One event as it goes over the wire. A frame is encoded once, however many readers there are:
 * with a thousand streams open, encoding per reader is most of the cost.
 */
export interface Frame {
  /** Position in its stream: 1, 2, 3 … without gaps. */
  readonly id: number;
  readonly bytes: Uint8Array;
}

const encoder = new TextEncoder();

/** Keeps proxies and the browser from taking a quiet stream for a dead one. */
export const HEARTBEAT: Uint8Array = encoder.encode(": heartbeat\n\n");

/**
 * `type` names the event twice, as every stream of Bole does: in `event:` and in the data.
 * @param beside what else the data says
 */
export function encodeFrame(
  id: number,
  type: string,
  content: unknown,
  beside: Readonly<Record<string, unknown>> = {},
): Frame {
  // JSON has no raw line breaks, so the data is always one line.
  const data = JSON.stringify({ type, content: content ?? null, ...beside });
  return { id, bytes: encoder.encode(`id: ${id}\nevent: ${type}\ndata: ${data}\n\n`) };
}

/** Tells a reader that events before `from` are gone for it, and that it continues there. */
export function resetFrame(from: number): Frame {
  return encodeFrame(from - 1, "reset", { from });
}
