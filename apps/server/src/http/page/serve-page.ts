/**
 * Serves the built page. Addresses inside the page are its own business, so a browser that asks
 * for one gets index.html; a missing file is a 404 and never index.html in disguise.
 */
import type { MiddlewareHandler } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { AppEnv } from "../app-env.ts";
import { htmlPage } from "../html.ts";
import { readPacked } from "./read-packed.ts";

/** Vite puts a hash into these names: their content never changes. */
const HASHED = "/assets/";

const NOT_BUILT = htmlPage(
  "Bole is not built",
  `<h1>The page is not built yet</h1>
<p>The server works, but there is no page to show.
Start Bole with <code>npm start</code>: it builds the page first.
The API is described at <a href="/api/docs">/api/docs</a>.</p>`,
);

export function servePage(folder: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { path } = c.req;
    const accepted = c.req.header("Accept-Encoding");
    const file = path === "/" ? undefined : await readPacked(folder, path, accepted);
    if (file !== undefined) {
      return c.body(file.bytes, 200, {
        ...file.headers,
        "Content-Type": getMimeType(path) ?? "application/octet-stream",
        "Cache-Control": path.startsWith(HASHED)
          ? "public, max-age=31536000, immutable"
          : "no-cache",
      });
    }
    const isAddress = path === "/" || c.req.header("Accept")?.includes("text/html") === true;
    if (path.startsWith(HASHED) || !isAddress) return next();
    const index = await readPacked(folder, "/index.html", accepted);
    c.header("Cache-Control", "no-cache");
    if (index === undefined) return c.html(NOT_BUILT, 503);
    const type = { "Content-Type": "text/html; charset=utf-8" };
    return c.body(index.bytes, 200, { ...index.headers, ...type });
  };
}
