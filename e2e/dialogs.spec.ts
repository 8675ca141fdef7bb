/** Every dialog and drawer that the demo can open: accessible, and closed again by Escape. */
import { freePort } from "@bole/testing";
import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./support/accessibility.ts";
import { expect, test } from "./support/test.ts";

/** Pressed one after the other; the last one opens the dialog. */
type Press = readonly [role: "button" | "menuitem" | "checkbox" | "link", name: string | RegExp];

interface Opened {
  readonly name: string;
  readonly at: string;
  readonly press: readonly Press[];
}

interface Ids {
  readonly person: string;
  readonly job: string;
  readonly resume: string;
}

const SELECT: Press = ["checkbox", /^Select (?!all)/];

const hiring = ({ person, job }: Ids): readonly Opened[] => [
  { name: "palette", at: "/", press: [["button", /^Search/]] },
  { name: "help", at: "/jobs", press: [["button", "Help for this page"]] },
  {
    name: "shortcuts",
    at: "/",
    press: [
      ["button", "Help for this page"],
      ["button", "Keyboard shortcuts"],
    ],
  },
  { name: "reply", at: "/", press: [["button", "Reply"]] },
  { name: "remove demo", at: "/settings/data", press: [["button", "Remove the demo data"]] },
  ...["Move…", "Reject…", "Message…", "Tag…", "Add to a job…"].map((act) => ({
    name: `people: ${act}`,
    at: `/people?job_id=${job}`,
    press: [SELECT, ["button", act]] as const,
  })),
  { name: "save view", at: "/people?q=java", press: [["button", "Save view"]] },
  { name: "edit person", at: `/people/${person}`, press: [["button", "Edit"]] },
  { name: "write", at: `/people/${person}`, press: [["button", "Write a mail"]] },
  { name: "add to job", at: `/people/${person}`, press: [["button", "Add to a job…"]] },
  {
    name: "erase",
    at: `/people/${person}`,
    press: [
      ["button", "More actions"],
      ["menuitem", "Erase…"],
    ],
  },
  {
    name: "book an interview",
    at: `/people/${person}?tab=contact`,
    press: [["button", "Book an interview"]],
  },
  {
    name: "reject on the board",
    at: `/jobs/${job}`,
    press: [
      ["button", /^Move .* to…/],
      ["menuitem", "Rejected"],
    ],
  },
  {
    name: "delete job",
    at: `/jobs/${job}`,
    press: [
      ["button", /^Actions for/],
      ["menuitem", "Delete job"],
    ],
  },
  { name: "calendar: book", at: "/calendar", press: [["button", "Book an interview"]] },
  {
    name: "add an interviewer",
    at: "/settings/calendar",
    press: [["button", "Add an interviewer"]],
  },
  ...["Edit", "Calendar …", "Address for their own calendar …", "Remove …"].map((act) => ({
    name: `interviewer: ${act}`,
    at: "/settings/calendar",
    press: [
      ["button", /^What to do with/],
      ["menuitem", act],
    ] as const,
  })),
];

const career = ({ resume }: Ids): readonly Opened[] => [
  ...["Look", "History", "Review", "Tailor"].map((act) => ({
    name: `résumé: ${act}`,
    at: `/resumes/${resume}`,
    press: [["button", act]] as const,
  })),
  { name: "cover letter", at: `/resumes/${resume}`, press: [["button", "Cover letter"]] },
  {
    name: "rename",
    at: "/resumes",
    press: [
      ["button", /^Actions for/],
      ["menuitem", "Rename…"],
    ],
  },
  {
    name: "copy",
    at: "/resumes",
    press: [
      ["button", "New"],
      ["menuitem", "A copy of another…"],
    ],
  },
];

const developers: readonly Opened[] = [
  { name: "open plan", at: "/plan", press: [["button", "Open…"]] },
  { name: "save plan", at: "/plan", press: [["button", "Save…"]] },
  { name: "run plan", at: "/plan", press: [["button", "Run…"]] },
  { name: "add a file", at: "/memory?tab=files", press: [["button", "Add a file"]] },
  { name: "new schedule", at: "/runs/schedules", press: [["button", "New schedule"]] },
];

test.describe("dialogs", () => {
  test.use({ locale: "en-GB" });

  test("are accessible and closed by Escape", async ({ page, servers }, info) => {
    test.setTimeout(300_000);
    const server = servers.server(await freePort(), info.outputPath("data"), { BOLE_DEMO: "1" });
    await server.start();
    const { url } = server;
    const ids = await idsOf(page, url);
    for (const opened of [...hiring(ids), ...career(ids), ...developers])
      await test.step(opened.name, () => expectGoodDialog(page, url, opened));
    await page.goto("about:blank");
    await server.stop();
  });
});

async function expectGoodDialog(page: Page, url: string, { name, at, press }: Opened) {
  await page.goto(`${url}${at}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const [role, label] of press) {
    const exact = typeof label === "string";
    const found =
      role === "menuitem"
        ? page.locator("[role^=menuitem], [role=option]").filter({ hasText: label })
        : page.getByRole(role, { name: label, exact });
    await found.filter({ visible: true }).first().click({ timeout: 30_000 });
  }
  const dialog = page.locator("[role=dialog], [role=alertdialog]").last();
  await expect(dialog, name).toBeVisible();
  expect(await accessibilityFaults(page, name)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog, name).toBeHidden();
}

/** Somebody who applied for a job, that job, and a résumé of one's own. */
async function idsOf(page: Page, url: string): Promise<Ids> {
  const get = async (path: string) => (await page.request.get(`${url}/api${path}`)).json();
  await expect.poll(async () => (await get("/demo")).state, { timeout: 120_000 }).toBe("loaded");
  const { items } = await get("/candidates?stage=screening&limit=1");
  const [{ person, stages }] = items;
  const data = { basic: { name: "Ada Nilsson", email: "ada@example.com" }, skillContent: "Go" };
  const made = await page.request.post(`${url}/api/resumes`, { data: { data } });
  return { person: person.id, job: stages[0].job_id, resume: (await made.json()).id };
}
