/** A reader that is told what messages mean, in the markup of the examples: for tests of what is done with it. */
import type { Reader } from "../reading/reader.ts";
import type { ReadCall } from "../reading/reading.ts";
import type { Inventory } from "./inventory.ts";
import { readMessage } from "./read-message.ts";
import type { ExampleCall, SpanArgument } from "./turn.ts";

export interface ScriptedReader extends Reader {
  /** The message without its tags, which the reader knows from now on. */
  plain(markup: string, confidence?: number): string;
  /** The same for a labelled turn. */
  learn(said: Labelled, confidence?: number): void;
}

interface Labelled {
  readonly message: string;
  readonly calls: readonly ExampleCall[];
  readonly shared: readonly SpanArgument[];
}

export function scriptedReader(inventory: Inventory): ScriptedReader {
  const known = new Map<string, ReadCall[]>();
  const learn: ScriptedReader["learn"] = ({ message, calls, shared }, confidence = 1) => {
    known.set(
      message,
      calls.map((call) => readCall(call, shared, message, confidence)),
    );
  };
  return {
    name: "embedded",
    learn,
    plain(markup, confidence) {
      const said = readMessage(markup, inventory);
      if (Array.isArray(said)) throw new Error(said.join("; "));
      learn(said, confidence);
      return said.message;
    },
    async read({ message }) {
      const calls = known.get(message);
      if (calls === undefined) throw new Error(`Nobody said what "${message}" means.`);
      return { calls, reader: "embedded" };
    },
  };
}

function readCall(
  { tool, polarity, values, clause, spans }: ExampleCall,
  shared: readonly SpanArgument[],
  message: string,
  confidence: number,
): ReadCall {
  const mentions = [...spans, ...shared].map(({ name, span, ref }) => ({
    ...{ name, ref, text: message.slice(...span), place: span, confidence: 1 },
  }));
  return { tool, polarity, values, clause, mentions, confidence, alternatives: [] };
}
