import { MailTemplate } from "@bole/recruiter";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { MailTemplateList, MailTemplatePreview } from "../contract/mail-templates.ts";

const RESUME = `# Maya Lindqvist
Engineer · maya@example.com

## Experience
### Fjordline GmbH | Engineer | 2017.05 - present
- Runs Kafka for 300 million events a day
`;
const TEMPLATE = {
  name: "Short",
  about: "outreach",
  language: "en",
  subject: "{{job_title}}",
  text: "{{salutation}}\n\nAt {{company}}: “{{reason}}”.\n\nPay: {{conditions}}\n\n{{sender}}",
};

describe("mail templates over HTTP", () => {
  it("are written, shown to somebody before anything is sent, and refused in words", async () => {
    const api = await testApi();
    const { talent } = api.host;
    const rosa = { tenant: "local", user: "rosa", roles: ["recruiter" as const] };
    const file = { name: "maya.md", bytes: new TextEncoder().encode(RESUME) };
    const { person_id } = await talent.imports.import(rosa, file);
    const criteria = [{ id: "k", text: "Kafka", need: "must" as const, skill: "kafka" }];
    const job = await talent.jobs.create(rosa, { title: "Engineer", criteria });
    const body = { template: TEMPLATE, person_id, job_id: job.id };
    const mail = await api.ask(MailTemplatePreview, "POST", "/mail-templates/preview", body);
    expect(mail).toEqual({
      subject: "Engineer",
      text: "Dear Maya,\n\nAt Fjordline: “Runs Kafka for 300 million events a day”.\n\nKind regards,\nThe hiring team",
      empty: ["conditions"],
    });
    const { id } = await api.ask(MailTemplate, "POST", "/mail-templates", { template: TEMPLATE });
    const { items, placeholders } = await api.ask(MailTemplateList, "GET", "/mail-templates");
    expect([items[0]?.id, items.length]).toEqual([id, 17]);
    expect(placeholders.map(({ name }) => name)).toContain("reason");
    const wrong = { version: 1, template: { ...TEMPLATE, text: "{{frist_name}}" } };
    const refused = await api.send("PUT", `/mail-templates/${id}`, wrong);
    expect(await refused.json()).toMatchObject({
      status: 400,
      code: "template-placeholder-unknown",
      issues: [{ path: "text" }],
    });
    const starter = await api.send("DELETE", "/mail-templates/starter-outreach-en");
    expect(await starter.json()).toMatchObject({ status: 409, code: "template-built-in" });
    expect((await api.send("DELETE", `/mail-templates/${id}`)).status).toBe(204);
  });
});
