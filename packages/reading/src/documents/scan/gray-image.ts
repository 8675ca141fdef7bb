/** A picture in shades of grey: letters are read by their shape, not by their colour. */
import type { Matrix } from "../pdf/matrix.ts";

export interface GrayImage {
  readonly width: number;
  readonly height: number;
  /** Row by row, 0 is black. */
  readonly data: Uint8Array;
}

/**
 * What is transparent is paper.
 * @param channels of each pixel: red, green and blue, and alpha as the fourth
 */
export function grayOf(
  colours: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels: 3 | 4,
): GrayImage {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at++, from += channels) {
    const [red, green, blue] = [
      colours[from] ?? 255,
      colours[from + 1] ?? 255,
      colours[from + 2] ?? 255,
    ];
    const light = 0.299 * red + 0.587 * green + 0.114 * blue;
    const alpha = channels === 4 ? (colours[from + 3] ?? 255) : 255;
    data[at] = 255 + ((light - 255) * alpha) / 255;
  }
  return { width, height, data };
}

/** A rectangle of a picture, turned by `angle` around the picture's upper left corner. */
export interface TurnedBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** In radians, clockwise. */
  readonly angle: number;
}

/**
 * Cuts a box out and brings it to a size. Each pixel is the mean of what it covers, so that thin strokes
 * survive when a picture is made smaller; outside of the picture is paper.
 */
export function cutOut(
  { width, height, data }: GrayImage,
  { left, top, right, bottom, angle }: TurnedBox,
  wide: number,
  high: number,
): GrayImage {
  const out = new Uint8Array(wide * high);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [stepX, stepY] = [(right - left) / wide, (bottom - top) / high];
  const samples = Math.max(1, Math.min(4, Math.round(Math.max(stepX, stepY))));
  for (let row = 0, at = 0; row < high; row++) {
    for (let column = 0; column < wide; column++, at++) {
      let sum = 0;
      for (let i = 0; i < samples * samples; i++) {
        const u = left + (column + ((i % samples) + 0.5) / samples) * stepX;
        const v = top + (row + (Math.floor(i / samples) + 0.5) / samples) * stepY;
        sum += shadeAt(data, width, height, u * cos - v * sin - 0.5, u * sin + v * cos - 0.5);
      }
      out[at] = sum / (samples * samples) + 0.5;
    }
  }
  return { width: wide, height: high, data: out };
}

/**
 * Draws a picture onto another. The matrix takes the unit square, whose upper edge is the picture's
 * upper edge, to pixels, as PDF does.
 * @param darkens only where it is black, as a mask does
 */
export function drawOnto(
  sheet: GrayImage,
  picture: GrayImage,
  [a, b, c, d, e, f]: Matrix,
  darkens = false,
): void {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-9) return;
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(sheet.width, Math.ceil(Math.max(...xs))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(sheet.height, Math.ceil(Math.max(...ys))),
  ];
  const shrunk = Math.sqrt((picture.width * picture.height) / Math.abs(determinant));
  const samples = Math.max(1, Math.min(4, Math.round(shrunk)));
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      let [sum, count] = [0, 0];
      for (let i = 0; i < samples * samples; i++) {
        const px = x + ((i % samples) + 0.5) / samples - e;
        const py = y + (Math.floor(i / samples) + 0.5) / samples - f;
        const u = (d * px - c * py) / determinant;
        const v = 1 - (a * py - b * px) / determinant;
        if (u < 0 || u > 1 || v < 0 || v > 1) continue;
        count += 1;
        sum += shadeAt(
          picture.data,
          picture.width,
          picture.height,
          u * picture.width - 0.5,
          v * picture.height - 0.5,
        );
      }
      if (count === 0) continue;
      const at = y * sheet.width + x;
      const shade = sum / count + 0.5;
      sheet.data[at] = darkens ? Math.min(sheet.data[at] ?? 255, shade) : shade;
    }
  }
}

/** Between four pixels. */
function shadeAt(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) {
    const [nearX, nearY] = [Math.round(x), Math.round(y)];
    if (nearX < 0 || nearY < 0 || nearX >= width || nearY >= height) return 255;
    return data[nearY * width + nearX] ?? 255;
  }
  const at = top * width + left;
  const [partX, partY] = [x - left, y - top];
  const above = (data[at] ?? 255) * (1 - partX) + (data[at + 1] ?? 255) * partX;
  const below = (data[at + width] ?? 255) * (1 - partX) + (data[at + width + 1] ?? 255) * partX;
  return above * (1 - partY) + below * partY;
}

/** Turned clockwise by quarters. */
export function quarterTurned(image: GrayImage, quarters: 1 | 2 | 3): GrayImage {
  const { width, height, data } = image;
  const out = new Uint8Array(data.length);
  const [wide, high] = quarters === 2 ? [width, height] : [height, width];
  for (let y = 0, at = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, at++) {
      const from =
        quarters === 2
          ? data.length - 1 - at
          : quarters === 1
            ? (height - 1 - x) * width + y
            : x * width + (width - 1 - y);
      out[at] = data[from] ?? 255;
    }
  }
  return { width: wide, height: high, data: out };
}
