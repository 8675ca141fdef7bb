import { Note } from "@bole/talent";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { MentionList, NewNote, NoteList } from "../contract/notes.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { viewerOf } from "../permissions/visible.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const ERRORS = ["forbidden-tenant", "action-forbidden", "person-unknown"] as const;

export function candidateNotesRoutes(deps: AppDeps): Hono<AppEnv> {
  const { notes } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/candidates/:id/notes",
      describe({
        summary: "Lists what colleagues wrote about a person",
        tag: "Candidates",
        answer: { schema: NoteList, description: "Newest first" },
        errors: ["invalid-request", ...ERRORS],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        return c.json<NoteList>({ items: await notes.list(principal, c.req.param("id")) });
      },
    )
    .post(
      "/candidates/:id/notes",
      describe({
        summary: "Writes a note about a person",
        description: "Members who are mentioned and may see the person find it in their mentions.",
        tag: "Candidates",
        answer: { schema: Note, description: "With those of the mentioned who are members" },
        errors: [...BODY_ERRORS, ...ERRORS, "talent-request-invalid"],
      }),
      requireJson,
      jsonBody(NewNote),
      async (c) => {
        const { tenant, text, mentions } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "read_people");
        const members = (await deps.accounts?.members.list(principal.tenant)) ?? [];
        const known = mentions.filter((id) => members.some(({ user_id }) => user_id === id));
        const note = { text, mentions: known };
        return c.json<Note>(await notes.add(principal, c.req.param("id"), note));
      },
    )
    .post(
      "/candidates/:id/notes/read",
      describe({
        summary: "Says that you have seen the notes about a person",
        tag: "Candidates",
        answer: { status: 204, description: "They are in your mentions no more" },
        errors: ["invalid-request", ...ERRORS, "foreign-origin"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        await notes.markRead(principal, c.req.param("id"));
        return c.body(null, 204);
      },
    )
    .delete(
      "/candidates/:id/notes/:note",
      describe({
        summary: "Deletes a note that you wrote",
        tag: "Candidates",
        answer: { status: 204, description: "It is gone" },
        errors: ["invalid-request", ...ERRORS, "foreign-origin", "note-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_people");
        await notes.remove(principal, c.req.param("id"), c.req.param("note"));
        return c.body(null, 204);
      },
    );
}

export function mentionsRoute(deps: AppDeps): Hono<AppEnv> {
  const { notes, visibility } = deps.host.talent;
  return new Hono<AppEnv>().get(
    "/mentions",
    describe({
      summary: "Notes that mention you and that you have not seen yet",
      description: "About people whom you may see.",
      tag: "Candidates",
      answer: { schema: MentionList, description: "Newest first" },
      errors: ["invalid-request", "forbidden-tenant"],
    }),
    query(InTenant),
    async (c) => {
      const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
      const found = await notes.mentions({ ...c.get("principal"), tenant });
      const viewer = await viewerOf(c, deps);
      const seen = await Promise.all(
        found.map(({ person_id }) =>
          viewer === undefined ? true : visibility.person(viewer, person_id),
        ),
      );
      return c.json<MentionList>({ items: found.filter((_, index) => seen[index]) });
    },
  );
}
