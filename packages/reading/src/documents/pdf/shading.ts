/** The colour of a gradient, where it is one: a gradient from white to white is white. */
import { type Colour, colourOf, isNear } from "../colour.ts";
import { listOf } from "./operators.ts";
import type { PDFPageProxy } from "./pdfjs.ts";

export function shadingColour(page: PDFPageProxy, args: readonly unknown[]): Colour {
  const name = args.find((arg) => typeof arg === "string" && arg.startsWith("pattern_"));
  if (typeof name !== "string" || !page.objs.has(name)) return null;
  const shading: unknown = page.objs.get(name);
  const [kind, , , stops] = listOf(shading);
  if (kind !== "RadialAxial") return null;
  const colours = listOf(stops).map((stop) => colourOf(listOf(stop)[1]));
  const [first = null, ...others] = colours;
  return others.every((colour) => isNear(first, colour)) ? first : null;
}
