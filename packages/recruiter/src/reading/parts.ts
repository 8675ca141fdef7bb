/** What a message is understood with. */
import type { Threads } from "@bole/base/threads";
import type { Guardrails } from "@bole/guardrails";
import type { Reader } from "@bole/language";
import type { MailPurpose, Talent } from "@bole/talent";

interface NamedTemplate {
  readonly id: string;
  readonly name: string;
  readonly about: MailPurpose;
}

/** Mail templates by name, with what they are for. */
export interface TemplateNames {
  list(tenant: string): Promise<readonly NamedTemplate[]>;
}

export interface UnderstandingParts {
  readonly talent: Pick<
    Talent,
    "people" | "jobs" | "applications" | "interviews" | "interviewers" | "effects" | "mails"
  >;
  /** Who reads messages where no model does, and says whether a model's calls are in the person's own words. */
  readonly reader: Reader;
  readonly guardrails: Pick<Guardrails, "checkInput" | "policy">;
  readonly templates: TemplateNames;
  /** Where messages are read. */
  readonly threads: Threads;
}

/** What a message is compared with, asked for while it is read. */
export type Records = Pick<UnderstandingParts, "talent" | "templates">;
