/** The style sheets of a page, as far as one simple selector reaches: `p`, `.x`, `#y`, `p.x`. */
export type Declarations = ReadonlyMap<string, string>;

interface Rule {
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly declarations: Declarations;
}

const SIMPLE = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+)*)$/i;

export class StyleRules {
  readonly #rules: Rule[] = [];

  add(sheet: string): void {
    const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, "").replace(/<!--|-->/g, "");
    for (const { selectors, body } of topLevel(plain)) {
      const declarations = declarationsOf(body);
      for (const selector of selectors.split(",")) {
        const simple = SIMPLE.exec(selector.trim());
        if (!simple || simple[0] === "") continue;
        const parts = simple[2]?.match(/[.#][\w-]+/g) ?? [];
        const named = (sign: string) =>
          parts.filter((part) => part.startsWith(sign)).map((part) => part.slice(1));
        const tag = simple[1] === "*" ? "" : (simple[1] ?? "").toLowerCase();
        this.#rules.push({ tag, id: named("#")[0] ?? "", classes: named("."), declarations });
      }
    }
  }

  /** What holds for an element: the sheets, then its own `style`, which wins. */
  of(tag: string, attributes: Readonly<Record<string, string>>): Declarations {
    const classes = new Set((attributes.class ?? "").split(/\s+/));
    const found = new Map<string, string>();
    for (const rule of this.#rules) {
      if (rule.tag !== "" && rule.tag !== tag) continue;
      if (rule.id !== "" && rule.id !== attributes.id) continue;
      if (!rule.classes.every((name) => classes.has(name))) continue;
      for (const [key, value] of rule.declarations) found.set(key, value);
    }
    for (const [key, value] of declarationsOf(attributes.style ?? "")) found.set(key, value);
    return found;
  }
}

/** Rules that hold on a screen; those inside of `@media` and the like hold sometimes, and are not. */
function* topLevel(sheet: string): Generator<{ selectors: string; body: string }> {
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let index = 0; index < sheet.length; index++) {
    const sign = sheet[index];
    if (sign === "{" && depth++ === 0) open = index;
    else if (sign === "}" && depth > 0 && --depth === 0) {
      const selectors = sheet.slice(start, open).trim();
      if (!selectors.startsWith("@")) yield { selectors, body: sheet.slice(open + 1, index) };
      start = index + 1;
    } else if (sign === ";" && depth === 0) start = index + 1;
  }
}

function declarationsOf(body: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const declaration of body.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, "")
      .trim();
    declarations.set(declaration.slice(0, colon).trim().toLowerCase(), value.toLowerCase());
  }
  return declarations;
}
