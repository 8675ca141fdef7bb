/** One line of a scan: where its ink is, and how thick its strokes are. */
import { cutOut, type GrayImage, type TurnedBox } from "./gray-image.ts";
import { LINE_HEIGHT } from "./text-recogniser.ts";

export interface LinePicture {
  readonly box: TurnedBox;
  /** `LINE_HEIGHT` pixels high. */
  readonly image: GrayImage;
  /** Where its ink begins and ends, as parts of the width. */
  readonly from: number;
  readonly to: number;
  /** The middles of what is as wide as a blank between words, as parts of the width. */
  readonly blanks: readonly number[];
  /** Pixels of the picture that a stroke is wide. */
  readonly stroke: number;
}

/** Wider is no line of text, and takes long. */
const WIDEST = 3_200;
const NARROWEST = 16;
/** Pixels without ink: as wide as a letter is high, they are a gap of the layout. */
const GAP = LINE_HEIGHT * 0.75;
/** Of a column, so many dark pixels may be grain. */
const GRAIN = 1;

/** A box around one line; where it reaches across a gap of the layout, several pictures. */
export function linePictures(page: GrayImage, box: TurnedBox): LinePicture[] {
  const picture = linePicture(page, box);
  const parts = partsOf(picture.ink);
  if (parts.length < 2) return [picture];
  const { width } = picture.image;
  const pixel = (box.right - box.left) / width;
  return parts.map(([from, to]) =>
    linePicture(page, {
      ...box,
      left: box.left + Math.max(0, from - MARGIN) * pixel,
      right: box.left + Math.min(width, to + MARGIN) * pixel,
    }),
  );
}

const MARGIN = LINE_HEIGHT / 4;

function linePicture(page: GrayImage, box: TurnedBox): LinePicture & { ink: Uint16Array } {
  const ratio = (box.right - box.left) / (box.bottom - box.top);
  const width = Math.min(WIDEST, Math.max(NARROWEST, Math.round(LINE_HEIGHT * ratio)));
  const image = cutOut(page, box, width, LINE_HEIGHT);
  const { ink, stroke } = inkOf(image);
  const first = ink.findIndex((count) => count > GRAIN);
  const last = ink.findLastIndex((count) => count > GRAIN);
  const isEmpty = first < 0;
  return {
    box,
    image,
    ink,
    stroke,
    blanks: blanksOf(ink).map((middle) => middle / width),
    from: isEmpty ? 0 : first / width,
    to: isEmpty ? 1 : (last + 1) / width,
  };
}

/** Pixels: narrower is the white between letters. */
const BLANK = 10;

/** Where there is no ink for far longer than is usual between letters. */
function blanksOf(ink: Uint16Array): number[] {
  const gaps: { middle: number; width: number }[] = [];
  let last = -1;
  for (const [x, count] of ink.entries()) {
    if (count <= GRAIN) continue;
    if (last >= 0 && x - last > 1) gaps.push({ middle: (x + last) / 2, width: x - last - 1 });
    last = x;
  }
  const usual = gaps.map(({ width }) => width).toSorted((one, other) => one - other);
  const least = Math.max(BLANK, 2.5 * (usual[usual.length >> 1] ?? 0));
  return gaps.filter(({ width }) => width >= least).map(({ middle }) => middle);
}

/** From where to where there is ink, wide gaps left out. */
function partsOf(ink: Uint16Array): [number, number][] {
  const parts: [number, number][] = [];
  for (const [x, count] of ink.entries()) {
    if (count <= GRAIN) continue;
    const last = parts.at(-1);
    if (last && x - last[1] < GAP) last[1] = x + 1;
    else parts.push([x, x + 1]);
  }
  return parts;
}

/** How many pixels of each column are ink, and how wide a stroke is. */
function inkOf({ width, height, data }: GrayImage): { ink: Uint16Array; stroke: number } {
  const isInk = inkTest(data);
  const ink = new Uint16Array(width);
  let [dark, strokes] = [0, 0];
  // Lines above and below reach into the picture.
  const [top, bottom] = [Math.round(height * 0.2), Math.round(height * 0.8)];
  for (let y = top; y < bottom; y++) {
    let before = false;
    for (let x = 0; x < width; x++) {
      const here = isInk(data[y * width + x] ?? 255);
      if (here) {
        dark += 1;
        ink[x] = (ink[x] ?? 0) + 1;
        if (!before) strokes += 1;
      }
      before = here;
    }
  }
  return { ink, stroke: strokes === 0 ? 0 : dark / strokes };
}

/** Letters are what is rarer: dark on paper, or light on a dark bar. */
function inkTest(data: Uint8Array): (shade: number) => boolean {
  const shades = data.toSorted();
  const at = (part: number) => shades[Math.floor((shades.length - 1) * part)] ?? 255;
  const [darkest, middle, lightest] = [at(0.02), at(0.5), at(0.98)];
  const edge = (darkest + lightest) / 2;
  return middle > edge ? (shade) => shade < edge : (shade) => shade > edge;
}
