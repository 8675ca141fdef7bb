/** The named looks of a DOCX, each built on another. */

import type { Colour } from "../colour.ts";
import { type RunLook, shadingOf, withProperty } from "./run-look.ts";
import { readXml } from "./xml.ts";

interface Style {
  look: RunLook;
  basedOn: string | null;
  /** Paragraphs of this style are items of a list. */
  isItem: boolean | null;
  isHeading: boolean;
  background: Colour | undefined;
  /** Of a table: some of its cells are shaded, nobody knows which. */
  shades: boolean;
}

export interface DocxStyles {
  readonly defaults: RunLook;
  readonly look: (id: string) => RunLook;
  readonly isItem: (id: string) => boolean;
  readonly isHeading: (id: string) => boolean;
  readonly background: (id: string) => Colour | undefined;
  readonly shades: (id: string) => boolean;
}

const MAX_CHAIN = 20;

export function readStyles(xml: string | null): DocxStyles {
  const { styles, defaults } = parse(xml ?? "");
  const chain = (id: string): Style[] => {
    const found: Style[] = [];
    let style = styles.get(id);
    while (style && found.length < MAX_CHAIN) {
      found.push(style);
      style = style.basedOn === null ? undefined : styles.get(style.basedOn);
    }
    return found;
  };
  return {
    defaults,
    look: (id) =>
      Object.assign(
        {},
        ...chain(id)
          .map(({ look }) => look)
          .toReversed(),
      ),
    isItem: (id) => chain(id).find(({ isItem }) => isItem !== null)?.isItem ?? false,
    isHeading: (id) => chain(id).some(({ isHeading }) => isHeading),
    background: (id) => chain(id).find(({ background }) => background !== undefined)?.background,
    shades: (id) => chain(id).some(({ shades }) => shades),
  };
}

function parse(xml: string): { styles: Map<string, Style>; defaults: RunLook } {
  const styles = new Map<string, Style>();
  let defaults: RunLook = {};
  let style: Style | null = null;
  const path: string[] = [];
  readXml(xml, {
    open(name, attributes) {
      const parent = path.at(-1);
      path.push(name);
      if (name === "w:style") {
        style = emptyStyle();
        styles.set(attributes["w:styleId"] ?? "", style);
      } else if (parent === "w:rPr") {
        if (style) style.look = withProperty(style.look, name, attributes);
        else if (path.includes("w:rPrDefault")) defaults = withProperty(defaults, name, attributes);
      }
      if (!style) return;
      if (name === "w:basedOn") style.basedOn = attributes["w:val"] ?? null;
      if (name === "w:numId") style.isItem = attributes["w:val"] !== "0";
      if (name === "w:outlineLvl") style.isHeading = attributes["w:val"] !== "9";
      if (name === "w:shd" && parent === "w:pPr")
        style.background = shadingOf(attributes).background;
      if (name === "w:shd" && parent === "w:tcPr") style.shades = true;
    },
    close(name) {
      path.pop();
      if (name === "w:style") style = null;
    },
    text: () => undefined,
  });
  return { styles, defaults };
}

const emptyStyle = (): Style => ({
  look: {},
  basedOn: null,
  isItem: null,
  isHeading: false,
  background: undefined,
  shades: false,
});
