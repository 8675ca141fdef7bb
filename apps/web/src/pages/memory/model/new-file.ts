/** What is sent for a file that somebody chose or typed. */
import type { NewFile } from "@bole/server/contract";

/** Null where it is a good path; the server has the last word. */
export function pathFlaw(path: string): "absolute" | "segment" | "runs" | null {
  if (!path.startsWith("/")) return "absolute";
  const segments = path.slice(1).split("/");
  if (segments.some((segment) => ["", ".", ".."].includes(segment) || segment.includes("\\"))) {
    return "segment";
  }
  return segments[0] === "runs" ? "runs" : null;
}

/** Text stays text, so that it can be read and searched; everything else is base64. */
export async function fileBody(
  file: Blob & { readonly name?: string },
): Promise<Pick<NewFile, "content" | "encoding" | "mime">> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = file.type || undefined;
  const text = asText(bytes);
  return {
    ...(text === null
      ? { content: base64(bytes), encoding: "base64" as const }
      : { content: text, encoding: "utf8" as const }),
    ...(mime !== undefined && { mime }),
  };
}

function asText(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    // A byte order mark is part of the file.
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

const CHUNK = 0x8000;

function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return btoa(parts.join(""));
}

/** What to call the type of a text, by the name of its file. */
export function textMime(path: string): string {
  const types: Readonly<Record<string, string>> = {
    md: "text/markdown",
    markdown: "text/markdown",
    json: "application/json",
    csv: "text/csv",
    html: "text/html",
    xml: "application/xml",
    yaml: "application/yaml",
    yml: "application/yaml",
  };
  return types[path.slice(path.lastIndexOf(".") + 1).toLowerCase()] ?? "text/plain";
}
