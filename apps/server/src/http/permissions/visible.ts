/**
 * Keeps those who don't see everything to what is theirs. Which part of a path names what is data; what
 * somebody may not see is answered as if it were not there.
 */
import { engineErrors } from "@bole/engine/errors";
import type { Viewer } from "@bole/talent";
import { talentErrors } from "@bole/talent/errors";
import type { Context } from "hono";
import { isOfAnother } from "../../runs/private-runs.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { type Kind, namedIds } from "./named-ids.ts";

/** What the parameter after a prefix names. */
const NAMED: readonly (readonly [prefix: string, kind: Kind])[] = [
  ["/api/jobs/:id", "job"],
  ["/api/candidates/:id", "person"],
  ["/api/resumes/:id", "resume"],
  ["/api/interviews/:id", "interview"],
  ["/api/runs/:id", "run"],
  ["/api/hitl/:run_id", "run"],
];

type Deps = Pick<AppDeps, "accounts" | "host">;

/** Only for requests of somebody who has signed in. */
export async function assertVisible(c: Context<AppEnv>, deps: Deps, route: string): Promise<void> {
  const [, path = ""] = route.split(" ");
  for (const { kind, id } of await namedIds(c)) await assertVisibleOne(c, deps, kind, id);
  if (path.startsWith("/api/vfs")) return assertVisibleFile(c, deps);
  const named = NAMED.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  if (named === undefined) return;
  const [prefix, kind] = named;
  const start = prefix.slice(0, prefix.lastIndexOf("/"));
  const id = decodeURIComponent(c.req.path.slice(start.length + 1).split("/")[0] ?? "");
  await assertVisibleOne(c, deps, kind, id);
}

const OF_A_RUN = /^\/runs\/([^/]+)/;

/** The run that left a file; undefined for one that somebody stored. */
export function runOf(path: string): string | undefined {
  return OF_A_RUN.exec(path.normalize("NFC"))?.[1];
}

async function assertVisibleFile(c: Context<AppEnv>, deps: Deps): Promise<void> {
  const { path, prefix } = c.req.query();
  const run = runOf(path ?? prefix ?? "");
  if (run !== undefined) await assertVisibleOne(c, deps, "run", run);
}

export async function assertVisibleOne(
  c: Context<AppEnv>,
  deps: Deps,
  kind: Kind,
  id: string,
): Promise<void> {
  const viewer = await viewerOf(c, deps);
  if (viewer === undefined) return;
  const { visibility } = deps.host.talent;
  const sees =
    kind === "run"
      ? !(await hiddenRuns(c, deps, [id])).has(id)
      : await visibility[kind](viewer, id);
  if (!sees) throw missing(kind, id);
}

/** Runs that are somebody else's alone: their career sessions, and what was recommended to them. */
export async function hiddenRuns(
  c: Context<AppEnv>,
  { accounts, host }: Deps,
  runs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accounts === undefined) return new Set();
  const principal = c.get("principal");
  const sessions = await host.career.othersOf(principal, runs);
  const rows = await Promise.all(runs.map((id) => host.memory.runs.get(principal.tenant, id)));
  const tagged = rows.filter((row) => row !== null && isOfAnother(row, principal.user));
  return new Set([...sessions, ...tagged.flatMap((row) => (row === null ? [] : [row.run_id]))]);
}

/** What a list of jobs is limited to. */
export function visibleJobs(viewer: Viewer | undefined) {
  switch (viewer?.sees.jobs) {
    case "team":
      return { ids: [...viewer.team] };
    case "open":
      return { status: "open" as const };
    default:
      return {};
  }
}

/** What a list of interviews is limited to; undefined for all. */
export async function visibleInterviews(viewer: Viewer | undefined, { host }: Deps) {
  if (viewer === undefined || viewer.sees.interviews === "all") return undefined;
  const interviewers = await host.talent.visibility.interviewersOf(viewer);
  return { jobs: [...viewer.team], interviewers };
}

/** Undefined where there are no accounts: the local owner sees everything. */
export async function viewerOf(
  c: Context<AppEnv>,
  { accounts }: Deps,
): Promise<Viewer | undefined> {
  const identity = c.get("identity");
  if (accounts === undefined || identity?.principal === undefined) return undefined;
  const { tenant, user, roles } = identity.principal;
  const permissions = c.get("permissions");
  const jobs = roles.includes("candidate") ? "open" : "team";
  return {
    tenant,
    user,
    email: identity.user.email,
    team: await accounts.teams.jobsOf(tenant, user),
    sees: {
      jobs: permissions.has("jobs.all") ? "all" : jobs,
      people: permissions.has("people.all") ? "all" : "some",
      interviews: permissions.has("interviews.all") ? "all" : "some",
    },
  };
}

function missing(kind: Kind, id: string) {
  switch (kind) {
    case "job":
      return talentErrors.error("job-unknown", `There is no job "${id}".`);
    case "person":
      return talentErrors.error("person-unknown", `There is no person "${id}".`);
    case "resume":
      return talentErrors.error("resume-unknown", `There is no résumé "${id}".`);
    case "interview":
      return talentErrors.error("interview-unknown", `There is no interview "${id}".`);
    case "run":
      return engineErrors.error("run-unknown", `There is no run "${id}".`);
  }
}
