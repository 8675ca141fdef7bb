/**
 * The network that reads lines; `training/model.py` is the same. Words are looked at with their
 * neighbours, lines with the lines around them and the whole document, and the words of those lines
 * that say who, whom for and when once more, with what their line is.
 */
import type { LineFeatures } from "../features/features.ts";
import { LOOKS } from "../features/looks.ts";
import { featuresOf } from "../features/words.ts";
import { add, convolve, emptyRows, linear, type Rows } from "./layers.ts";
import type { Weights } from "./weights.ts";

const DILATIONS = [1, 2, 4, 8, 1];
const TAG_LAYERS = 3;

export interface LineOutputs {
  /** Of each line, one number for each section. */
  readonly sections: Rows;
  readonly roles: Rows;
  /** Of the words of a line, one number for each tag. */
  readonly tagsOf: (line: number) => Rows;
}

export function runNetwork(weights: Weights, lines: readonly LineFeatures[]): LineOutputs {
  const of = (name: string) =>
    [weights.layer(`${name}.weight`), weights.layer(`${name}.bias`)] as const;
  const embedded = lines.map((line) => embed(weights, line));
  const [wordWeight, wordBias] = of("word");
  const words = embedded.map((rows) =>
    convolve(rows, { weight: wordWeight, bias: wordBias, kernel: 3, dilation: 1 }),
  );
  let context = linear(pooled(lines, words, wordBias.length), ...of("line_in"), true);
  const whole = linear(mean(context), ...of("whole"));
  for (let row = 0; row < context.count; row += 1) {
    for (let at = 0; at < context.width; at += 1)
      (context.values[row * context.width + at] as number) += whole.values[at] as number;
  }
  for (const [index, dilation] of DILATIONS.entries()) {
    const [weight, bias] = of(`line.${index}`);
    const more = convolve(context, { weight, bias, kernel: 3, dilation });
    add(more, context);
    context = more;
  }
  const tagsOf = (line: number): Rows => {
    const input = beside(embedded[line], words[line], context, line);
    let tags = linear(input, ...of("tag_in"), true);
    for (let layer = 0; layer < TAG_LAYERS; layer += 1) {
      const [weight, bias] = of(`tag_layers.${layer}`);
      const more = convolve(tags, { weight, bias, kernel: 5, dilation: 1 });
      add(more, tags);
      tags = more;
    }
    return linear(tags, ...of("tag"));
  };
  return {
    sections: linear(context, ...of("section")),
    roles: linear(context, ...of("role")),
    tagsOf,
  };
}

function embed({ table, scale, layer }: Weights, { words, places }: LineFeatures): Rows {
  const width = scale.length;
  const rows = emptyRows(words.length, width);
  const where = layer("places.weight");
  for (const [row, { key }] of words.entries()) {
    for (const feature of featuresOf(key)) {
      for (let at = 0; at < width; at += 1)
        (rows.values[row * width + at] as number) +=
          (table[feature * width + at] as number) * (scale[at] as number);
    }
    for (let at = 0; at < width; at += 1)
      (rows.values[row * width + at] as number) += where[(places[row] ?? 0) * width + at] as number;
  }
  return rows;
}

/** The mean and the most of each line's words, and its looks. */
function pooled(lines: readonly LineFeatures[], words: readonly Rows[], width: number): Rows {
  const out = emptyRows(lines.length, 2 * width + LOOKS);
  for (const [row, { looks }] of lines.entries()) {
    const own = words[row] ?? emptyRows(0, width);
    const base = row * out.width;
    for (let word = 0; word < own.count; word += 1) {
      for (let at = 0; at < width; at += 1) {
        const value = own.values[word * width + at] as number;
        (out.values[base + at] as number) += value / own.count;
        if (value > (out.values[base + width + at] as number))
          out.values[base + width + at] = value;
      }
    }
    // In training they were written as one byte each.
    for (const [at, look] of looks.entries())
      out.values[base + 2 * width + at] = Math.round(look * 255) / 255;
  }
  return out;
}

function mean({ count, width, values }: Rows): Rows {
  const out = emptyRows(1, width);
  for (let at = 0; at < values.length; at += 1)
    (out.values[at % width] as number) += (values[at] as number) / Math.max(1, count);
  return out;
}

function beside(
  first: Rows | undefined,
  second: Rows | undefined,
  context: Rows,
  line: number,
): Rows {
  if (first === undefined || second === undefined) throw new RangeError(`no line ${line}`);
  const out = emptyRows(first.count, first.width + second.width + context.width);
  for (let row = 0; row < first.count; row += 1) {
    const part = ({ values, width }: Rows, at: number) =>
      values.subarray(at * width, (at + 1) * width);
    out.values.set(part(first, row), row * out.width);
    out.values.set(part(second, row), row * out.width + first.width);
    out.values.set(part(context, line), row * out.width + first.width + second.width);
  }
  return out;
}
