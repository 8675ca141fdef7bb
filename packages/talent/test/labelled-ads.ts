/** Advertisements that were written for the tests, each with what a careful reader takes from it. */

import { readdirSync, readFileSync } from "node:fs";
import type { ParsedJob } from "@bole/reading/text";
import { z } from "zod";

const FOLDER = new URL("fixtures/ads/", import.meta.url);

const Labels = z.object({
  title: z.string(),
  organisation: z.string(),
  location: z.string(),
  remote: z.string().nullable(),
  employment: z.string().nullable(),
  /** min, max, currency, per, months. */
  salary: z.array(z.union([z.number(), z.string(), z.null()])).nullable(),
  years: z.tuple([z.number().nullable(), z.number().nullable()]),
  degree: z.string().nullable(),
  closes_on: z.string().nullable(),
  /** Words that a criterion of this kind must hold. */
  must: z.array(z.string()),
  nice: z.array(z.string()),
});

export interface LabelledAd {
  readonly name: string;
  readonly text: string;
  readonly labels: z.infer<typeof Labels>;
}

export function labelledAds(): LabelledAd[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .toSorted()
    .map((file) => {
      const [text = "", json = "{}"] = readFileSync(new URL(file, FOLDER), "utf8").split(
        "\n=====\n",
      );
      return { name: file.replace(/\.txt$/, ""), text, labels: Labels.parse(JSON.parse(json)) };
    });
}

export interface FieldResult {
  readonly field: string;
  readonly expected: string;
  readonly got: string;
  readonly right: boolean;
}

/** Each field of an advertisement, and whether it was read as labelled. */
export function compareFields({ labels }: LabelledAd, { draft }: ParsedJob): FieldResult[] {
  const { salary } = draft;
  const got = {
    title: draft.title,
    organisation: draft.organisation,
    location: draft.location,
    remote: draft.remote,
    employment: draft.employment,
    salary: salary && [salary.min, salary.max, salary.currency, salary.per, salary.months],
    years: [draft.min_years, draft.max_years],
    degree: draft.degree,
    closes_on: draft.closes_on,
  };
  return Object.entries(got).map(([field, value]) => {
    const expected = JSON.stringify(labels[field as keyof typeof got]);
    return {
      field,
      expected,
      got: JSON.stringify(value),
      right: expected === JSON.stringify(value),
    };
  });
}

/** Criteria that were found and labelled with the same need, only found, and only labelled. */
export function compareCriteria({ labels }: LabelledAd, { draft }: ParsedJob) {
  const needs = ["must", "nice"] as const;
  const labelled = needs.flatMap((need) => labels[need].map((words) => ({ need, words })));
  const fits = (label: { need: string; words: string }, found: (typeof draft.criteria)[number]) =>
    label.need === found.need &&
    (found.text.includes(label.words) || label.words.includes(found.text));
  return {
    both: labelled.filter((label) => draft.criteria.some((found) => fits(label, found))).length,
    missed: labelled.filter((label) => !draft.criteria.some((found) => fits(label, found))),
    extra: draft.criteria.filter((found) => !labelled.some((label) => fits(label, found))),
  };
}
