import { Hono } from "hono";
import { accountsOf } from "../../accounts/accounts-of.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { JobTeam } from "../contract/accounts.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

export function jobTeamRoutes(deps: AppDeps): Hono<AppEnv> {
  const { audit, jobs } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/jobs/:id/team",
      describe({
        summary: "Whose job it is, beside the recruiters",
        tag: "Accounts",
        answer: { schema: JobTeam, description: "Ids of members" },
        errors: ["accounts-off", "job-unknown"],
      }),
      async (c) => {
        const { teams } = accountsOf(deps);
        const [principal, id] = [c.get("principal"), c.req.param("id")];
        await jobs.get(principal, id);
        return c.json<JobTeam>({ members: await teams.of(principal.tenant, id) });
      },
    )
    .put(
      "/jobs/:id/team",
      describe({
        summary: "Chooses the hiring managers of a job",
        description: "They see the job, who applied for it, and its interviews.",
        tag: "Accounts",
        answer: { status: 204, description: "It is chosen" },
        errors: [...BODY_ERRORS, "accounts-off", "job-unknown"],
      }),
      requireJson,
      jsonBody(JobTeam),
      async (c) => {
        const { teams, users } = accountsOf(deps);
        const [principal, id] = [c.get("principal"), c.req.param("id")];
        const { members } = c.req.valid("json");
        await jobs.get(principal, id);
        await teams.set(principal.tenant, id, members);
        const names = await users.names(members);
        await audit.record(principal, "job-team-changed", {
          job: id,
          members: members.join(", "),
          member_names: members.map((one) => names.get(one) ?? one).join(", "),
        });
        return c.body(null, 204);
      },
    );
}
