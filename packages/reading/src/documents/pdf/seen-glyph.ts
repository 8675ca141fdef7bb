import type { HiddenReason } from "../../model/read-document.ts";
import type { Colour } from "../colour.ts";
import type { Glyph } from "./painted.ts";

export interface SeenGlyph {
  readonly glyph: Glyph;
  readonly hidden: HiddenReason | null;
  /** What it stands on; null if that is a picture or a gradient. */
  readonly background: Colour;
}
