/** A picture of a page becomes words with places: found, straightened, cut into lines and read. */
import { cutOut, type GrayImage, quarterTurned, type TurnedBox } from "./gray-image.ts";
import { lineBoxes } from "./line-boxes.ts";
import { type LinePicture, linePictures } from "./line-picture.ts";
import { textAreas } from "./text-areas.ts";
import type { RecognisedLine, TextRecogniser } from "./text-recogniser.ts";

export interface ScannedLine extends LinePicture {
  readonly characters: RecognisedLine["characters"];
}

export interface ScannedPage {
  /** Of the page, after it was turned upright. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly ScannedLine[];
}

/** Pixels of the longer side of what is searched for text. */
const SEARCHED = 1_280;
/** Pictures at a time: between them it may stop, and says how far it is. */
const AT_ONCE = 8;
/** Surer than this, letters are not upside down. */
const SURE = 0.8;

/** @param onStep called before each step; throws where it must stop */
export async function recognisePage(
  page: GrayImage,
  recogniser: TextRecogniser,
  onStep: (part: number) => void,
): Promise<ScannedPage> {
  onStep(0);
  const boxes = await findLines(page, recogniser);
  if (!isSideways(boxes)) return readLines(page, boxes, recogniser, onStep);
  const upright = quarterTurned(page, 1);
  return readLines(upright, await findLines(upright, recogniser), recogniser, onStep);
}

async function readLines(
  page: GrayImage,
  boxes: readonly TurnedBox[],
  recogniser: TextRecogniser,
  onStep: (part: number) => void,
  mayTurn = true,
): Promise<ScannedPage> {
  // Pictures of one length are read together, because the shorter ones of a batch are padded. The
  // longest come first: they tell best whether the page lies on its head.
  const queue = boxes
    .flatMap((box) => linePictures(page, box))
    .toSorted((one, other) => other.image.width - one.image.width);
  const lines: ScannedLine[] = [];
  for (let from = 0; from < queue.length; from += AT_ONCE) {
    onStep(0.2 + (0.8 * from) / queue.length);
    const pictures = queue.slice(from, from + AT_ONCE);
    const read = await recogniser.recognise(pictures.map(({ image }) => image));
    if (from === 0 && mayTurn && (await isOnItsHead(pictures, read, recogniser))) {
      const turned = quarterTurned(page, 2);
      return readLines(turned, await findLines(turned, recogniser), recogniser, onStep, false);
    }
    for (const [index, picture] of pictures.entries())
      lines.push({ ...picture, characters: read[index]?.characters ?? [] });
  }
  onStep(1);
  return { width: page.width, height: page.height, lines };
}

async function findLines(page: GrayImage, recogniser: TextRecogniser): Promise<TurnedBox[]> {
  const scale = Math.min(1, SEARCHED / Math.max(page.width, page.height));
  const [width, height] = [page.width, page.height].map(
    (side) => Math.ceil((side * scale) / 32) * 32,
  );
  if (width === undefined || height === undefined) return [];
  const whole = { left: 0, top: 0, right: width / scale, bottom: height / scale, angle: 0 };
  const map = await recogniser.detect(cutOut(page, whole, width, height));
  return lineBoxes(textAreas(map, width), width).map(({ angle, ...box }) => ({
    left: box.left / scale,
    top: box.top / scale,
    right: box.right / scale,
    bottom: box.bottom / scale,
    angle,
  }));
}

const ratioOf = ({ left, top, right, bottom }: TurnedBox) => (right - left) / (bottom - top);

/** Most of what is written runs from top to bottom. */
function isSideways(boxes: readonly TurnedBox[]): boolean {
  const length = (tall: boolean) =>
    boxes
      .filter((box) => ratioOf(box) < 1 === tall)
      .reduce((sum, { left, top, right, bottom }) => sum + Math.max(right - left, bottom - top), 0);
  return length(true) > 2 * length(false);
}

async function isOnItsHead(
  pictures: readonly LinePicture[],
  read: readonly RecognisedLine[],
  recogniser: TextRecogniser,
): Promise<boolean> {
  const sure = sureness(read);
  if (sure > SURE) return false;
  const turned = pictures.map(({ image }) => quarterTurned(image, 2));
  return sureness(await recogniser.recognise(turned)) > sure + 0.1;
}

function sureness(lines: readonly RecognisedLine[]): number {
  const all = lines.flatMap(({ characters }) => characters.map(({ confidence }) => confidence));
  return all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length;
}
