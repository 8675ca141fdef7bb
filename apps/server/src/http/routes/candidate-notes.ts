import { Note } from "@bole/talent";
import { Hono } from "hono";
import { acting } from "../../talent/acting.ts";
import type { MentionFeeds } from "../../talent/mention-feeds.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { MentionedEvent, MentionList, NewNote, NoteList } from "../contract/notes.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { viewerOf } from "../permissions/visible.ts";
import { query } from "../query.ts";
import { sseResponse } from "../sse/sse-response.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const ERRORS = ["forbidden-tenant", "action-forbidden", "person-unknown"] as const;

export function candidateNotesRoutes(deps: AppDeps, feeds: MentionFeeds): Hono<AppEnv> {
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
        const note = await notes.add(principal, c.req.param("id"), { text, mentions: known });
        feeds.tell(principal.tenant, note.mentions);
        return c.json<Note>(note);
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

export function mentionsRoutes(deps: AppDeps, feeds: MentionFeeds): Hono<AppEnv> {
  const { notes, visibility } = deps.host.talent;
  return new Hono<AppEnv>()
    .get(
      "/mentions/events",
      describe({
        summary: "Says at once that a note mentions you",
        description:
          'Events `mentioned` with `data: {"type":"mentioned","content":{}}`; about whom, and what it says, is in `/mentions`.',
        tag: "Candidates",
        answer: {
          schema: MentionedEvent,
          contentType: "text/event-stream",
          description: "Each as it is written",
        },
        errors: ["invalid-request"],
      }),
      (c) => sseResponse(c, () => feeds.of(c.get("principal")), deps),
    )
    .get(
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
