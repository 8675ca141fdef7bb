/** Bytes as text: Unicode in its three forms, Chinese (GB 18030), or Western European. */
const UTF8_MARK = [0xef, 0xbb, 0xbf];

export function decodeText(bytes: Uint8Array, declared?: string): string {
  if (UTF8_MARK.every((byte, index) => bytes[index] === byte))
    return new TextDecoder("utf-8").decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const wide = wideOrder(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  return (
    strictly("utf-8", bytes) ??
    (declared ? strictly(declared, bytes) : null) ??
    (isMostlyPairs(bytes) ? strictly("gb18030", bytes) : null) ??
    new TextDecoder("windows-1252").decode(bytes)
  );
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Not in this encoding, or one that nobody knows.
    return null;
  }
}

/** Every second byte of Western text in UTF-16 is zero. */
function wideOrder(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const zeros = [0, 0];
  const length = Math.min(bytes.length & ~1, 512);
  for (let index = 0; index < length; index++)
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (length < 8 || even + odd < length / 5) return null;
  return odd > even * 4 ? "utf-16le" : even > odd * 4 ? "utf-16be" : null;
}

/** Chinese is written with pairs of high bytes; é and ü stand between plain letters. */
function isMostlyPairs(bytes: Uint8Array): boolean {
  let pairs = 0;
  let single = 0;
  for (let index = 0; index < bytes.length; index++) {
    if ((bytes[index] ?? 0) < 0x80) continue;
    if ((bytes[index + 1] ?? 0) >= 0x80) {
      pairs++;
      index++;
    } else single++;
  }
  return pairs > single * 2;
}
