/** Mail templates: those that come with the program, and those that a team has written. */
import type { Principal } from "@bole/base";
import type { Store } from "@bole/store";
import { recruiterErrors } from "../errors.ts";
import type { RecruiterAgentTables } from "../sql/agent-tables.ts";
import { assertPlaceholders } from "./check-placeholders.ts";
import { type MailTemplate, MailTemplateDraft } from "./mail-template.ts";
import { parseTemplate } from "./parse-template.ts";
import { STARTER_TEMPLATES } from "./starters.ts";

interface TemplateParts {
  readonly store: Store<RecruiterAgentTables>;
  readonly now: () => Date;
  readonly newId: (prefix: string) => string;
}

const COLUMNS = [
  "id",
  "name",
  "about",
  "language",
  "subject",
  "text",
  "version",
  "updated_at",
] as const;

export class MailTemplates {
  readonly #parts: TemplateParts;

  constructor(parts: TemplateParts) {
    this.#parts = parts;
  }

  /** Own ones first, the newest before the others; then those that come with the program. */
  async list({ tenant }: Principal): Promise<MailTemplate[]> {
    const rows = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("mail_templates")
      .select(COLUMNS)
      .orderBy("pos", "desc")
      .execute();
    return [...rows.map((row) => ({ ...row, built_in: false })), ...STARTER_TEMPLATES];
  }

  async get({ tenant }: Principal, id: string): Promise<MailTemplate> {
    const starter = STARTER_TEMPLATES.find((one) => one.id === id);
    if (starter !== undefined) return starter;
    const row = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("mail_templates")
      .select(COLUMNS)
      .where("id", "=", id)
      .executeTakeFirst();
    if (row !== undefined) return { ...row, built_in: false };
    throw recruiterErrors.error("template-unknown", `There is no mail template "${id}".`);
  }

  async add({ tenant }: Principal, given: MailTemplateDraft): Promise<MailTemplate> {
    const draft = checked(given);
    const at = this.#parts.now().toISOString();
    const id = this.#parts.newId("template");
    await this.#parts.store
      .forTenant(tenant)
      .insertInto("mail_templates")
      .values({ ...draft, id, version: 1, created_at: at, updated_at: at })
      .execute();
    return { ...draft, id, built_in: false, version: 1, updated_at: at };
  }

  /** The whole template anew. `version` is the one that was changed. */
  async update(
    principal: Principal,
    id: string,
    version: number,
    given: MailTemplateDraft,
  ): Promise<MailTemplate> {
    const draft = checked(given);
    const before = await this.#own(principal, id);
    const updated_at = this.#parts.now().toISOString();
    const { numUpdatedRows } = await this.#parts.store
      .forTenant(principal.tenant)
      .updateTable("mail_templates")
      .set({ ...draft, version: version + 1, updated_at })
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return { ...before, ...draft, version: version + 1, updated_at };
    throw recruiterErrors.error("template-changed", {
      detail: `Version ${version} of the template "${id}" was changed; it is at ${before.version} now.`,
      data: { current: before },
    });
  }

  async remove(principal: Principal, id: string): Promise<void> {
    await this.#own(principal, id);
    await this.#parts.store
      .forTenant(principal.tenant)
      .deleteFrom("mail_templates")
      .where("id", "=", id)
      .execute();
  }

  async #own(principal: Principal, id: string): Promise<MailTemplate> {
    const template = await this.get(principal, id);
    if (!template.built_in) return template;
    throw recruiterErrors.error(
      "template-built-in",
      `The template "${id}" comes with the program and stays as it is; make a copy of it.`,
    );
  }
}

function checked(given: MailTemplateDraft): MailTemplateDraft {
  const draft = parseTemplate(MailTemplateDraft, given);
  assertPlaceholders(draft);
  return draft;
}
