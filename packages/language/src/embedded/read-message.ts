/** A message, read by the network: windows, clauses, calls. Pure but for the network. */
import type { Mention, ReadCall } from "../reading/reading.ts";
import type { KnownWords } from "../text/known-words.ts";
import { type Calibration, calibrate } from "./calibrate.ts";
import { type Clause, decodeWindow, type ProductTools, type ReadingNetwork } from "./decode.ts";
import type { Span } from "./decode-spans.ts";
import { encodeMessage } from "./encode-message.ts";
import type { Labels } from "./labels.ts";
import { mergeClauses } from "./merge-clauses.ts";
import { snapSpans } from "./snap-spans.ts";
import type { WordPieces } from "./word-pieces.ts";

export interface ReadingModel {
  readonly network: ReadingNetwork;
  readonly pieces: WordPieces;
  readonly labels: Labels;
  readonly calibration: Calibration;
}

export interface MessageToRead extends ProductTools {
  readonly message: string;
  /** The state as `stateText` writes it. */
  readonly state: string;
  /** Words that name something on record. */
  readonly known: readonly KnownWords[];
}

/** @param signal looked at between two windows */
export async function readMessage(
  { network, pieces, labels, calibration }: ReadingModel,
  { product, message, state, spans, known }: MessageToRead,
  signal?: AbortSignal,
): Promise<ReadCall[]> {
  const clauses: Clause[] = [];
  const shared: Span[] = [];
  const marked = known.flatMap(({ kind, place }) => {
    const number = labels.known.indexOf(`${product}.${kind}`);
    return number < 0 ? [] : [{ kind: number, place }];
  });
  for (const window of encodeMessage(pieces, state, message, marked)) {
    signal?.throwIfAborted();
    const decoded = await decodeWindow(network, labels, { product, spans }, window);
    clauses.push(...decoded.clauses);
    shared.push(...decoded.shared);
  }
  return mergeClauses(clauses).map((clause) => {
    // What stands outside of all clauses belongs to each call that can take it.
    const outside = shared.filter(({ name }) => spans[clause.tool]?.includes(name));
    return callOf(clause, [...clause.spans, ...outside], message, calibration);
  });
}

function callOf(
  { tool, polarity, values, place, sure, others }: Clause,
  spans: readonly Span[],
  message: string,
  calibration: Calibration,
): ReadCall {
  const confidence = calibrate(sure, calibration);
  // The others share what is left in the network's own proportions.
  const rest = sure < 1 ? (1 - confidence) / (1 - sure) : 0;
  return {
    ...{ tool, polarity, values, clause: place, confidence },
    mentions: snapSpans(
      spans
        .toSorted((a, b) => a.place[0] - b.place[0])
        .map((span): Mention => ({ ...span, text: message.slice(...span.place) })),
      message,
    ),
    alternatives: others.map((other) => ({
      tool: other.tool,
      polarity: other.polarity,
      confidence: Math.min(1, other.sure * rest),
    })),
  };
}
