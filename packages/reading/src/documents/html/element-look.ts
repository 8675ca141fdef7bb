/** How an element looks, as far as it tells whether its text is seen. */
import type { HiddenReason } from "../../model/read-document.ts";
import { BLACK, blended, type Colour, isNear, WHITE } from "../colour.ts";
import { cssColour } from "./css-colour.ts";
import type { Declarations } from "./style-rules.ts";

export interface ElementLook {
  /** Hides this and everything in it. */
  readonly hidden: HiddenReason | null;
  readonly unseen: boolean;
  readonly colour: Colour;
  readonly alpha: number;
  readonly background: Colour;
  /** In pixels. */
  readonly fontSize: number;
}

export const PAGE_LOOK: ElementLook = {
  hidden: null,
  unseen: false,
  colour: BLACK,
  alpha: 1,
  background: WHITE,
  fontSize: 16,
};

const TINY = 2.5;
const FAINT = 0.05;
/** Pixels that nobody scrolls to. */
const FAR = -300;

export function lookOf(parent: ElementLook, style: Declarations, isHidden: boolean): ElementLook {
  if (parent.hidden !== null) return parent;
  const colour = style.has("color") ? cssColour(style.get("color") ?? "") : null;
  const visibility = style.get("visibility");
  return {
    hidden: isHidden ? "invisible" : reasonOf(style),
    unseen: visibility === undefined ? parent.unseen : /hidden|collapse/.test(visibility),
    colour: colour ? colour.colour : parent.colour,
    alpha: colour ? colour.alpha : parent.alpha,
    background: backgroundOf(style, parent.background),
    fontSize: fontSizeOf(style.get("font-size"), parent.fontSize),
  };
}

/** Why text right inside of the element is not seen. */
export function hiddenIn(look: ElementLook): HiddenReason | null {
  if (look.hidden !== null) return look.hidden;
  if (look.unseen || look.alpha <= FAINT) return "invisible";
  if (look.fontSize < TINY) return "tiny";
  const seen = blended(look.colour, look.background, look.alpha);
  return isNear(seen, look.background) ? "near_background" : null;
}

function reasonOf(style: Declarations): HiddenReason | null {
  if (style.get("display") === "none" || style.get("content-visibility") === "hidden")
    return "invisible";
  if (style.has("opacity") && Number.parseFloat(style.get("opacity") ?? "1") <= FAINT)
    return "invisible";
  if (/scale\(\s*0(\.0\d*)?\s*[,)]/.test(style.get("transform") ?? "")) return "invisible";
  if (/rect\(\s*(0|1)(px)?[\s,]+(0|1)(px)?[\s,]/.test(style.get("clip") ?? "")) return "invisible";
  if (/inset\(\s*(50|100)%/.test(style.get("clip-path") ?? "")) return "invisible";
  if (/hidden|clip/.test(style.get("overflow") ?? "") && isClosed(style)) return "invisible";
  if (pixels(style.get("text-indent")) <= FAR) return "off_page";
  const positioned = /absolute|fixed|relative/.test(style.get("position") ?? "");
  const far = ["left", "top", "right", "bottom", "margin-left", "margin-top"].some(
    (side) => (positioned || side.startsWith("margin")) && pixels(style.get(side)) <= FAR,
  );
  return far ? "off_page" : null;
}

const isClosed = (style: Declarations) =>
  ["width", "height", "max-height", "max-width"].some(
    (side) => style.has(side) && Math.abs(pixels(style.get(side))) <= 1,
  );

/** Pictures and gradients may be anything. */
function backgroundOf(style: Declarations, parent: Colour): Colour {
  const value = style.get("background-color") ?? style.get("background");
  if (/url\(|gradient/.test(style.get("background-image") ?? value ?? "")) return null;
  if (value === undefined) return parent;
  const { colour, alpha } = cssColour(value);
  if (alpha <= FAINT) return parent;
  return colour === null ? null : blended(colour, parent, alpha);
}

function pixels(value: string | undefined): number {
  const found = /^(-?[\d.]+)(px|em|rem|pt|vw|vh|%)?/.exec(value ?? "");
  if (!found) return value === undefined ? Number.NaN : 16;
  const number = Number.parseFloat(found[1] ?? "0");
  return /em|vw|vh/.test(found[2] ?? "") ? number * 16 : number;
}

const SIZES = new Map([
  ["xx-small", 9],
  ["x-small", 10],
  ["small", 13],
  ["medium", 16],
  ["large", 18],
]);

function fontSizeOf(value: string | undefined, parent: number): number {
  if (value === undefined) return parent;
  const named = SIZES.get(value);
  if (named !== undefined) return named;
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return parent;
  if (value.endsWith("%")) return (number / 100) * parent;
  if (value.endsWith("rem")) return number * 16;
  if (value.endsWith("em")) return number * parent;
  return value.endsWith("pt") ? (number * 4) / 3 : number;
}
