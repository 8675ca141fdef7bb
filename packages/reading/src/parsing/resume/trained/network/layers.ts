/** The few operations that the network consists of, over rows of numbers. */

/** Rows of the same width, one behind the other. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly values: Float32Array;
}

export const emptyRows = (count: number, width: number): Rows => ({
  count,
  width,
  values: new Float32Array(count * width),
});

/** @param weight by what comes in, then what goes out */
export function linear(input: Rows, weight: Float32Array, bias: Float32Array, relu = false): Rows {
  const out = emptyRows(input.count, bias.length);
  for (let row = 0; row < input.count; row += 1) {
    out.values.set(bias, row * out.width);
    accumulate(input, row, weight, 0, out, row);
  }
  if (relu) clip(out);
  return out;
}

interface Convolution {
  readonly weight: Float32Array;
  readonly bias: Float32Array;
  /** Rows that are looked at; odd. */
  readonly kernel: number;
  readonly dilation: number;
}

/** Beyond both ends there is nothing. The outcome is never below 0. */
export function convolve(input: Rows, { weight, bias, kernel, dilation }: Convolution): Rows {
  const out = emptyRows(input.count, bias.length);
  const size = input.width * out.width;
  const reach = (kernel - 1) / 2;
  for (let row = 0; row < input.count; row += 1) {
    out.values.set(bias, row * out.width);
    for (let tap = 0; tap < kernel; tap += 1) {
      const from = row + (tap - reach) * dilation;
      if (from >= 0 && from < input.count) accumulate(input, from, weight, tap * size, out, row);
    }
  }
  clip(out);
  return out;
}

function accumulate(
  input: Rows,
  from: number,
  weight: Float32Array,
  offset: number,
  out: Rows,
  to: number,
): void {
  const { values, width } = input;
  const { values: target, width: wide } = out;
  const [start, base] = [from * width, to * wide];
  // Four at a time: what is summed up is read and written once for all of them. Every width is a
  // multiple of four.
  for (let i = 0; i < width; i += 4) {
    const v0 = values[start + i] as number;
    const v1 = values[start + i + 1] as number;
    const v2 = values[start + i + 2] as number;
    const v3 = values[start + i + 3] as number;
    // Half of what comes out of a layer is nothing.
    if (v0 === 0 && v1 === 0 && v2 === 0 && v3 === 0) continue;
    const at = offset + i * wide;
    for (let o = 0; o < wide; o += 1) {
      (target[base + o] as number) +=
        v0 * (weight[at + o] as number) +
        v1 * (weight[at + wide + o] as number) +
        v2 * (weight[at + 2 * wide + o] as number) +
        v3 * (weight[at + 3 * wide + o] as number);
    }
  }
}

function clip({ values }: Rows): void {
  for (let at = 0; at < values.length; at += 1) {
    if ((values[at] as number) < 0) values[at] = 0;
  }
}

export function add(to: Rows, other: Rows): void {
  for (let at = 0; at < to.values.length; at += 1) {
    (to.values[at] as number) += other.values[at] as number;
  }
}
