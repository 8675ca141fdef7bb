/** Who finds and reads the letters of pictures; implemented by `ocr`, and by tests. */
import type { GrayImage } from "./gray-image.ts";

export interface RecognisedLine {
  /** One entry for each character: what it is, how sure that is, and where it stands. */
  readonly characters: readonly {
    readonly text: string;
    readonly confidence: number;
    /** The middle of the character, as a part of the picture's width. */
    readonly at: number;
  }[];
}

export interface TextRecogniser {
  /**
   * How likely each pixel belongs to a line of text: 0 to 255. Width and height of the picture are
   * multiples of 32.
   */
  detect(image: GrayImage): Promise<Uint8Array>;
  /** Reads pictures of one line each, all `LINE_HEIGHT` pixels high. */
  recognise(lines: readonly GrayImage[]): Promise<RecognisedLine[]>;
}

export const LINE_HEIGHT = 48;
