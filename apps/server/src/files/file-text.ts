/** Bytes as JSON can carry them: text where they are text, base64 where they are not. */
import type { Encoding } from "../http/contract/vfs.ts";

export interface FileText {
  readonly content: string;
  readonly encoding: Encoding;
}

export function toText(bytes: Uint8Array): FileText {
  try {
    const content = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { content, encoding: "utf8" };
  } catch {
    return { content: Buffer.from(bytes).toString("base64"), encoding: "base64" };
  }
}

/** What is no base64 has been refused before. */
export function fromText({ content, encoding }: FileText): Uint8Array {
  return encoding === "utf8" ? new TextEncoder().encode(content) : Buffer.from(content, "base64");
}
