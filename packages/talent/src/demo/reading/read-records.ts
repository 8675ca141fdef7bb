/**
 * Jobs and projects as plain text that can be reviewed: lines of `name: value`, then an empty line,
 * then the advertisement as people read it. `====` stands between two in one file.
 */
import type { Criterion, JobKind, TextLanguage } from "@bole/reading/text";
import type { z } from "zod";
import { DemoJob } from "../demo-data.ts";
import { demoBroken } from "./demo-broken.ts";
import { check } from "./read-table.ts";

export interface RecordFile {
  readonly file: string;
  readonly text: string;
  readonly kind: JobKind;
  readonly language: TextLanguage;
  /** Of a file that holds one record, whose key is the file's name. */
  readonly key?: string;
}

export function readRecords({ file, text, kind, language, key }: RecordFile): DemoJob[] {
  return text.split(/^====\n/m).map((record) => {
    const [head = "", ...body] = record.split("\n\n");
    const fields = readHead(file, head);
    const say = (name: string) => fields.values.get(name) ?? "";
    const [min_years, max_years] = readYears(say("years"));
    const where = `${file} (${say("title")})`;
    return check(
      DemoJob,
      {
        key: key ?? say("key"),
        created: say("created"),
        closes: say("closes") || null,
        language,
        draft: {
          kind,
          title: say("title"),
          organisation: say("organisation"),
          location: say("location"),
          remote: say("remote") || null,
          employment: say("employment") || null,
          description: body.join("\n\n").trim(),
          salary: readSalary(where, say("salary")),
          min_years,
          max_years,
          degree: say("degree") || null,
          criteria: fields.criteria,
          status: say("status"),
        },
      },
      where,
    );
  });
}

const CRITERION = /^(must|nice) ([1-5]): ([^|]+?)((?: \| (?:skill|years)=[^|]+?)*)$/;

function readHead(file: string, head: string) {
  const values = new Map<string, string>();
  const criteria: z.input<typeof Criterion>[] = [];
  for (const line of head.split("\n")) {
    const criterion = CRITERION.exec(line);
    const [, name, value] = /^([a-z]+): ?(.*)$/.exec(line) ?? [];
    if (criterion !== null) criteria.push(readCriterion(criterion, criteria.length));
    else if (name !== undefined) values.set(name, value ?? "");
    else throw demoBroken(file, `"${line}" is neither a field nor a criterion`);
  }
  return { values, criteria };
}

function readCriterion([, need, weight, text = "", rest = ""]: RegExpExecArray, index: number) {
  const years = /years=(\d+)/.exec(rest)?.[1];
  return {
    id: `c${index + 1}`,
    need: need === "must" ? ("must" as const) : ("nice" as const),
    weight: Number(weight),
    text,
    skill: /skill=([^|]+)/.exec(rest)?.[1]?.trim() ?? null,
    min_years: years === undefined ? null : Number(years),
  };
}

function readYears(years: string): [number | null, number | null] {
  const [min = "", max = ""] = years.split("-");
  return [min === "" ? null : Number(min), max === "" ? null : Number(max)];
}

/** `35000-50000 CNY month 15`, where the last is how many of them a year has. */
function readSalary(where: string, salary: string) {
  if (salary === "") return null;
  const [, min, max, currency, per, months] =
    /^(\d+)-(\d+) ([A-Z]{3}) (\w+)(?: (\d+))?$/.exec(salary) ?? [];
  if (currency === undefined) throw demoBroken(where, `"${salary}" is no salary`);
  return {
    min: Number(min),
    max: Number(max),
    currency,
    per,
    months: months === undefined ? null : Number(months),
  };
}
