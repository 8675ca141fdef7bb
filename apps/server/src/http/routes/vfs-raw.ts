import { Hono } from "hono";
import { readFile } from "../../files/files.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { tenantOf } from "../tenant.ts";
import { FileVersion } from "./vfs.ts";

/** What a header may carry as it is. */
const MIME = /^[\w.+-]+\/[\w.+-]+(?:; ?charset=[\w-]+)?$/;

export function vfsRawRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/vfs/raw",
    describe({
      summary: "Downloads a file as it is",
      description: "A browser saves it and never shows it: a stored page cannot act as ours.",
      tag: "Files",
      answer: { contentType: "application/octet-stream", description: "The bytes" },
      errors: ["invalid-request", "forbidden-tenant", "vfs-path-invalid", "vfs-unknown"],
    }),
    query(FileVersion),
    async (c) => {
      const { path, ver, tenant } = c.req.valid("query");
      const { memory } = deps.host;
      const { entry, content } = await readFile(memory, tenantOf(c, deps, tenant), path, ver);
      const name = encodeURIComponent(entry.path.slice(entry.path.lastIndexOf("/") + 1));
      return c.body(new Uint8Array(content), 200, {
        "Content-Type": MIME.test(entry.mime) ? entry.mime : "application/octet-stream",
        "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
        "X-Content-Type-Options": "nosniff",
        ETag: `"${entry.sha256}"`,
      });
    },
  );
}
