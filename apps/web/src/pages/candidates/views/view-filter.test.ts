import { expect, it } from "vitest";
import { filterOf } from "../list/candidates-filter.ts";
import { isShown, shownBy, viewFilterOf } from "./view-filter.ts";

it("saves a filter as it stands in the address, and shows it again", () => {
  const filter = filterOf({
    q: "护士，在上海",
    skills: "nursing,german",
    min_years: 3,
    stage: "offer",
    findings: "true",
    literal: "true",
  });
  const saved = viewFilterOf(filter);
  expect(saved).toMatchObject({ skills: ["nursing", "german"], findings: true, literal: true });
  expect(shownBy(saved)).toEqual(filter);
  const view = { id: "v", name: "V", filter: saved, actor: "", created_at: "", updated_at: "" };
  expect(isShown(view, filter)).toBe(true);
  expect(isShown(view, { ...filter, min_years: 4 })).toBe(false);
});
