import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  Conversation,
  DecidedProposal,
  ProposalDecision,
  SessionList,
} from "../contract/cv-tools.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const Filter = InTenant.extend({
  resume_id: z.string().max(200).optional(),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z
    .string()
    .regex(/^\d{1,9}$/, "use the `next` of the page before")
    .optional(),
});

const ERRORS = [
  "invalid-request",
  "forbidden-tenant",
  "action-forbidden",
  "resume-session-unknown",
] as const;

export function cvToolsSessionsRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/agent/cv-tools/sessions",
      describe({
        summary: "Lists conversations about résumés",
        tag: "Résumés",
        answer: { schema: SessionList, description: "A page of them" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
      }),
      query(Filter),
      async (c) => {
        const { tenant, ...filter } = c.req.valid("query");
        const principal = await actingOnOwn(c, deps, tenant, "read_people");
        return c.json<SessionList>(await deps.host.chat.sessions(principal, present(filter)));
      },
    )
    .get(
      "/agent/cv-tools/sessions/:id",
      describe({
        summary: "A conversation: what was said, done and proposed",
        tag: "Résumés",
        answer: { schema: Conversation, description: "The newest 200 turns" },
        errors: ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "read_people");
        return c.json<Conversation>(await deps.host.chat.session(principal, c.req.param("id")));
      },
    )
    .delete(
      "/agent/cv-tools/sessions/:id",
      describe({
        summary: "Forgets a conversation",
        description: "Not the résumé: its edits stay, and can be undone.",
        tag: "Résumés",
        answer: { status: 204, description: "It is forgotten" },
        errors: ERRORS,
      }),
      query(InTenant),
      async (c) => {
        const principal = await actingOnOwn(c, deps, c.req.valid("query").tenant, "edit_people");
        await deps.host.chat.remove(principal, c.req.param("id"));
        return c.body(null, 204);
      },
    )
    .post(
      "/agent/cv-tools/sessions/:id/proposals/:proposal_id",
      describe({
        summary: "Applies or rejects edits that were proposed",
        description:
          "Ids of items, or `all` that still wait. What was changed since then is kept; where it is the " +
          "same, the problem `edit-conflict` shows both.",
        tag: "Résumés",
        answer: {
          schema: DecidedProposal,
          description: "The proposal and the résumé as they are now",
        },
        errors: [
          ...BODY_ERRORS,
          ...ERRORS,
          "resume-invalid",
          "proposal-unknown",
          "proposal-decided",
          "edit-conflict",
        ],
      }),
      requireJson,
      jsonBody(ProposalDecision),
      async (c) => {
        const { tenant, ...decision } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        const { id, proposal_id } = c.req.param();
        const { chat } = deps.host;
        return c.json<DecidedProposal>(
          await chat.decide(principal, id, proposal_id, present(decision)),
        );
      },
    );
}
