/**
 * Reads a drawing as XML, strictly and simply: names, quoted attributes, text without stray signs.
 * Returns the elements' names and their texts; throws where it is not well-formed.
 */
export function readXml(xml: string): { readonly names: string[]; readonly texts: string[] } {
  const names: string[] = [];
  const texts: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(xml);
    if (!token) throw new Error(`not well-formed at ${at}: ${xml.slice(at, at + 80)}`);
    const [whole, closing, name, attributes, empty, text] = token;
    at += whole.length;
    for (const part of [attributes, text]) {
      if (/&(?!#\d+;)/.test(part ?? "")) throw new Error(`a bare & in ${part}`);
    }
    if (closing !== undefined && open.pop() !== closing) throw new Error(`unexpected ${whole}`);
    if (name !== undefined) names.push(name);
    if (name !== undefined && empty === "") open.push(name);
    if (text !== undefined)
      texts.push(text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)));
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(", ")}`);
  return { names, texts };
}

const TOKEN = /<\/([a-z]+)>|<([a-z]+)((?: [A-Za-z:-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
