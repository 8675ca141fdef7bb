import { TextDecoder, TextEncoder } from "node:util";
import {
  DeltaSnapshot,
  isDeltaSnapshot,
  type SendProtocol,
  type SerializerProtocol,
} from "@langchain/langgraph-checkpoint";
import { assertJson } from "../contracts/json.ts";

/**
 * A value of a checkpoint as text. LangGraph's own serialiser stores what it can't read back: a
 * BigInt makes a thread unreadable, an `lc` constructor is executed on every read, NaN turns into
 * null. Here JSON is stored and anything else is refused, by its path, before it is written.
 *
 * Three things that LangGraph itself puts into channels are not JSON, and are let through:
 * - `undefined`, and `DeltaSnapshot` (a channel's materialised state), each as a whole value. They
 *   are told apart by the kind, which is stored beside the text: no value can imitate them;
 * - `Send`, alone or in a list, as the plain object that LangGraph accepts in its place.
 */
export interface StoredValue {
  readonly kind: string;
  readonly text: string;
}

export class StrictSerde implements SerializerProtocol {
  /** @param at where the value comes from, for the error that refuses it */
  dump(value: unknown, at: string): StoredValue {
    if (value === undefined) return { kind: "undefined", text: "" };
    if (isDeltaSnapshot(value)) return { kind: "delta", text: jsonOf(value.value, at) };
    return { kind: "json", text: jsonOf(value, at) };
  }

  load({ kind, text }: StoredValue): unknown {
    switch (kind) {
      case "undefined":
        return undefined;
      case "delta":
        return new DeltaSnapshot(JSON.parse(text));
      case "json":
        return JSON.parse(text);
      default:
        throw new TypeError(`A checkpoint holds a value of an unknown kind: "${kind}".`);
    }
  }

  async dumpsTyped(data: unknown): Promise<[string, Uint8Array]> {
    const { kind, text } = this.dump(data, "A checkpoint's value");
    return [kind, new TextEncoder().encode(text)];
  }

  async loadsTyped(kind: string, data: Uint8Array | string): Promise<unknown> {
    const text = typeof data === "string" ? data : new TextDecoder().decode(data);
    return this.load({ kind, text });
  }
}

function jsonOf(value: unknown, at: string): string {
  const plain = Array.isArray(value) ? value.map(withoutClass) : withoutClass(value);
  return JSON.stringify(assertJson(plain, at));
}

function withoutClass(value: unknown): unknown {
  return isSend(value) ? { node: value.node, args: value.args, timeout: value.timeout } : value;
}

function isSend(value: unknown): value is SendProtocol {
  return (
    typeof value === "object" && value !== null && "lg_name" in value && value.lg_name === "Send"
  );
}
