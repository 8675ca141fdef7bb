/** A file of the page as the browser takes it: the build has packed those that are worth it. */
import { readStaticFile } from "./static-file.ts";

interface PackedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The smaller one first. */
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

export async function readPacked(
  folder: string,
  path: string,
  accepted = "",
): Promise<PackedFile | undefined> {
  const plain = await readStaticFile(folder, path);
  if (plain === undefined) return undefined;
  for (const [encoding, ending] of ENCODINGS) {
    if (!takes(accepted, encoding)) continue;
    const bytes = await readStaticFile(folder, `${path}${ending}`);
    if (bytes !== undefined)
      return { bytes, headers: { "Content-Encoding": encoding, Vary: "Accept-Encoding" } };
  }
  return { bytes: plain, headers: { Vary: "Accept-Encoding" } };
}

/** Whether the header names it and does not rule it out by `q=0`. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((word) => /^q=0(?:\.0+)?$/.test(word));
  });
}
