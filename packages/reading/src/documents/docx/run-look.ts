/** How a run of text looks: what is said at the run, in its styles, and by default. */
import type { HiddenReason } from "../../model/read-document.ts";
import { type Colour, colourOf, isNear } from "../colour.ts";
import { type Attributes, isOn } from "./xml.ts";

export interface RunLook {
  readonly vanished?: boolean;
  /** `null` is automatic: readable on anything. */
  readonly colour?: Colour;
  /** Points. */
  readonly size?: number;
  /** Percent of the usual width. */
  readonly stretch?: number;
  /** What is painted behind the run itself. */
  readonly background?: Colour;
}

const TINY = 2;
const HIGHLIGHTS = new Map([
  ["black", "#000000"],
  ["white", "#ffffff"],
  ["darkBlue", "#000080"],
  ["darkRed", "#800000"],
  ["darkGreen", "#008000"],
]);

/** What one element of `w:rPr` adds. */
export function withProperty(look: RunLook, name: string, attributes: Attributes): RunLook {
  const value = attributes["w:val"] ?? "";
  switch (name) {
    case "w:vanish":
    case "w:specVanish":
      return { ...look, vanished: isOn(attributes) };
    case "w:color":
      return { ...look, colour: colourOf(`#${value}`) };
    case "w:sz":
      return { ...look, size: Number(value) / 2 };
    case "w:w":
      return { ...look, stretch: Number.parseFloat(value) };
    case "w:highlight":
      return value === "none" ? look : { ...look, background: colourOf(HIGHLIGHTS.get(value)) };
    case "w:shd":
      return { ...look, ...shadingOf(attributes) };
    default:
      return look;
  }
}

/** `auto` is no shading; a pattern or a theme's colour without a value could be any. */
export function shadingOf(attributes: Attributes): { background?: Colour } {
  const fill = attributes["w:fill"] ?? "auto";
  const pattern = attributes["w:val"] ?? "clear";
  if (pattern === "solid") return { background: colourOf(`#${attributes["w:color"] ?? ""}`) };
  if (fill === "auto") return attributes["w:themeFill"] ? { background: null } : {};
  return { background: colourOf(`#${fill}`) };
}

export function hiddenBy(look: RunLook, behind: Colour): HiddenReason | null {
  if (look.vanished) return "invisible";
  if (look.size !== undefined && look.size <= TINY) return "tiny";
  if (look.stretch !== undefined && look.stretch > 0 && look.stretch <= 5) return "tiny";
  const background = look.background === undefined ? behind : look.background;
  return look.colour && isNear(look.colour, background) ? "near_background" : null;
}
