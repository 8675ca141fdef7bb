/** Reads a part's XML from beginning to end. Entities beyond the five of XML do not exist here. */
import { Parser } from "htmlparser2";

export type Attributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close: (name: string) => void;
  readonly text: (data: string) => void;
}

/** Namespaces by the names that every word processor gives them. */
const NAMESPACES: readonly (readonly [RegExp, string])[] = [
  [/\/wordprocessingml\/(2006\/)?main$/, "w"],
  [/\/officeDocument\/(2006\/)?relationships$/, "r"],
  [/\/markup-compatibility\/2006$/, "mc"],
];

/** No document is as deep; what is costs time that grows with the square of its depth. */
const DEEPEST = 1_000;

/** Answers whether the XML was whole: its root was closed. */
export function readXml(xml: string, handler: XmlHandler): boolean {
  let renamed: Map<string, string> | null = null;
  let depth = 0;
  let whole = false;
  const nameOf = (name: string) => {
    const colon = name.indexOf(":");
    const prefix = name.slice(0, Math.max(0, colon));
    const known = renamed?.get(prefix);
    return known === undefined ? name : `${known}:${name.slice(colon + 1)}`;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        renamed ??= prefixesIn(attributes);
        depth++;
        if (depth > DEEPEST) parser.pause();
        const named =
          renamed.size === 0
            ? attributes
            : Object.fromEntries(Object.entries(attributes).map(([key, it]) => [nameOf(key), it]));
        handler.open(nameOf(name), named);
      },
      onclosetag(name, isImplied) {
        depth--;
        if (depth === 0 && !isImplied) whole = true;
        handler.close(nameOf(name));
      },
      ontext: handler.text,
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return whole;
}

/** Prefixes that are not the usual ones. */
function prefixesIn(attributes: Attributes): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const [key, uri] of Object.entries(attributes)) {
    if (!key.startsWith("xmlns")) continue;
    const usual = NAMESPACES.find(([pattern]) => pattern.test(uri))?.[1];
    const prefix = key.slice("xmlns:".length);
    if (usual !== undefined && usual !== prefix) renamed.set(prefix, usual);
  }
  return renamed;
}

/** Whether a switch such as `<w:b/>` is on. */
export const isOn = (attributes: Attributes): boolean =>
  !/^(0|false|off|none)$/.test(attributes["w:val"] ?? "1");
