import { VfsEntry } from "@bole/engine";
import { Hono } from "hono";
import { z } from "zod";
import { fromText, toText } from "../../files/file-text.ts";
import { deleteFile, putFile, readFile } from "../../files/files.ts";
import { permit } from "../../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { File, NewFile } from "../contract/vfs.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const Path = InTenant.extend({ path: z.string().min(1, "name a file") });
export const FileVersion = Path.extend({ ver: numberBetween(1, 999_999_999).optional() });

export function vfsRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .put(
      "/vfs",
      describe({
        summary: "Stores a file, or a new version of one",
        tag: "Files",
        answer: { schema: VfsEntry, description: "What is known of it now" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "vfs-path-invalid",
          "vfs-read-only",
        ],
      }),
      requireJson,
      jsonBody(NewFile),
      async (c) => {
        const { path, mime, tags, tenant: named, ...text } = c.req.valid("json");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, { kind: "save_file" });
        const entry = await putFile(deps.host.memory, tenant, {
          path,
          content: fromText(text),
          mime: mime ?? (text.encoding === "utf8" ? "text/plain" : "application/octet-stream"),
          tags,
        });
        return c.json<VfsEntry>(entry);
      },
    )
    .get(
      "/vfs",
      describe({
        summary: "A file with its content",
        description: "Bytes that are no text come as base64; `encoding` says so.",
        tag: "Files",
        answer: { schema: File, description: "The newest version, or the one asked for" },
        errors: ["invalid-request", "forbidden-tenant", "vfs-path-invalid", "vfs-unknown"],
      }),
      query(FileVersion),
      async (c) => {
        const { path, ver, tenant } = c.req.valid("query");
        const { memory } = deps.host;
        const { entry, content } = await readFile(memory, tenantOf(c, deps, tenant), path, ver);
        return c.json<File>({ ...entry, ...toText(content) });
      },
    )
    .delete(
      "/vfs",
      describe({
        summary: "Deletes a file with all its versions",
        tag: "Files",
        answer: { status: 204, description: "It is gone" },
        errors: [
          "invalid-request",
          "foreign-origin",
          "forbidden-tenant",
          "action-forbidden",
          "vfs-path-invalid",
          "vfs-unknown",
          "vfs-read-only",
        ],
      }),
      query(Path),
      async (c) => {
        const { path, tenant: named } = c.req.valid("query");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, { kind: "delete" });
        await deleteFile(deps.host.memory, tenant, path);
        return c.body(null, 204);
      },
    );
}
