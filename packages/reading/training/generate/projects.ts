/** Projects, which have a name and seldom a company. */
import { rowsOf, separate, styleOf, write, yearsFrom } from "./entry-style.ts";
import type { Field } from "./forms.ts";
import { headRows } from "./heads.ts";
import { projectOf } from "./organisations.ts";
import type { Page } from "./page.ts";
import { positionOf } from "./people.ts";
import { skillsLine } from "./skills.ts";
import { rangeOf } from "./time.ts";

export function projects(page: Page): void {
  const { random } = page.world;
  page.heading("projects", "projects");
  const style = styleOf(page, "");
  const plain = style.kind === "told" || style.kind === "groups";
  for (const [index, [from, to]] of yearsFrom(page, random.between(1, 3), 2024).entries()) {
    separate(page, index);
    const name: Field = ["project", projectOf(page.world)];
    const role: Field | undefined = random.chance(0.6)
      ? ["role", positionOf(page.world)]
      : undefined;
    const date = random.chance(0.75) ? rangeOf(page.world, page.dates, from, to) : undefined;
    const fields: Field[] = [
      name,
      ...(role ? [role] : []),
      ...(date ? [["date", date.join("")] as const] : []),
    ];
    const rows = rowsOf(page, { ...style, kind: plain ? "head" : style.kind }, index, fields, () =>
      headRows(
        page.world,
        { ...style.head, whatFirst: false },
        { whom: [name], what: role ? [role] : [], place: undefined, date },
      ),
    );
    write(page, "projects", rows, style);
    page.description("projects");
    if (random.chance(0.2)) page.row([skillsLine(page.world)], "projects", "body");
  }
}
