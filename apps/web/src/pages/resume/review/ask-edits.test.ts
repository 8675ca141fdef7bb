import { expect, it } from "vitest";
import { applyEdits } from "../model/hand-edit.ts";
import { sampleResume } from "../model/sample-resume.ts";
import { type Ask, askEdits } from "./ask-edits.ts";

const blank = { head: "", tail: "", entry: {} };

it("writes an answer into its field, between what stands there", () => {
  const figure: Ask = {
    ...{ kind: "figure", label: "Wrote reports", section: "workExperience", entry_id: "w2" },
    ...{ field: "description", head: "- Wrote reports, ", tail: "\n- Sold bread", entry: {} },
  };
  const made = applyEdits(sampleResume, askEdits(figure, " 14 a week ", "new"));
  expect(made.workExperience.find(({ id }) => id === "w2")?.description).toBe(
    "- Wrote reports, 14 a week\n- Sold bread",
  );
});

it("fills in what is missing of the person", () => {
  const phone: Ask = {
    ...{ kind: "contact", label: "Phone", section: "basic", entry_id: null, field: "phone" },
    ...blank,
  };
  expect(applyEdits(sampleResume, askEdits(phone, "555", "new")).basic.phone).toBe("555");
});

it("makes an entry with the dates of a gap", () => {
  const gap: Ask = {
    ...{ kind: "gap", label: "2020 – 2021", section: "workExperience", entry_id: null },
    ...{ field: "company", head: "", tail: "" },
    entry: { startDate: "2020-01", endDate: "2021-06" },
  };
  const made = applyEdits(sampleResume, askEdits(gap, "Parental leave", "new"));
  expect(made.workExperience.at(-1)).toMatchObject({
    ...{ id: "new", company: "Parental leave", startDate: "2020-01", endDate: "2021-06" },
  });
});
