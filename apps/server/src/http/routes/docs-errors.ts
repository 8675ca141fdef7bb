import { Hono } from "hono";
import type { AppEnv } from "../app-env.ts";
import { ERROR_CATALOGUE } from "../error-catalogue.ts";
import { escapeHtml, htmlPage } from "../html.ts";
import { describe } from "../openapi/describe.ts";

const PAGE = htmlPage(
  "Bole: errors",
  `<h1>Errors</h1>
<p>Each answer that is an error carries one of these codes.</p>
${ERROR_CATALOGUE.map(
  ({ code, status, title, remedy }) =>
    `<h2 id="${escapeHtml(code)}"><code>${escapeHtml(code)}</code> · ${status}</h2>
<p>${escapeHtml(title)}<br>${escapeHtml(remedy)}</p>`,
).join("\n")}`,
);

export function docsErrorsRoute(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/docs/errors",
    describe({
      summary: "Every error code: what it means, what to do",
      description: "A problem's `type` points here.",
      tag: "Docs",
      answer: { contentType: "text/html", description: "The page" },
    }),
    (c) => c.html(PAGE),
  );
}
