/** How large a picture says that it is, without opening it. */

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Of a JPEG: 1 is grey, 3 is colour, 4 is ink. */
  readonly channels: number;
}

export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x89) {
    if (bytes.length < 33) return null;
    return { width: view.getUint32(16), height: view.getUint32(20), channels: 0 };
  }
  // JPEG: segments with their lengths; the one that begins a picture has its size.
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isStart(marker))
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        channels: bytes[at + 9] ?? 0,
      };
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Of a picture; three of the range mean other things. */
const isStart = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
