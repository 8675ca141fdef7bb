/**
 * A hash of names that is the same for all that fold to the same: separators are skipped and letters lowered, so that
 * a name in ASCII or Chinese need not be folded, nor even be a string.
 */
const OFFSET = 0x811c_9dc5;
const PRIME = 0x0100_0193;
/** The first of the three bytes of U+4E00 to U+9FFF. */
const [HAN_FIRST, HAN_LAST] = [0xe4, 0xe9];
const SEPARATORS = new Set([..." -.,'"].map((one) => one.charCodeAt(0)));

const isSkipped = Uint8Array.from({ length: 128 }, (_, code) => Number(SEPARATORS.has(code)));
const lowered = Uint8Array.from({ length: 128 }, (_, code) =>
  String.fromCharCode(code).toLowerCase().charCodeAt(0),
);

/** @param key as `keyOf` gives it */
export function hashOf(key: string): number {
  let hash = OFFSET;
  for (let at = 0; at < key.length; at++) hash = mixed(hash, key.charCodeAt(at));
  return hash | 0;
}

/** Of a name in UTF-8, as it is written; null where it has other letters than ASCII and common Chinese ones. */
export function hashOfBytes(bytes: Uint8Array, start: number, end: number): number | null {
  let hash = OFFSET;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 128) {
      hash = mixed(hash, byte);
      continue;
    }
    if (byte < HAN_FIRST || byte > HAN_LAST) return null;
    const code = ((byte & 0x0f) << 12) | (low(bytes[at + 1]) << 6) | low(bytes[at + 2]);
    if (code < 0x4e00) return null;
    hash = mixed(hash, code);
    at += 2;
  }
  return hash | 0;
}

const low = (byte = 0): number => byte & 0x3f;

function mixed(hash: number, code: number): number {
  if (code > 127) return Math.imul(hash ^ code, PRIME);
  return isSkipped[code] === 1 ? hash : Math.imul(hash ^ (lowered[code] ?? code), PRIME);
}
