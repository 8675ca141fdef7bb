import { Hono } from "hono";
import { z } from "zod";
import { listFiles } from "../../files/files.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { FileList } from "../contract/vfs.ts";
import { describe } from "../openapi/describe.ts";
import { hiddenRuns, runOf } from "../permissions/visible.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const Folder = InTenant.extend({ prefix: z.string().min(1).default("/").describe("A folder") });

export function vfsListRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/vfs/list",
    describe({
      summary: "Lists the files below a folder, by path",
      description:
        "With the results of steps, below `/runs/{run_id}/`; of the 50 newest runs only, where no run is named.",
      tag: "Files",
      answer: { schema: FileList, description: "Each in its newest version" },
      errors: ["invalid-request", "forbidden-tenant", "vfs-path-invalid"],
    }),
    query(Folder),
    async (c) => {
      const { prefix, tenant } = c.req.valid("query");
      const list = await listFiles(deps.host.memory, tenantOf(c, deps, tenant), prefix);
      const runs = new Set(list.files.flatMap(({ path }) => runOf(path) ?? []));
      const hidden = await hiddenRuns(c, deps, [...runs]);
      const files = list.files.filter(({ path }) => !hidden.has(runOf(path) ?? ""));
      return c.json<FileList>({ ...list, files });
    },
  );
}
