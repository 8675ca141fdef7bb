/** The demo's own history is no part of the audit chain: erasing one of its people is no tampering. */
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { z } from "zod";
import { runInside } from "../../test/bole-inside.ts";
import { erasePerson } from "../../test/erase-person.ts";
import { servedInside } from "../../test/served-api.ts";
import { AuditList } from "../http/contract/effects.ts";
import { AuditVerdict } from "../http/contract/privacy.ts";

const People = z.looseObject({
  items: z.array(z.looseObject({ person: z.looseObject({ id: z.string() }) })),
});

it("leaves a chain that verifies, with a receipt, when somebody of the demo is erased", async () => {
  await using folder = await temporaryFolder();
  {
    await using bole = await servedInside({ BOLE_DEMO: "0" }, folder.path);
    await bole.ask(z.unknown(), "/demo", {});
    const { items } = await bole.ask(People, "/candidates?q=Kevin%20Oduya");
    const kevin = items[0]?.person.id ?? "";
    expect(kevin).toContain("person_demo_");
    const before = await bole.ask(AuditList, `/audit?person_id=${kevin}`);
    expect(before.items.some(({ id }) => id.startsWith("audit_demo_"))).toBe(true);

    await erasePerson(bole, kevin, "He has asked for it");

    expect((await bole.ask(AuditVerdict, "/audit/verify")).faults).toEqual([]);
    const after = await bole.ask(AuditList, `/audit?person_id=${kevin}`);
    const emptied = after.items.filter(({ action }) => action === "effect-asked");
    expect(emptied).toMatchObject([{ facts: {} }]);
    expect(after.items.find(({ action }) => action === "person-erased")?.facts).toMatchObject({
      redacted: expect.stringMatching(/^[1-9]/),
    });
  }
  const { exitCode, err } = await runInside(["audit", "verify"], {}, folder.path);
  expect({ exitCode, err }).toMatchObject({ exitCode: 0 });
});
