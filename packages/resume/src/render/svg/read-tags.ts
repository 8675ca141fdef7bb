/** The tags of an SVG that Typst wrote. Its texts are escaped, so no "<" in it begins anything but a tag. */

export interface Tag {
  readonly kind: "open" | "close" | "alone";
  readonly name: string;
  readonly attribute: (name: string) => string | undefined;
}

const TAG = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

export function* readTags(svg: string): Generator<Tag> {
  for (const [, closing, name = "", attributes = "", alone] of svg.matchAll(TAG)) {
    yield {
      kind: closing ? "close" : alone ? "alone" : "open",
      name,
      attribute: (wanted) => attributeOf(attributes, wanted),
    };
  }
}

function attributeOf(attributes: string, name: string): string | undefined {
  const from = attributes.indexOf(` ${name}="`);
  if (from < 0) return undefined;
  const start = from + name.length + 3;
  return attributes.slice(start, attributes.indexOf('"', start));
}
