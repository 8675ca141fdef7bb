import { expect, test } from "./support/test.ts";

test.use({ locale: "en-GB", colorScheme: "light" });

test("the theme follows the system until one is chosen, and then is remembered", async ({
  page,
}) => {
  await page.goto("/settings/appearance");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-theme", "dark");

  await page.getByRole("radio", { name: "Light" }).click();
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "light");
});
