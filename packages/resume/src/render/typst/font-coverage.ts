/** Which characters a font has a shape for, from its `cmap` table (OpenType, formats 4 and 12). */

export type Coverage = (codePoint: number) => boolean;

type Range = readonly [first: number, last: number];

export function coverageOf(font: Uint8Array): Coverage {
  const ranges = rangesOf(font).toSorted((one, other) => one[0] - other[0]);
  const merged: [number, number][] = [];
  for (const [first, last] of ranges) {
    const before = merged.at(-1);
    if (before !== undefined && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return (codePoint) => isIn(merged, codePoint);
}

function isIn(ranges: readonly Range[], codePoint: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, -1];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}

function rangesOf(font: Uint8Array): Range[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, "cmap");
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, at) => {
    const offset = cmap + view.getUint32(cmap + 8 + at * 8);
    return { offset, format: view.getUint16(offset) };
  });
  const wide = subtables.find(({ format }) => format === 12);
  if (wide !== undefined) return wideRanges(view, wide.offset);
  const narrow = subtables.find(({ format }) => format === 4);
  return narrow === undefined ? [] : narrowRanges(view, narrow.offset);
}

function tableAt(view: DataView, tag: string): number {
  for (let at = 0; at < view.getUint16(4); at += 1) {
    const record = 12 + at * 16;
    const letters = [0, 1, 2, 3].map((byte) => view.getUint8(record + byte));
    if (String.fromCharCode(...letters) === tag) return view.getUint32(record + 8);
  }
  throw new Error(`The font has no table "${tag}".`);
}

function wideRanges(view: DataView, offset: number): Range[] {
  return Array.from({ length: view.getUint32(offset + 12) }, (_, at): Range => {
    const group = offset + 16 + at * 12;
    return [view.getUint32(group), view.getUint32(group + 4)];
  });
}

function narrowRanges(view: DataView, offset: number): Range[] {
  const twice = view.getUint16(offset + 6);
  const ends = offset + 14;
  const starts = ends + twice + 2;
  return Array.from(
    { length: twice / 2 },
    (_, at): Range => [view.getUint16(starts + at * 2), view.getUint16(ends + at * 2)],
    // The last range is there to end the table.
  ).filter(([first]) => first !== 0xffff);
}
