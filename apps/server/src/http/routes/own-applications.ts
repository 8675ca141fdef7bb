import { OwnApplication } from "@bole/talent";
import { Hono } from "hono";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { NewOwnApplication, OwnApplicationList } from "../contract/own-applications.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const WITHDRAWAL_ERRORS = [
  "invalid-request",
  "forbidden-tenant",
  "action-forbidden",
  "application-unknown",
  "application-ended",
] as const;

export function ownApplicationsRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/applications/own",
      describe({
        summary: "Lists what you applied for, newest first",
        tag: "Résumés",
        answer: { schema: OwnApplicationList, description: "With what became of each" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "read_people");
        const items = await deps.host.talent.ownApplications.list(principal);
        return c.json<OwnApplicationList>({ items });
      },
    )
    .post(
      "/applications/own",
      describe({
        summary: "Applies for a job with a résumé of your own",
        description:
          "A copy of the résumé goes to those who hire; later changes to your own do not reach it.",
        tag: "Résumés",
        answer: { schema: OwnApplication, description: "In its first stage" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "resume-unknown",
          "job-unknown",
          "job-closed",
          "application-exists",
        ],
      }),
      requireJson,
      jsonBody(NewOwnApplication),
      async (c) => {
        const { tenant, ...application } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        const { ownApplications } = deps.host.talent;
        return c.json<OwnApplication>(await ownApplications.apply(principal, application));
      },
    )
    .put(
      "/applications/own/:id/withdrawal",
      describe({
        summary: "Withdraws an application of yours",
        description: "Those who hire see it as withdrawn.",
        tag: "Résumés",
        answer: { schema: OwnApplication, description: "Withdrawn" },
        errors: WITHDRAWAL_ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "edit_people");
        const { ownApplications } = deps.host.talent;
        return c.json<OwnApplication>(await ownApplications.withdraw(principal, c.req.param("id")));
      },
    )
    .delete(
      "/applications/own/:id/withdrawal",
      describe({
        summary: "Takes a withdrawal back",
        description: "Only as long as nobody has moved the application since.",
        tag: "Résumés",
        answer: { schema: OwnApplication, description: "In the stage that it was in before" },
        errors: WITHDRAWAL_ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "edit_people");
        const { ownApplications } = deps.host.talent;
        const id = c.req.param("id");
        return c.json<OwnApplication>(await ownApplications.undoWithdrawal(principal, id));
      },
    );
}
