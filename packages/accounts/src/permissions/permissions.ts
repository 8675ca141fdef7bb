/**
 * Everything that somebody can be allowed to do. Routes name one of these each; roles are lists of
 * them. A permission that ends in `.all` does not open a route: it widens what its routes show.
 */
import { z } from "zod";

export const Permission = z.enum([
  "public",
  "account",
  "own",
  "jobs.read",
  "jobs.all",
  "jobs.write",
  "person.read",
  "people.read",
  "people.all",
  "people.write",
  "notes.write",
  "interviews.read",
  "interviews.all",
  "interviews.write",
  "hiring.read",
  "hiring.write",
  "assistant",
  "approvals.read",
  "approvals.answer",
  "runs.read",
  "runs.write",
  "language.use",
  "language.teach",
  "policy.read",
  "policy.write",
  "audit.read",
  "usage.read",
  "models.read",
  "models.write",
  "workspace.manage",
  "members.read",
  "members.manage",
  "server",
]);
export type Permission = z.infer<typeof Permission>;
