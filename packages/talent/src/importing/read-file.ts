/** A file, read: what it says, what is wrong with it, and what a model could prove of the rest. */

import { createHash } from "node:crypto";
import type { Principal } from "@bole/base";
import type { Threads } from "@bole/base/threads";
import type { Guardrails } from "@bole/guardrails";
import type { Models } from "@bole/models";
import { yearsAtWork } from "@bole/reading";
import { readingErrors } from "@bole/reading/errors";
import { fillResume } from "@bole/reading/model-fill";
import type { ResumeData } from "@bole/reading/text";
import type { Finding } from "../model/finding.ts";
import type { Digest, DigestOptions, DigestPool, ImportFile } from "./digest-port.ts";
import { findingsJob } from "./findings.ts";
import { withTrainedFindings } from "./trained-findings.ts";

export interface ReadingParts {
  readonly digest: DigestPool;
  /** Gives the policy's thresholds, and keeps what was found. */
  readonly guardrails: Guardrails | undefined;
  /** Asked for what the rules left open. */
  readonly models: Pick<Models, "run"> | undefined;
  readonly threads: Threads;
  readonly onFault: (error: unknown) => void;
  readonly now: () => Date;
}

export interface Reading extends Digest {
  readonly file: ImportFile;
  readonly sha256: string;
  readonly findings: Finding[];
}

export function sha256Of({ bytes }: ImportFile): string {
  return createHash("sha256").update(bytes).digest("hex");
}

export async function readFile(
  parts: ReadingParts,
  { tenant }: Principal,
  file: ImportFile,
  options: DigestOptions = {},
): Promise<Reading> {
  const { signal } = options;
  const digest = await parts.digest.digest(file, options);
  const stored = await parts.guardrails?.policy(tenant);
  const asked = [digest.document, stored?.policy.injection] as const;
  const byRules = await parts.threads.run(findingsJob, [...asked], {
    subject: `"${file.name}"`,
    patient: true,
  });
  const trained = await parts.guardrails?.trainedFindings(digest.document.text, "document", tenant);
  const findings = withTrainedFindings(byRules, trained ?? []);
  const ctx = signal === undefined ? { tenant } : { tenant, signal };
  const filled = await fill(parts, digest, findings, ctx);
  assertResume(file, filled.resume.data);
  return { ...filled, file, sha256: sha256Of(file), findings };
}

/** The guardrails' log keeps no words, and whoever listens to it is told. */
export async function logInjection(
  { guardrails }: ReadingParts,
  principal: Principal,
  { document, findings, sha256 }: Reading,
): Promise<void> {
  if (!findings.some(({ kind }) => kind === "injection")) return;
  const text = [document.text, ...document.hidden.map((hidden) => hidden.text)].join("\n");
  await guardrails?.checkInput(text, { ...principal, source: "document", details: { sha256 } });
}

/** A file that gives orders is not shown to a model; and a file is good enough without one. */
async function fill(
  { models, now, onFault }: ReadingParts,
  digest: Digest,
  findings: readonly Finding[],
  ctx: { readonly tenant: string; readonly signal?: AbortSignal },
): Promise<Digest> {
  if (models === undefined || findings.some(({ severity }) => severity === "blocked")) {
    return digest;
  }
  try {
    const resume = await fillResume(models, digest.document, digest.resume, ctx);
    if (resume === digest.resume) return digest;
    return { ...digest, resume, years: yearsAtWork(resume.data, now()) };
  } catch (error) {
    ctx.signal?.throwIfAborted();
    onFault(error);
    return digest;
  }
}

/** An invoice or a log must not become somebody. */
function assertResume({ name }: ImportFile, { basic, ...rest }: ResumeData): void {
  const said = [basic.name, basic.email, basic.phone, rest.skillContent].some(
    (text) => text !== "",
  );
  if (said || rest.workExperience.length + rest.education.length + rest.projects.length > 0) return;
  throw readingErrors.error(
    "resume-not-recognised",
    `"${name}" has no name, no contact, no work, no studies and no skills that could be read.`,
  );
}
