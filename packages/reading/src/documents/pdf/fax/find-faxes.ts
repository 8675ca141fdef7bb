/** Pictures of faxes in a file, by their dictionaries: streams never stand inside of other objects. */
import type { FaxPicture } from "./decode-fax.ts";

const HEAD = /\/CCITTFaxDecode/g;
/** Letters of a dictionary. */
const LONGEST = 1_200;
const MOST = 200;

/** @returns those of group 4 */
export function findFaxes(bytes: Uint8Array): FaxPicture[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  return [...text.matchAll(HEAD).take(MOST)].flatMap(({ index }) => {
    const from = text.lastIndexOf(" obj", index);
    const stream = /\bstream\r?\n/.exec(text.slice(index, index + LONGEST));
    if (from < index - LONGEST || stream === null) return [];
    const start = index + stream.index + stream[0].length;
    const dictionary = text.slice(from, start);
    const number = (name: string) =>
      Number(new RegExp(`/${name}\\s+(-?\\d+)(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? 0);
    const [width, height] = [number("Width"), number("Height")];
    const end = text.indexOf("endstream", start);
    if (number("K") >= 0 || width === 0 || height === 0 || end < 0) return [];
    const columns = number("Columns") || 1_728;
    if (columns !== width) return [];
    const blackIs1 = /\/BlackIs1\s+true/.test(dictionary);
    const inverted = /\/Decode\s*\[\s*1/.test(dictionary);
    return [{ bytes: bytes.subarray(start, end), width, height, blackIs1: blackIs1 !== inverted }];
  });
}
