import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Degree, Employment, JobDraft, Remote } from "../../../model/job-draft.ts";
import {
  findPostings,
  jobFromPosting,
  jobToPosting,
  type PostedJob,
  postingGaps,
  readJob,
} from "../index.ts";

const POSTING = {
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  title: "Data Engineer",
  description:
    "<h2>Your profile</h2><ul><li>3+ years of Python</li><li>SQL &amp; dbt</li></ul><script>alert(1)</script>",
  datePosted: "2026-03-01",
  validThrough: "2026-04-30T23:59",
  employmentType: ["FULL_TIME", "CONTRACTOR"],
  hiringOrganization: { "@type": "Organization", name: "Northwind" },
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: "Leeds", addressCountry: "GB" },
  },
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "gbp",
    value: { "@type": "QuantitativeValue", minValue: "45,000", maxValue: 60000, unitText: "YEAR" },
  },
  experienceRequirements: { monthsOfExperience: "36" },
  educationRequirements: { credentialCategory: "bachelor degree" },
};

describe("a JobPosting", () => {
  it("is read by its fields, and its text for what they leave out", () => {
    const { draft, sources, language } = jobFromPosting(POSTING);
    expect(draft).toMatchObject({
      title: "Data Engineer",
      organisation: "Northwind",
      location: "Leeds",
      employment: "full_time",
      salary: { min: 45_000, max: 60_000, currency: "GBP", per: "year", months: null },
      min_years: 3,
      degree: "bachelor",
      closes_on: "2026-04-30",
      description: "Your profile\n\n- 3+ years of Python\n- SQL & dbt",
    });
    expect(language).toBe("en");
    expect(draft.criteria.map(({ text, need }) => [text, need])).toContainEqual([
      "3+ years of Python",
      "must",
    ]);
    const [span] = sources["criteria[0].text"] ?? [];
    expect(draft.description.slice(span?.start, span?.end)).toBe("3+ years of Python");
    expect(sources.min_years).toBeUndefined();
  });

  it.each([
    ["in a list", [{ "@type": "WebSite" }, POSTING]],
    ["in a graph", { "@graph": [{ "@type": "Organization" }, POSTING] }],
    ["under another thing", { "@type": "WebPage", mainEntity: POSTING }],
    ["with its full name", { ...POSTING, "@type": ["Thing", "http://schema.org/JobPosting"] }],
  ])("is found %s", (_, jsonLd) => {
    expect(jobFromPosting(jsonLd).draft.title).toBe("Data Engineer");
  });

  it.each([
    [
      { baseSalary: 4000, salaryCurrency: "EUR" },
      { min: 4000, max: 4000, per: "month" },
    ],
    [
      { baseSalary: { currency: "USD", value: "25-30", unitText: "HOUR" } },
      { min: 25, max: 30, per: "hour" },
    ],
    [
      { baseSalary: { currency: "CNY", value: { maxValue: 30_000, unitText: "MONTH" } } },
      { min: null, max: 30_000 },
    ],
    [{ baseSalary: { currency: "dollars", value: 3 } }, null],
    [{ baseSalary: { value: "competitive" } }, null],
    [{ baseSalary: { currency: "EUR", value: { minValue: 9, maxValue: 1 } } }, null],
  ])("says %j about pay", (pay, expected) => {
    const { salary } = jobFromPosting({ "@type": "JobPosting", title: "X", ...pay }).draft;
    if (expected === null) expect(salary).toBeNull();
    else expect(salary).toMatchObject(expected);
  });

  it.each([
    ["TELECOMMUTE", "remote"],
    [undefined, null],
  ])("is remote where it says %s", (jobLocationType, remote) => {
    const posting = { "@type": "JobPosting", title: "X", jobLocationType };
    expect(jobFromPosting(posting).draft.remote).toBe(remote);
  });

  it("keeps demands that stand beside the description as part of the text", () => {
    const { draft } = jobFromPosting({
      "@type": "JobPosting",
      title: "护士",
      description: "&lt;p&gt;岗位职责：照护病人&lt;/p&gt;",
      qualifications: ["持有护士资格证", "照护病人"],
      jobBenefits: "五险一金",
    });
    expect(draft.description).toBe(
      "岗位职责：照护病人\n\n任职要求：\n- 持有护士资格证\n\n福利待遇：\n- 五险一金",
    );
    expect(draft.criteria.map(({ text }) => text)).toEqual(["持有护士资格证"]);
  });

  it.each([[null], [[]], [{ "@type": "Person" }], [{ "@type": "JobPosting" }], ["JobPosting"]])(
    "is missing in %j",
    (jsonLd) => expect(() => jobFromPosting(jsonLd)).toThrow(/JobPosting|title/),
  );

  it("never touches an object's prototype", () => {
    const evil = `{"@type":"JobPosting","title":"X","__proto__":{"polluted":1},"baseSalary":{"__proto__":{"polluted":1}}}`;
    jobFromPosting(JSON.parse(evil));
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

const page = (script: string) =>
  `<!doctype html><html><body><script>window.x = {"@type":"JobPosting"}</script>
  <script type="application/ld+json">${script.replaceAll("</", "<\\/")}</script><p>Buy me</p></body></html>`;

describe("a pasted page", () => {
  it.each([
    ["as it should be", JSON.stringify(POSTING)],
    ["in a comment", `<!-- ${JSON.stringify(POSTING)} -->`],
    ["as character data", `//<![CDATA[\n${JSON.stringify(POSTING)}\n//]]>`],
    [
      "with raw line breaks in its texts",
      JSON.stringify(POSTING).replace("Data Engineer", "Data\nEngineer"),
    ],
  ])("gives the posting that it holds %s", (_, script) => {
    expect(findPostings(page(script))).toMatchObject([{ title: "Data Engineer" }]);
    expect(readJob(page(script))).toMatchObject({
      read_as: "posting",
      draft: { location: "Leeds" },
    });
  });

  it("is read as text where its data is broken", () => {
    expect(findPostings(page("{oops"))).toEqual([]);
    expect(readJob(page("{oops"))).toMatchObject({
      read_as: "page",
      draft: { description: "Buy me" },
    });
  });

  it("may be JSON alone, or plain words", () => {
    expect(readJob(JSON.stringify([POSTING])).read_as).toBe("posting");
    expect(readJob("[Berlin] Baker wanted").read_as).toBe("text");
  });
});

const lines = fc
  .array(fc.constantFrom("Wir suchen", "- a & b", "1 < 2 > 0", "任职要求：", "- 熟悉 SQL", ""), {
    minLength: 1,
  })
  .map((list) => `Text\n${list.join("\n")}`.replace(/\n{3,}/g, "\n\n").trim());
const amount = fc.integer({ min: 1, max: 900_000 });
const jobs = fc.record({
  title: fc.constantFrom("Engineer", "数据分析师", "Nurse & Co"),
  organisation: fc.constantFrom("", "Acme", "甲公司"),
  location: fc.constantFrom("", "上海", "Berlin", "Smallville", "Germany"),
  remote: fc.constantFrom(null, "remote" as const),
  employment: fc.constantFrom(null, ...Employment.options),
  degree: fc.constantFrom(null, ...Degree.options),
  years: fc.constantFrom([null, null], [0, null], [3, null], [3, 5]),
  closes_on: fc.constantFrom(null, "2027-01-31"),
  description: lines,
  salary: fc.option(
    fc.record({
      ends: fc.tuple(fc.option(amount), amount).map(([min, more]) => [min, (min ?? 0) + more]),
      currency: fc.constantFrom("CNY", "EUR"),
      per: fc.constantFrom("hour" as const, "month" as const, "year" as const),
      months: fc.constantFrom(null, 14),
    }),
  ),
});

function jobOf({
  years,
  salary,
  ...rest
}: typeof jobs extends fc.Arbitrary<infer T> ? T : never): PostedJob {
  const draft = JobDraft.parse({
    ...rest,
    min_years: years[0],
    max_years: years[1],
    salary: salary && { ...salary, min: salary.ends[0], max: salary.ends[1] },
  });
  return { ...draft, id: "job-1", created_at: "2026-05-06T07:08:09Z" };
}

describe("a job as a JobPosting", () => {
  it("comes back with every field that a posting can hold", () => {
    fc.assert(
      fc.property(jobs, (given) => {
        const job = jobOf(given);
        const posting: unknown = JSON.parse(JSON.stringify(jobToPosting(job)));
        const { draft } = jobFromPosting(posting);
        const fields = [
          "title",
          "description",
          "remote",
          "employment",
          "salary",
          "closes_on",
        ] as const;
        for (const field of fields) expect([field, draft[field]]).toEqual([field, job[field]]);
        for (const field of ["organisation", "location", "min_years", "max_years"] as const) {
          if (job[field] !== "") expect([field, draft[field]]).toEqual([field, job[field]]);
        }
        if (job.degree !== null) expect(draft.degree).toBe(job.degree);
      }),
      { numRuns: 200 },
    );
  });

  it("has what Google requires, as far as the job says it", () => {
    const job = { ...jobOf(fc.sample(jobs, { numRuns: 1, seed: 1 })[0] as never), remote: null };
    expect(postingGaps(jobToPosting({ ...job, location: "上海", organisation: "" }))).toEqual([]);
    expect(postingGaps(jobToPosting({ ...job, location: "" }))).toEqual(["jobLocation"]);
    expect(postingGaps(jobToPosting({ ...job, location: "Smallville" }))).toEqual([
      "jobLocation.address.addressCountry",
    ]);
    const remote = { ...job, remote: Remote.enum.remote };
    expect(postingGaps(jobToPosting({ ...remote, location: "Germany" }))).toEqual([]);
    expect(postingGaps(jobToPosting({ ...remote, location: "" }))).toEqual([
      "applicantLocationRequirements",
    ]);
  });
});
