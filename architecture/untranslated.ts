/** Words of the page that stand in a component and not in a table of texts: nobody could translate them. */
import { parseAst } from "vite";

export interface Untranslated {
  readonly text: string;
  readonly at: number;
}

/** Attributes that people read or hear. */
const READ = new Set(["title", "label", "placeholder", "alt", "aria-label", "aria-description"]);
/** A word of some language: two letters at least, or one Han character. */
const WORD = /\p{Script=Han}|\p{L}{2,}/u;
/** The product's name, and what is the same everywhere. */
const SAME = new Set(["Bole", "伯乐", "Bole 伯乐", "JSON", "CSV", "PDF", "API"]);
/** Examples of addresses and of data. */
const EXAMPLE = /^(https?:\/\/|\{)/;

export async function untranslated(code: string): Promise<Untranslated[]> {
  const found: Untranslated[] = [];
  const add = (value: unknown, at: unknown) => {
    const text = typeof value === "string" ? value.trim() : "";
    if (WORD.test(text) && !SAME.has(text) && !EXAMPLE.test(text))
      found.push({ text, at: Number(at) });
  };
  walk(await parseAst(code, { lang: "tsx" }), (node) => {
    if (node.type === "JSXText") add(node.value, node.start);
    if (node.type === "JSXExpressionContainer" && isText(node.expression))
      add(node.expression.value, node.start);
    if (node.type === "JSXAttribute" && isNode(node.name) && READ.has(String(node.name.name)))
      if (isText(node.value)) add(node.value.value, node.start);
  });
  return found;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const isText = (value: unknown): value is Node =>
  isNode(value) && value.type === "Literal" && typeof value.value === "string";

/** A text inside of an attribute's braces is an attribute's, and is judged there. */
function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (isNode(value)) {
    visit(value);
    const inside = value.type === "JSXAttribute" && isNode(value.value) ? [] : Object.values(value);
    for (const one of inside) walk(one, visit);
    if (value.type === "JSXAttribute" && isNode(value.value)) walkElements(value.value, visit);
  }
}

/** Of an attribute only what is an element: `className="flex"` is no text. */
function walkElements(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walkElements(one, visit);
  else if (isNode(value)) {
    if (value.type === "JSXElement" || value.type === "JSXFragment") walk(value, visit);
    else for (const one of Object.values(value)) walkElements(one, visit);
  }
}
