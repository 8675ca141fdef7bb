/** The data set in memory: read and checked once, when it is first needed. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import { DataSource, Field, Occupation, SkillWord } from "./occupation.ts";

interface OccupationData {
  readonly occupations: ReadonlyMap<string, Occupation>;
  readonly fields: ReadonlyMap<string, Field>;
  readonly words: ReadonlyMap<string, SkillWord>;
  readonly sources: ReadonlyMap<string, DataSource>;
}

const FOLDER = new URL("data/", import.meta.url);

let kept: OccupationData | undefined;

export function occupationData(): OccupationData {
  kept ??= readDataSet();
  return kept;
}

export const allOccupations = (): Occupation[] => [...occupationData().occupations.values()];

function readDataSet(): OccupationData {
  const files = readdirSync(new URL("occupations/", FOLDER)).filter((name) =>
    name.endsWith(".jsonl"),
  );
  const occupations = files.flatMap((name) => readLines(`occupations/${name}`, Occupation));
  return {
    occupations: byId(occupations),
    fields: byId(readList("fields.json", Field)),
    words: byId(readList("skill-words.json", SkillWord)),
    sources: byId(readList("sources.json", DataSource)),
  };
}

function readLines<S extends z.ZodType>(name: string, schema: S): z.output<S>[] {
  const lines = textOf(name).split("\n");
  return lines.flatMap((line, at) =>
    line.trim() === "" ? [] : [parsed(schema, JSON.parse(line), `${name}:${at + 1}`)],
  );
}

function readList<S extends z.ZodType>(name: string, schema: S): z.output<S>[] {
  return parsed(z.array(schema), JSON.parse(textOf(name)), name);
}

function textOf(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, FOLDER)), "utf8");
}

function parsed<S extends z.ZodType>(schema: S, value: unknown, place: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw talentErrors.error("occupations-broken", `${place}: ${z.prettifyError(result.error)}`);
}

function byId<T extends { readonly id: string }>(entries: readonly T[]): ReadonlyMap<string, T> {
  const map = new Map(entries.map((entry) => [entry.id, entry]));
  if (map.size === entries.length) return map;
  const ids = entries.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  throw talentErrors.error("occupations-broken", `Two records have the id "${twice}".`);
}
