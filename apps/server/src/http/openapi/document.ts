/** The API's description, made from the routes themselves. */
import type { Hono } from "hono";
import { generateSpecs } from "hono-openapi";
import type { AppEnv } from "../app-env.ts";

export function describeApi(app: Hono<AppEnv>, version: string) {
  return generateSpecs(app, {
    // By default a path that ends like a file would be left out, and ours that do are routes.
    excludeStaticFile: false,
    defaultValidationErrorResponse: false,
    documentation: {
      info: {
        title: "Bole 伯乐",
        version,
        description:
          "Every error is an RFC 9457 problem with a stable `code`; see [all codes](/api/docs/errors). " +
          "Streams are server-sent events that continue after `Last-Event-ID`.",
      },
      servers: [{ url: "/" }],
      tags: [
        { name: "Runs", description: "Plans and goals at work: start, watch, fork, cancel" },
        { name: "Plans", description: "Plans by name, with their versions" },
        { name: "Files", description: "The virtual file system, with what runs have left in it" },
        { name: "Approvals", description: "What waits for a person" },
        { name: "Agents", description: "What plans may call, and who plans" },
        { name: "Guardrails", description: "What is checked, by which rules, and what was found" },
        { name: "Jobs", description: "Jobs and projects, with what people are measured by" },
        { name: "Candidates", description: "People and their résumés, once for both sides" },
        { name: "Résumés", description: "Written, edited by talking, set on pages and sent" },
        {
          name: "Effects",
          description: "What is done for people, through one gate, and who did it",
        },
        { name: "Search", description: "Three tracks: tags, meaning and keywords" },
        { name: "Language", description: "What a sentence means, and what people here taught it" },
        { name: "Accounts", description: "Who is signed in, organisations, members, API keys" },
        { name: "Demo", description: "The workspace to try everything with" },
        { name: "System", description: "The server itself: health, settings, checks, log" },
        { name: "Docs", description: "This description, and pages to read it" },
      ],
    },
  });
}
