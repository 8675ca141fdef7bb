import {
  nearestOccupations,
  neighboursOf,
  occupationById,
  skillNames,
  transitionsFrom,
} from "@bole/career";
import { allOccupations, type Occupation, occupationData } from "@bole/talent";
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../app-env.ts";
import { OccupationDetail, OccupationList } from "../contract/career.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";

const Query = z.strictObject({
  q: z.string().max(100).default("").describe("A name or a part of it, in either language"),
  limit: z.prefault(numberBetween(1, 500), "20"),
});

export function occupationsRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/career/occupations",
      describe({
        summary: "Finds occupations by name",
        tag: "Career",
        answer: { schema: OccupationList, description: "The nearest first; all without a name" },
        errors: ["invalid-request"],
      }),
      query(Query),
      (c) => {
        const { q, limit } = c.req.valid("query");
        const found =
          q.trim() === ""
            ? allOccupations().slice(0, limit)
            : nearestOccupations(q, [], limit).map(({ id }) => occupationById(id));
        const items = found.map((occupation) => ({
          ...named(occupation),
          field: occupation.field,
        }));
        return c.json<OccupationList>({ items });
      },
    )
    .get(
      "/career/occupations/:id",
      describe({
        summary: "An occupation: what it is, what it asks, what is near, and who says so",
        tag: "Career",
        answer: { schema: OccupationDetail, description: "As the data set has it" },
        errors: ["occupation-unknown"],
      }),
      (c) => c.json<OccupationDetail>(detailOf(occupationById(c.req.param("id")))),
    );
}

const NEAR = 6;

const named = ({ id, zh, en }: Occupation) => ({ id, zh, en });

function detailOf(occupation: Occupation): OccupationDetail {
  const { sources } = occupationData();
  return {
    ...occupation,
    skill_names: skillNames(occupation),
    neighbours: neighboursOf(occupation.id, NEAR).map((id) => named(occupationById(id))),
    ways: transitionsFrom(occupation.id).map(({ to, via, carries, missing }) => ({
      ...named(occupationById(to)),
      via,
      carries: [...carries],
      missing: [...missing],
    })),
    data_sources: occupation.sources.flatMap((id) => sources.get(id) ?? []),
  };
}
