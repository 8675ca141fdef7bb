/**
 * A drawn page with each stretch of letters as one shape. It comes with every letter's outline once and
 * a reference for each time it is used, which is small on the way and slow to draw: a browser makes a
 * tree of its own for each of a thousand references. As one path a stretch it is drawn in half the time.
 */
const OUTLINE = /<path id="([^"]+)" d="(m[^"]*)"\/>/g;
const STRETCH = /(?:<use(?: x="-?[\d.]+")? href="#[^"]+"\/>)+/g;
const LETTER = /<use(?: x="(-?[\d.]+)")? href="#([^"]+)"\/>/g;

/** What is written in any other way stays as it is, and is drawn as well. */
export function flattenPage(svg: string): string {
  const outlines = new Map<string, string>();
  for (const [, id = "", d = ""] of svg.matchAll(OUTLINE)) outlines.set(id, d);
  const flat = svg.replaceAll(STRETCH, (stretch) => asOnePath(stretch, outlines));
  // Without a reference that is left, nobody needs the outlines.
  return flat.includes("<use") ? flat : flat.replace(/<defs>.*?<\/defs>/s, "");
}

/** Outlines are relative to where a letter begins. */
function asOnePath(stretch: string, outlines: ReadonlyMap<string, string>): string {
  let path = "";
  for (const [, x = "0", id = ""] of stretch.matchAll(LETTER)) {
    const outline = outlines.get(id);
    if (outline === undefined) return stretch;
    path += `M${x} 0${outline}`;
  }
  return `<path d="${path}"/>`;
}
