/** A profile as LinkedIn saves it: a dark side bar on the left, and durations beside all dates. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readDocument } from "../../documents/index.ts";
import { typstPdf } from "../../documents/testing/typst-pdf.ts";
import { parseResume } from "./parse-resume.ts";

const SOURCE = readFileSync(new URL("testing/linkedin-profile.typ", import.meta.url), "utf8");

it("reads a profile saved from LinkedIn", async () => {
  const document = await readDocument({ name: "Profile.pdf", bytes: typstPdf(SOURCE) });
  const { data } = parseResume(document);
  expect(data.basic).toMatchObject({
    name: "Maya Okafor",
    title: "Senior Product Manager at Northlake Software",
    email: "maya.okafor@example.com",
    location: "Berlin, Germany",
  });
  expect(data.basic.links[0]).toContain("linkedin.com/in/maya-okafor");
  expect(data.workExperience).toMatchObject([
    {
      ...{ company: "Northlake Software", position: "Senior Product Manager" },
      ...{ location: "Berlin, Germany", startDate: "2022-03", endDate: "present" },
      description:
        "Own the routing product used by 340 depots.\nCut failed deliveries by 18 % with a new slot planner.",
    },
    {
      ...{ company: "Northlake Software", position: "Product Manager" },
      ...{ location: "Hamburg, Germany", startDate: "2020-01", endDate: "2022-02" },
      description: "Launched the driver app in 6 countries.",
    },
    {
      ...{ company: "Harbour Freight Systems", position: "Business Analyst" },
      ...{ location: "Lagos, Nigeria", startDate: "2015-06", endDate: "2019-12" },
    },
  ]);
  expect(data.education).toMatchObject([
    {
      ...{ school: "University of Lagos", degree: "Bachelor of Science" },
      ...{ major: "Computer Science", startDate: "2011", endDate: "2015" },
    },
  ]);
  expect(data.skillContent).toMatch(/Product Analytics\sSQL\sStakeholder Management/);
  // What LinkedIn counts for its readers is no fact of its own.
  expect(JSON.stringify(data)).not.toMatch(/\d years?/);
});
