import { fillJob, readJobFileJob, readJobJob } from "@bole/talent";
import { type Context, Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { JobRead, JobToRead } from "../contract/jobs.ts";
import { FORM_ERRORS, filesOf } from "../form-files.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const FILE = { name: "file", most: 1 };
/** A file may be a PDF of many pages. */
const FILE_MS = 8_000;

export function jobsReadRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/jobs/read",
    describe({
      summary: "Reads a job from an advertisement, a web page or a JobPosting",
      description: "Nothing is stored: what was read is a draft, to be looked at and then added.",
      tag: "Jobs",
      answer: {
        schema: JobRead,
        description: "The draft, and where in its text each field stands",
      },
      errors: [
        ...BODY_ERRORS,
        "forbidden-tenant",
        "action-forbidden",
        "job-text-empty",
        "job-posting-missing",
      ],
    }),
    requireJson,
    jsonBody(JobToRead),
    async (c) => {
      const { text, tenant } = c.req.valid("json");
      const principal = await acting(c, deps, tenant, "edit_jobs");
      const { signal } = c.req.raw;
      const options = { signal, subject: "The advertisement" };
      const read = await deps.host.threads.run(readJobJob, [text], options);
      return c.json<JobRead>(await filled(c, deps, read, principal.tenant));
    },
  );
}

export function jobsReadFileRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/jobs/read/file",
    describe({
      summary: "Reads a job from a file: PDF, DOCX, TXT, Markdown, HTML",
      description: "A multipart form whose field `file` is the advertisement. Nothing is stored.",
      tag: "Jobs",
      answer: {
        schema: JobRead,
        description: "The draft, and where in its text each field stands",
      },
      errors: [
        ...FORM_ERRORS,
        "text-too-slow",
        "text-busy",
        "forbidden-tenant",
        "action-forbidden",
        "document-empty",
        "document-kind-unknown",
        "document-too-large",
        "document-encrypted",
        "document-without-text",
        "document-damaged",
        "document-bomb",
        "document-too-slow",
        "job-text-empty",
        "job-posting-missing",
      ],
    }),
    query(InTenant),
    async (c) => {
      const principal = await acting(c, deps, c.req.valid("query").tenant, "edit_jobs");
      const [file] = await filesOf(c.req, FILE);
      const name = file?.name ?? "";
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
      const options = { signal: c.req.raw.signal, subject: `"${name}"`, timeoutMs: FILE_MS };
      const read = await deps.host.threads.run(readJobFileJob, [{ name, bytes }], options);
      return c.json<JobRead>(await filled(c, deps, read, principal.tenant));
    },
  );
}

/** A model may fill what the rules left open. A draft is good enough without one. */
async function filled(
  c: Context<AppEnv>,
  { host }: Pick<AppDeps, "host">,
  read: JobRead,
  tenant: string,
): Promise<JobRead> {
  const { signal } = c.req.raw;
  try {
    return { ...read, ...(await fillJob(host.models, read, { tenant, signal })) };
  } catch (error) {
    signal.throwIfAborted();
    c.get("log").warn({ err: error }, "a model could not fill the job");
    return read;
  }
}
