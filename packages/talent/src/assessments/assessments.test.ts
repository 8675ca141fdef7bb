import { expect, it } from "vitest";
import { describeTalent } from "../testing/describe-talent.suite.ts";

const RESUME = `Li Lei
li.lei@example.com

Skills
TypeScript, Docker
`;
const criterion = (id: string, text: string) => ({ id, text, need: "must" as const });

describeTalent("assessments", ({ open }) => {
  it("are kept for the versions that were compared, and made anew when either changes", async () => {
    const { talent, store, rosa } = open();
    const draft = { title: "Engineer", criteria: [criterion("c1", "TypeScript")] };
    const job = await talent.jobs.create(rosa, draft);
    const file = { name: "li.txt", bytes: new TextEncoder().encode(RESUME) };
    const { person_id, resume_id } = await talent.imports.import(rosa, file);
    const first = await talent.assessments.of(rosa, person_id ?? "", job.id);
    expect(first).toEqual({
      job_id: job.id,
      resume_id,
      assessments: [
        {
          criterion_id: "c1",
          criteria_version: 1,
          resume_id,
          verdict: "meets",
          reason: "Names TypeScript.",
          quotes: [{ text: "TypeScript", span: { start: 34, end: 44 } }],
        },
      ],
    });
    expect(await talent.assessments.of(rosa, person_id ?? "", job.id)).toEqual(first);
    const rows = () => store.forTenant(rosa.tenant).selectFrom("assessments").selectAll().execute();
    expect(await rows()).toHaveLength(1);

    const criteria = [...draft.criteria, criterion("c2", "Kubernetes")];
    await talent.jobs.update(rosa, job.id, 1, { ...draft, criteria });
    const { assessments } = await talent.assessments.of(rosa, person_id ?? "", job.id);
    expect(assessments.map(({ criteria_version, verdict }) => [criteria_version, verdict])).toEqual(
      [
        [2, "meets"],
        [2, "partly"],
      ],
    );
    expect(await rows()).toHaveLength(3);
  });

  it("are empty where there is no résumé to compare", async () => {
    const { talent, rosa } = open();
    const job = await talent.jobs.create(rosa, {
      title: "Engineer",
      criteria: [criterion("c1", "TypeScript")],
    });
    const { id } = await talent.people.add(rosa, { name: "Han Meimei" });
    expect(await talent.assessments.of(rosa, id, job.id)).toEqual({
      job_id: job.id,
      resume_id: null,
      assessments: [],
    });
    await expect(talent.assessments.of(rosa, "person_0", job.id)).rejects.toMatchObject({
      code: "person-unknown",
    });
  });
});
