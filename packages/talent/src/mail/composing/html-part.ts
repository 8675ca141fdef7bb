/** The same text for programs that show HTML: paragraphs, and addresses of the web as links. */

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
/** Up to what cannot belong to an address, and without the full stop after it. */
const LINK = /https?:\/\/[^\s<>"'）。，、；]+[^\s<>"'.,;:!?)）。，、；]/g;

export function htmlPart(text: string, footer: string | null): string {
  const below = footer === null ? "" : `<hr>\n<p><small>${lines(footer)}</small></p>\n`;
  return `<!doctype html>\n<html><body>\n${paragraphs(text)}\n${below}</body></html>\n`;
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${lines(paragraph)}</p>`)
    .join("\n");
}

function lines(text: string): string {
  return linked(text.trim()).replaceAll(/\r?\n/g, "<br>\n");
}

function linked(text: string): string {
  let html = "";
  let end = 0;
  for (const { 0: url, index } of text.matchAll(LINK)) {
    html += `${escaped(text.slice(end, index))}<a href="${escaped(url)}">${escaped(url)}</a>`;
    end = index + url.length;
  }
  return html + escaped(text.slice(end));
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
