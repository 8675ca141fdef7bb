/**
 * Vectors as bytes: a byte for each dimension and one factor. A quarter of the size, and the
 * similarity of two is off by less than a hundredth.
 */
const FACTOR_BYTES = 4;

export interface Quantised {
  readonly factor: number;
  readonly bytes: Int8Array;
}

/** One after the other, as they are stored. */
export function packVectors(vectors: readonly Float32Array[]): Uint8Array {
  const [{ length = 0 } = {}] = vectors;
  const size = FACTOR_BYTES + length;
  const packed = new Uint8Array(vectors.length * size);
  const view = new DataView(packed.buffer);
  for (const [place, vector] of vectors.entries()) {
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const factor = largest / 127;
    view.setFloat32(place * size, factor, true);
    for (const [at, value] of vector.entries()) {
      const byte = factor === 0 ? 0 : Math.round(value / factor);
      view.setInt8(place * size + FACTOR_BYTES + at, byte);
    }
  }
  return packed;
}

export function unpackVectors(packed: Uint8Array, dimensions: number): Quantised[] {
  const size = FACTOR_BYTES + dimensions;
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  return Array.from({ length: Math.floor(packed.byteLength / size) }, (_, place) => ({
    factor: view.getFloat32(place * size, true),
    bytes: new Int8Array(
      packed.buffer,
      packed.byteOffset + place * size + FACTOR_BYTES,
      dimensions,
    ),
  }));
}
