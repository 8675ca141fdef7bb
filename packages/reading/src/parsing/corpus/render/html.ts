/** Web pages: one of headings and lists, one that is laid out by a table. */
import type { Block, Sheet } from "../sheet.ts";
import { cellText, encode, itemsOf, type Renderer, rowText } from "./renderer.ts";

const safe = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const page = (body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>CV</title><style>body{font-family:sans-serif}</style></head><body>${body}</body></html>`;

function linesOf({ lines }: Block): string {
  const items = itemsOf(lines).filter(({ item }) => item);
  const other = itemsOf(lines).filter(({ item }) => !item);
  const list = items.map(({ text }) => `<li>${safe(text)}</li>`).join("");
  return (
    other.map(({ text }) => `<p>${safe(text)}</p>`).join("") +
    (list === "" ? "" : `<ul>${list}</ul>`)
  );
}

export const plainHtml: Renderer = {
  name: "HTML",
  format: "html",
  render: (sheet) => encode(page(plain(sheet))),
};

function plain({ name, title, contact, sections }: Sheet): string {
  const head = `<h1>${safe(name)}</h1><p>${safe(title)}</p>${contact
    .map((row) => `<p>${row.map((cell) => `<span>${safe(cellText(cell))}</span>`).join(" | ")}</p>`)
    .join("")}`;
  const body = sections.map(({ heading, blocks }) => {
    const entries = blocks.map((block) => {
      const rows = block.rows.map(
        ({ left, right }) =>
          `<div>${left.map(({ text, bold }) => (bold ? `<b>${safe(text)}</b>` : safe(text))).join("")}${right ? ` <span class="r">| ${safe(right)}</span>` : ""}</div>`,
      );
      return `<div class="entry">${rows.join("")}${linesOf(block)}</div>`;
    });
    return `<section><h2>${safe(heading)}</h2>${entries.join("")}</section>`;
  });
  return head + body.join("");
}

export const tableHtml: Renderer = {
  name: "HTML table",
  format: "html",
  render: (sheet) => encode(page(table(sheet))),
};

function table({ name, title, contact, sections }: Sheet): string {
  const cells = contact.map(
    (row) =>
      `<tr>${row.map(({ label, value }) => (label === "" ? `<td>${safe(value)}</td>` : `<th>${safe(label)}</th><td>${safe(value)}</td>`)).join("")}</tr>`,
  );
  const rows = sections.map(({ heading, blocks }) => {
    const entries = blocks.map(
      (block) =>
        `<table>${block.rows.map(({ left, right }) => `<tr><td>${safe(rowText(left))}</td><td>${safe(right ?? "")}</td></tr>`).join("")}</table>${linesOf(block)}`,
    );
    return `<h3>${safe(heading)}</h3>${entries.join("")}`;
  });
  return `<h1>${safe(name)}</h1><h2>${safe(title)}</h2><table>${cells.join("")}</table>${rows.join("")}`;
}
