/**
 * The only place that writes markup. A string is always text and gets escaped; what is markup
 * already has another type. So no name, id or error of a plan can become markup.
 */
export interface Markup {
  readonly markup: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function element(
  name: string,
  attributes: Attributes = {},
  ...children: readonly (Markup | string | null)[]
): Markup {
  const head = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  const body = children.map((child) => {
    if (child === null) return "";
    return typeof child === "string" ? escaped(child) : child.markup;
  });
  const open = `<${name}${head.join("")}`;
  return { markup: body.length === 0 ? `${open}/>` : `${open}>${body.join("")}</${name}>` };
}

/** Style sheets are the drawing's own; they hold nothing of what is drawn. */
export function style(css: string): Markup {
  return { markup: `<style>${css}</style>` };
}

export function lines(parts: readonly Markup[]): Markup {
  return { markup: parts.map(({ markup }) => `\n${markup}`).join("") };
}

function escaped(value: string | number): string {
  if (typeof value === "number") return tenths(value);
  return value
    .toWellFormed()
    .replace(NOT_XML, "\ufffd")
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Characters that no XML document may hold, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A tenth of a pixel is enough, and keeps the text short. */
export function tenths(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}
