import { Hono } from "hono";
import { z } from "zod";
import { versionsOf } from "../../files/files.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { FileList } from "../contract/vfs.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const Path = InTenant.extend({ path: z.string().min(1, "name a file") });

export function vfsVersionsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/vfs/versions",
    describe({
      summary: "Lists the versions of a file",
      tag: "Files",
      answer: { schema: FileList, description: "All of them, without their content" },
      errors: ["invalid-request", "forbidden-tenant", "vfs-path-invalid", "vfs-unknown"],
    }),
    query(Path),
    async (c) => {
      const { path, tenant } = c.req.valid("query");
      const files = await versionsOf(deps.host.memory, tenantOf(c, deps, tenant), path);
      return c.json<FileList>({ files: [...files], truncated: false });
    },
  );
}
