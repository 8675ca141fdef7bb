import { expect, test } from "./support/test.ts";

const PROBLEM = {
  type: "about:blank",
  title: "The disk is full",
  status: 507,
  detail: "Nothing was stored.",
  code: "disk-full",
  remedy: "Make room.",
  request_id: "r1",
};

test.use({ side: "career", expectedNoise: ["507"] });

test("an act shows that it works while it does, and says if it failed", async ({ page }) => {
  await page.goto("/resumes");
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/resumes", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await answer.promise;
    const body = JSON.stringify(PROBLEM);
    return route.fulfill({ status: 507, contentType: "application/problem+json", body });
  });
  await page.getByRole("button", { name: "New", exact: true }).first().click();
  await page.getByRole("menuitem", { name: "A blank résumé" }).click();
  await expect(page.getByTestId("working")).toBeVisible();
  answer.resolve();
  await expect(page.getByText("Nothing was stored.").first()).toBeVisible();
  await expect(page.getByTestId("working")).toHaveCount(0);
});
