/** All that speaks for and against a requirement being proven, before it is weighed. Pure. */
import { type Criterion, lookForDegree, type TextLanguage, type Verdict } from "@bole/talent";
import { type Closeness, NOTHING_CLOSE } from "../closest-lines.ts";
import { lowerFigure, reachesFigure } from "../lower-figure.ts";
import { splitRequirement } from "../parts/split-requirement.ts";
import type { ResumeLine } from "../resume-lines.ts";
import { type AskedYears, askedYears, type YearsRequest } from "./asked-years.ts";
import { type PartEvidence, partEvidence } from "./part-evidence.ts";
import type { ProvingLine } from "./proving-lines.ts";
import { type LineReading, readLines } from "./read-lines.ts";

export interface Evidence {
  /** Of the requirement. */
  readonly text: string;
  readonly parts: readonly PartEvidence[];
  /** In brackets, and what is only welcome. */
  readonly details: readonly PartEvidence[];
  readonly welcome: readonly PartEvidence[];
  readonly years: readonly AskedYears[];
  /** Undefined where no degree is asked for. */
  readonly degree: { readonly verdict: Verdict; readonly reason: string } | undefined;
  readonly figure: { readonly reason: string; readonly lines: readonly ResumeLine[] } | undefined;
  /** A figure of the requirement is reached: 58桌 of 50桌. */
  readonly reachesFigure: boolean;
  /** Cosines; undefined where nothing knows meanings. */
  readonly closeness: { readonly whole: number; readonly parts: readonly number[] } | undefined;
  /** What each line says of it, that which most likely proves it first. */
  readonly readings: readonly LineReading[];
}

export interface EvidenceRequest extends Omit<YearsRequest, "parts" | "closeness"> {
  readonly closeness?: Closeness;
  readonly language: TextLanguage;
  readonly lines: readonly ProvingLine[];
  /** For degrees. */
  readonly studies: Parameters<typeof lookForDegree>[1];
}

export function gatherEvidence(request: EvidenceRequest): Evidence {
  const { criterion, resume, language, closeness = NOTHING_CLOSE } = request;
  const split = splitRequirement(criterion.text);
  const { parts, details, welcome } = split;
  const close = closeness.criteria.find(({ criterion_id }) => criterion_id === criterion.id);
  const of = (texts: readonly string[]) =>
    texts.flatMap((text) => partEvidence({ choices: [text] }, resume) ?? []);
  const found = parts.flatMap((part) => partEvidence(part, resume) ?? []);
  const lines = found.flatMap(({ things }) => things.flatMap((one) => one.mentions));
  const traced = found.flatMap(({ things }) => things.flatMap((one) => one.traces));
  return {
    ...{ text: criterion.text, parts: found, details: of(details), welcome: of(welcome) },
    years: askedYears({ ...request, parts, closeness }),
    degree: degreeOf(criterion, request),
    figure: lowerFigure(criterion.text, [...new Set(lines.map(({ line }) => line))], language),
    reachesFigure: reachesFigure(
      criterion.text,
      [...lines, ...traced].map(({ line }) => line),
    ),
    closeness: close,
    readings: readLines({
      ...{ text: criterion.text, split, lines: request.lines },
      ...{ cosines: close?.cosines, today: resume.today },
    }).toSorted((a, b) => b.proves - a.proves),
  };
}

function degreeOf(criterion: Criterion, { studies, language }: EvidenceRequest) {
  const judged = lookForDegree(criterion, studies, language);
  return judged && { verdict: judged.verdict, reason: judged.reason };
}
