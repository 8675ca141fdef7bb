import { openStore } from "@bole/store";
import { MailPurpose } from "@bole/talent";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recruiterAgentMigrations } from "../sql/agent-migrations.ts";
import { assertPlaceholders } from "./check-placeholders.ts";
import { fillTemplate, type PlaceholderValues } from "./fill-template.ts";
import type { MailTemplateDraft } from "./mail-template.ts";
import { MailTemplates } from "./mail-templates.ts";
import { PLACEHOLDERS } from "./placeholders.ts";
import { STARTER_TEMPLATES } from "./starters.ts";

const ROSA = { tenant: "acme", user: "rosa", roles: ["recruiter" as const] };
const DRAFT: MailTemplateDraft = {
  name: "Mine",
  about: "outreach",
  language: "en",
  subject: "{{job_title}}",
  text: "{{salutation}}\n\nHello.",
};
const EMPTY = Object.fromEntries(
  Object.keys(PLACEHOLDERS).map((name) => [name, ""]),
) as PlaceholderValues;

describe("mail templates", () => {
  let templates: MailTemplates;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const store = await openStore({ file: ":memory:", migrations: [recruiterAgentMigrations] });
    let count = 0;
    const now = () => new Date("2026-11-16T08:00:00Z");
    templates = new MailTemplates({ store, now, newId: (prefix) => `${prefix}_${++count}` });
    close = () => store.close();
  });
  afterAll(() => close());

  it("are added, changed by whoever saw the newest version, and removed; of this tenant alone", async () => {
    const { id, version } = await templates.add(ROSA, DRAFT);
    const changed = await templates.update(ROSA, id, version, { ...DRAFT, name: "Ours" });
    expect(changed).toMatchObject({ id, name: "Ours", version: 2, built_in: false });
    expect((await templates.list(ROSA))[0]).toEqual(changed);
    await expect(templates.update(ROSA, id, 1, DRAFT)).rejects.toMatchObject({
      code: "template-changed",
      data: { current: { version: 2 } },
    });
    const other = { ...ROSA, tenant: "other" };
    expect(await templates.list(other)).toEqual(STARTER_TEMPLATES);
    await expect(templates.get(other, id)).rejects.toMatchObject({ code: "template-unknown" });
    await templates.remove(ROSA, id);
    await expect(templates.get(ROSA, id)).rejects.toMatchObject({ code: "template-unknown" });
  });

  it("that come with the program stay as they are", async () => {
    const id = STARTER_TEMPLATES[0]?.id ?? "";
    await expect(templates.remove(ROSA, id)).rejects.toMatchObject({ code: "template-built-in" });
  });

  it("name placeholders that there are, and the error says which", async () => {
    const text = "{{jobtitle}} {{ wrong }} {{name}";
    await expect(templates.add(ROSA, { ...DRAFT, text })).rejects.toMatchObject({
      code: "template-placeholder-unknown",
      issues: [
        { path: "text", message: "{{jobtitle}} is no placeholder; did you mean {{job_title}}?" },
        { path: "text", message: "{{wrong}} is no placeholder" },
        { path: "text", message: "has a {{ or }} without its other half" },
      ],
    });
    await expect(templates.add(ROSA, { ...DRAFT, subject: "a\nb" })).rejects.toMatchObject({
      code: "template-invalid",
    });
  });
});

describe("a template that comes with the program", () => {
  it.each(STARTER_TEMPLATES.map((template) => [template.id, template] as const))(
    "%s holds, and leaves no hole where little is known",
    (_, template) => {
      assertPlaceholders(template);
      const known = { salutation: "Dear Ada,", job_title: "Engineer", sender: "Rosa" };
      const { text, empty } = fillTemplate(template, { ...EMPTY, ...known });
      expect(text).not.toMatch(/\{\{|“”|\n{3}/u);
      expect(text.startsWith("Dear Ada,") && text.endsWith("Rosa")).toBe(true);
      expect(empty).not.toContain("job_title");
    },
  );

  it("is there for each kind of mail in both languages", () => {
    const kinds = STARTER_TEMPLATES.map(({ about, language }) => `${about} ${language}`);
    const all = MailPurpose.options.flatMap((about) => [`${about} zh`, `${about} en`]);
    expect(new Set(kinds)).toEqual(new Set(all));
  });
});
