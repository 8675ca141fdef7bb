/** Which of the lists of a DOCX show a sign before their items. */
import { readXml } from "./xml.ts";

/** Whether items of a list, on a level, have a bullet or a number. */
export type ListSigns = (list: string, level: string) => boolean;

export function readNumbering(xml: string | null): ListSigns {
  /** Levels without a sign, by `abstract/level`. */
  const bare = new Set<string>();
  const abstractOf = new Map<string, string>();
  let abstract = "";
  let list = "";
  let level = "";
  readXml(xml ?? "", {
    open(name, attributes) {
      const value = attributes["w:val"] ?? "";
      if (name === "w:abstractNum") abstract = attributes["w:abstractNumId"] ?? "";
      else if (name === "w:num") list = attributes["w:numId"] ?? "";
      else if (name === "w:lvl") level = attributes["w:ilvl"] ?? "0";
      else if (name === "w:numFmt" && value === "none") bare.add(`${abstract}/${level}`);
      else if (name === "w:abstractNumId") abstractOf.set(list, value);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return (id, at) => id !== "0" && !bare.has(`${abstractOf.get(id) ?? ""}/${at}`);
}
