/** A typical situation in which people ask for advice, as a coach would answer it. One file each, in one language. */
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { PlanShape } from "../facts/situation.ts";
import { Demand } from "../knowledge/demands.ts";
import { ActionKind } from "../plan/schedule-wishes.ts";
import type { Language } from "../text/language.ts";

const text = z.string().trim().min(2).max(700);
const demands = z.array(Demand).default([]);

const CaseOption = z.strictObject({
  name: z.string().trim().min(2).max(80),
  /** Whoever rules one of these out is not shown it. */
  demands,
  ...{ fit: text, gap: text, time: text, risk: text, test: text },
});

const CaseAction = z.strictObject({
  week: z.int().min(1).max(4),
  title: z.string().trim().min(2).max(160),
  how: text,
  output: z.string().trim().min(2).max(200),
  kind: ActionKind,
  hours: z.number().min(0.25).max(3),
  /** Whether an office, employer or school has to be open for it. */
  office_hours: z.boolean().default(false),
  link: z.enum(["resume", "search", "interview", "none"]).default("none"),
  demands,
});
export type CaseAction = z.infer<typeof CaseAction>;

export const Case = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  /** What the person confirms. */
  title: z.string().trim().min(2).max(90),
  /** First messages of different people in this situation: only to recognise it. */
  stories: z.array(z.string().trim().min(10)).min(5),
  shape: PlanShape,
  judgement: z.array(text).min(2).max(6),
  options: z.array(CaseOption).min(2).max(5),
  actions: z.array(CaseAction).min(10).max(16),
  goal: z.string().trim().min(2).max(200),
  done_when: z.string().trim().min(2).max(300),
  risks: z.array(z.strictObject({ risk: text, answer: text })).min(1),
  /** What would change the advice. */
  ask: z.array(text).min(1),
  /** Law, benefits and deadlines by country, with who decides. */
  rights: z.array(z.strictObject({ country: z.string().regex(/^([A-Z]{2}|any)$/), text })),
});
export type Case = z.infer<typeof Case>;

const read = new Map<Language, readonly Case[]>();

export function allCases(language: Language): readonly Case[] {
  const known = read.get(language) ?? readCases(language);
  read.set(language, known);
  return known;
}

function readCases(language: Language): Case[] {
  const folder = new URL(`cases/${language}/`, import.meta.url);
  return readdirSync(folder)
    .toSorted()
    .map((file) => Case.parse(JSON.parse(readFileSync(new URL(file, folder), "utf8"))));
}

export const caseById = (id: string | null, language: Language): Case | null =>
  allCases(language).find((one) => one.id === id) ?? null;
