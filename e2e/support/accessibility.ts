/** What a page does wrong for those who cannot see it, or use a mouse: serious faults only. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export async function accessibilityFaults(page: Page, name: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    // It would fetch all style sheets again for rules that are not asked for, and describe all that
    // is well in as much detail as what is not.
    .options({ preload: false, resultTypes: ["violations"] })
    // Without frames there is nothing to gain from the other mode, which takes twice as long.
    .setLegacyMode(true)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target).join(", ")}`);
}
