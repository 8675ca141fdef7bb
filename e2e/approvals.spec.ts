import { expect, MAIL_PLAN, test } from "./support/engine-test.ts";

test.use({ locale: "en-GB" });

interface Approvals {
  readonly approvals: readonly { readonly gate: { readonly gate_id: string } }[];
}

test.describe("one inbox", () => {
  test.use({ expectedNoise: ["422"] });

  test("has what agents ask; approve, change or reject it with a reason", async ({
    page,
    bole,
  }) => {
    await page.goto(`${bole.url}/inbox?tab=approvals`);
    await expect(page.getByText("No pending approvals")).toBeVisible();
    await expect(page).toHaveTitle("Inbox · Bole 伯乐");
    const runs = await Promise.all([1, 2, 3].map(() => bole.startRun({ plan: MAIL_PLAN })));

    // By itself: nobody reloads an inbox.
    const cards = page.getByRole("list", { name: "Pending approvals" }).locator("[data-gate]");
    await expect(cards).toHaveCount(3);
    await expect(page.getByRole("link", { name: "Inbox 3 to answer" })).toBeVisible();
    await expect(page).toHaveTitle("(3) Inbox · Bole 伯乐");
    await expect(cards.first()).toContainText("Sends a text to somebody.");
    await expect(cards.first()).toContainText("mail.send");

    await cards.first().getByRole("button", { name: "Run mail" }).click();
    await expect(cards).toHaveCount(2);

    await cards.first().getByRole("button", { name: "Edit" }).click();
    const value = cards.first().getByRole("textbox", { name: "Input to go on with" });
    await value.fill('{ "to": "not an address", "text": "Hello" }');
    await cards.first().getByRole("button", { name: "with these changes" }).click();
    const alert = cards.first().getByRole("alert");
    await expect(alert).toContainText("to:");
    await expect(alert).toContainText("nothing has been answered yet");
    await value.fill('{ "to": "ben@example.com", "text": "Hello" }');
    await cards.first().getByRole("button", { name: "with these changes" }).click();
    await expect(cards).toHaveCount(1);

    await cards.first().getByRole("button", { name: "Reject" }).click();
    await cards.first().getByRole("button", { name: "Reject" }).click();
    await expect(cards.first()).toContainText("Give a reason, so that others understand it.");
    await cards.first().getByRole("textbox", { name: "Reason" }).fill("Too loud.");
    await cards.first().getByRole("button", { name: "Reject" }).click();
    await expect(page.getByText("No pending approvals")).toBeVisible();
    await expect(page).toHaveTitle("Inbox · Bole 伯乐");

    const results = await Promise.all(
      runs.map((run) => bole.get<{ result: unknown }>(`/api/runs/${run}`)),
    );
    const told = JSON.stringify(results.map(({ result }) => result));
    expect(told).toContain("ann@example.com");
    expect(told).toContain("ben@example.com");
  });
});

test.describe("several at once", () => {
  test.use({ expectedNoise: ["503"] });

  test("each has its own end, and what failed stays selected with its reason", async ({
    page,
    bole,
  }) => {
    await Promise.all([1, 2, 3].map(() => bole.startRun({ plan: MAIL_PLAN })));
    await page.goto(`${bole.url}/inbox?tab=approvals`);
    const cards = page.getByRole("list", { name: "Pending approvals" }).locator("[data-gate]");
    await expect(cards).toHaveCount(3);
    const unlucky = (await cards.nth(1).getAttribute("data-gate")) ?? "";
    await page.route("**/api/hitl/**", async (route) => {
      if (!route.request().postData()?.includes(unlucky)) return route.continue();
      return route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        body: JSON.stringify({
          type: "about:blank",
          title: "The engine's memory cannot be reached.",
          status: 503,
          detail: "It is being restarted.",
          instance: "/",
          code: "memory-unavailable",
          remedy: "Try again soon.",
          request_id: "e2e",
        }),
      });
    });
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await page.getByRole("button", { name: "Approve 3" }).click();
    await expect(page.getByText("2 answered, 1 not")).toBeVisible();
    await expect(cards).toHaveCount(1);
    await expect(cards).toHaveAttribute("data-gate", unlucky);
    await expect(cards.getByRole("checkbox")).toBeChecked();
    await expect(cards.getByRole("alert")).toContainText("Try again soon.");

    await page.unroute("**/api/hitl/**");
    await page.getByRole("button", { name: "Reject 1" }).click();
    const bar = page.getByRole("region", { name: "1 selected" });
    await bar.getByRole("textbox", { name: "Reason" }).fill("Not today.");
    await bar.getByRole("button", { name: "Reject 1" }).click();
    await expect(page.getByText("No pending approvals")).toBeVisible();
  });
});

test.describe("someone else", () => {
  test.use({ expectedNoise: ["409"] });

  test("may be quicker, and one is told in a friendly way", async ({ page, bole }) => {
    const run = await bole.startRun({ plan: MAIL_PLAN });
    await page.goto(`${bole.url}/inbox?tab=approvals`);
    const cards = page.getByRole("list", { name: "Pending approvals" }).locator("[data-gate]");
    await expect(cards).toHaveCount(1);
    // The page does not look again until the other has answered.
    const seen = await bole.get<Approvals>("/api/approvals");
    await page.route("**/api/approvals", (route) => route.fulfill({ json: seen }));
    const node_id = seen.approvals[0]?.gate.gate_id;
    await bole.post(`/api/hitl/${run}/reply`, { node_id, content: { decision: "approve" } });

    await cards.getByRole("button", { name: "Run mail" }).click();
    await expect(page.getByText("Somebody else has answered")).toBeVisible();
    await page.unroute("**/api/approvals");
    await expect(cards).toHaveCount(0);
    await page.getByRole("link", { name: "Look at the run" }).click();
    await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
  });
});
