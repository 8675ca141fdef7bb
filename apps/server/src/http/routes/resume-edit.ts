import { Hono } from "hono";
import { checkContext } from "../../guardrails/check-context.ts";
import { present } from "../../runs/present.ts";
import { actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { RestoredResume, ResumeEdits, ResumeStep, SavedResume } from "../contract/resumes.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";

const ERRORS = [...BODY_ERRORS, "forbidden-tenant", "action-forbidden", "resume-unknown"] as const;
const SAVED = { schema: SavedResume, description: "In its new version" };

export function resumeEditRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .patch(
      "/resumes/:id",
      describe({
        summary: "Edits a résumé",
        description:
          "All edits or none. They are made for `base_version`; what others changed since then is kept. " +
          "Where both changed the same, the problem `edit-conflict` has `data.conflicts`, each with `base`, " +
          "`yours` and `theirs`, and the résumé as it is now.",
        tag: "Résumés",
        answer: SAVED,
        errors: [
          ...ERRORS,
          "resume-invalid",
          "resume-version-unknown",
          "edit-refused",
          "edit-conflict",
          "patch-unfit",
        ],
      }),
      requireJson,
      jsonBody(ResumeEdits),
      async (c) => {
        const { tenant, ...request } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        const { language } = checkContext(c, principal.tenant);
        const edit = { ...present(request), ...present({ language }) };
        return c.json<SavedResume>(await deps.host.desk.edit(principal, c.req.param("id"), edit));
      },
    )
    .post(
      "/resumes/:id/undo",
      describe({
        summary: "Takes the last edit back",
        description: "As a new version: nothing is forgotten, and it can be redone.",
        tag: "Résumés",
        answer: SAVED,
        errors: [...ERRORS, "nothing-to-undo"],
      }),
      requireJson,
      jsonBody(ResumeStep),
      async (c) => {
        const { tenant, times } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        return c.json<SavedResume>(await deps.host.desk.undo(principal, c.req.param("id"), times));
      },
    )
    .post(
      "/resumes/:id/redo",
      describe({
        summary: "Makes again what was undone last",
        description: "A new edit forgets what was undone.",
        tag: "Résumés",
        answer: SAVED,
        errors: [...ERRORS, "nothing-to-redo"],
      }),
      requireJson,
      jsonBody(ResumeStep),
      async (c) => {
        const { tenant, times } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        return c.json<SavedResume>(await deps.host.desk.redo(principal, c.req.param("id"), times));
      },
    )
    .post(
      "/resumes/:id/restore",
      describe({
        summary: "Makes an old version, or a snapshot, the newest one",
        tag: "Résumés",
        answer: SAVED,
        errors: [...ERRORS, "resume-version-unknown", "snapshot-unknown"],
      }),
      requireJson,
      jsonBody(RestoredResume),
      async (c) => {
        const { tenant, ...which } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, tenant, "edit_people");
        return c.json<SavedResume>(
          await deps.host.desk.restore(principal, c.req.param("id"), which),
        );
      },
    );
}
