import { TEXT_LIMITS } from "@bole/base";
import { CandidateSort, PersonSource, SortOrder, Stage, TextLanguage } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CandidateList } from "../contract/candidates.ts";
import { describe } from "../openapi/describe.ts";
import { listOf, numberBetween, query } from "../query.ts";
import { InTenant } from "../tenant.ts";

const oneOf = <const T extends Readonly<Record<string, string>>>(schema: z.ZodEnum<T>) =>
  z.enum(schema.enum, `must be one of ${schema.options.join(", ")}`).optional();
const yesOrNo = z
  .enum(["true", "false"], "must be true or false")
  .transform((text) => text === "true")
  .optional();

const Filter = InTenant.extend({
  q: z
    .string()
    .max(TEXT_LIMITS.search)
    .optional()
    .describe("A few words or a sentence, in either language"),
  skills: listOf(z.string().min(1).max(100)).optional().describe("Ids of concepts; all of them"),
  location: z.string().max(200).optional(),
  min_years: numberBetween(0, 60).optional(),
  max_years: numberBetween(0, 60).optional(),
  language: oneOf(TextLanguage),
  job_id: z.string().max(100).optional(),
  stage: oneOf(Stage).describe("In any job, or in that of `job_id`"),
  not_reached: oneOf(Stage).describe(
    "Who has not got to this stage in any job, nor past it; `contacted`: nobody wrote to them",
  ),
  available: yesOrNo.describe("Who is in no process at the moment and was not hired, if true"),
  source: oneOf(PersonSource),
  label: z.string().max(40).optional().describe("Who has this label"),
  findings: yesOrNo.describe("Whether something was found in a document of theirs"),
  duplicates: yesOrNo.describe("Whether somebody else may be the same"),
  sort: oneOf(CandidateSort).describe("With `q`, the best come first unless it is given"),
  order: oneOf(SortOrder).describe(
    "By default A to Z for words, else the newest and the most first",
  ),
  literal: yesOrNo.describe(
    "Whether limits that `q` says in words (“in Munich”, 还没联系过) are sought as words; see `understood`",
  ),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z.string().max(100).optional().describe("The `next` of the page before"),
});

export function candidatesRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/candidates",
    describe({
      summary:
        "Lists people, newest first, or those who fit what is sought best, or in another order",
      tag: "Candidates",
      answer: { schema: CandidateList, description: "A page of them" },
      errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "talent-request-invalid"],
    }),
    query(Filter),
    async (c) => {
      const { tenant, ...filter } = c.req.valid("query");
      const principal = await acting(c, deps, tenant, "read_people");
      const page = await deps.host.talent.people.list(principal, present(filter));
      return c.json<CandidateList>(page);
    },
  );
}
