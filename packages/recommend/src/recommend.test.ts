import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Lab, type LabOptions, openLab, ROSA } from "./testing/lab.ts";
import { PROJECTS } from "./testing/projects.ts";
import { wordEmbedder } from "./testing/word-embedder.ts";

const VISION = "想做计算机视觉相关的项目，会 Python 和一点 PyTorch";

const opened: Lab[] = [];
async function open(options: LabOptions = {}): Promise<Lab> {
  const lab = await openLab(options);
  opened.push(lab);
  return lab;
}

async function filled(options: LabOptions = {}): Promise<Lab> {
  const lab = await open(options);
  await lab.addJobs(PROJECTS);
  return lab;
}

/** For whoever only asks. */
let shared: Lab;
beforeAll(async () => {
  shared = await filled();
});
afterAll(async () => {
  for (const lab of opened) await lab.close();
});

//                      ┌─► tag_retrieval ──────┐
//   profile_analysis ──┼─► semantic_retrieval ─┼─► merge_filter ─► semantic_rerank ─► final_output
//                      └─► fuzzy_retrieval ────┘
describe("a recommendation", () => {
  it("says what, how well, why and by what it was found", async () => {
    const { recommend } = shared;
    const { profile_data, funnel } = await recommend({ user_input: VISION });
    const [first, second] = profile_data.recommendations;
    expect(first).toMatchObject({
      id: "camera",
      kind: "project",
      title: "Counting bicycles with a camera",
      sources: ["tag", "semantic", "fuzzy"],
      judged_by: "embedded",
    });
    expect(second?.id).toBe("speech");
    expect(first?.matched_skills.map(({ id }) => id).sort()).toEqual([
      "computer-vision",
      "python",
      "pytorch",
    ]);
    expect(first?.match_reason).toMatch(/用得上你说的 .*(计算机视觉|Python|PyTorch)/u);
    const quote = first?.evidence.find(({ from }) => from === "item")?.quote ?? "";
    expect(PROJECTS.camera?.description).toContain(quote);
    expect(first?.match_reason).toContain(quote);
    expect(funnel).toMatchObject({
      items: 7,
      open: 6,
      left_out: { deadline_passed: 1 },
      shown: profile_data.recommendations.length,
    });
  });

  it("has a score that is 40, 40 and 20 parts of what is shown, and is ordered by it", async () => {
    const { recommend } = shared;
    const { recommendations } = (await recommend({ user_input: VISION })).profile_data;
    for (const { score, parts } of recommendations) {
      const sum = 0.4 * parts.tag + 0.4 * parts.semantic + 0.2 * parts.keyword;
      expect(score).toBeCloseTo(sum, 1);
    }
    const scores = recommendations.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it("is the same for the same question, always, and answers in the language it was asked in", async () => {
    const { recommend } = shared;
    const asked = { user_input: "Java backend with Kafka and payments" };
    const [one, other] = [await recommend(asked), await recommend(asked)];
    expect(one).toEqual(other);
    expect(one.profile_data.recommendations[0]?.id).toBe("payments");
    expect(one.profile_data.recommendations[0]?.match_reason).toMatch(/^Uses .*Java/u);
    const chinese = await recommend({ ...asked, language: "zh" });
    expect(chinese.profile_data.recommendations[0]?.match_reason).toMatch(/^用得上/u);
  });

  it("logs what each node did, for a person to read", async () => {
    const { recommend } = shared;
    const { messages } = await recommend({ user_input: "marine statistics, R" });
    const names = messages.map(({ name }) => name);
    expect([...names.slice(0, 1), ...names.slice(1, 4).toSorted(), ...names.slice(4)]).toEqual([
      "profile_analysis",
      "fuzzy_retrieval",
      "semantic_retrieval",
      "tag_retrieval",
      "merge_filter",
      "semantic_rerank",
      "final_output",
    ]);
    expect(messages[0]?.content).toMatch(
      /^Sought: jobs and projects\. Skills: .*Statistics.*; keywords: /u,
    );
    expect(messages.find(({ name }) => name === "tag_retrieval")?.content).toMatch(
      /^By tags: \d of 6 found$/u,
    );
  });

  it("limits itself to jobs or to projects, and to as many as are wanted", async () => {
    const { recommend } = shared;
    const jobs = await recommend({ user_input: "Python, nursing, Java", kind: "job" });
    expect(jobs.profile_data.recommendations.map(({ kind }) => kind)).not.toContain("project");
    const one = await recommend({ user_input: VISION, kind: "project", limit: 1 });
    expect(one.profile_data.recommendations).toHaveLength(1);
  });

  it("is a run like any other: journalled node by node, and a step of any plan", async () => {
    const { engine, run } = shared;
    const { run_id } = await run({ user_input: VISION });
    const keys: string[] = [];
    for await (const { type, key } of engine.events("acme", run_id)) {
      if (type === "step_completed" && key !== null) keys.push(key);
    }
    expect(keys).toContain("recommend/semantic_rerank");
    expect(keys.at(-1)).toBe("recommend");
  });
});

describe("what keeps something out", () => {
  it("is a rule, whatever it is about: closed, late, full, too demanding, applied for", async () => {
    const { recommend, whyNot, talent, addJobs, addResume } = await filled();
    await addJobs({
      full: { title: "Computer vision for fish", description: "PyTorch", places: 1 },
    });
    const hired = await addResume("hired", "Ann Lee\nann@example.com\n\nSkills\nCooking");
    await talent.applications.add(ROSA, { person_id: hired, job_id: "full", stage: "hired" });
    const input = { user_input: `${VISION}，三年经验，大专`, kind: "opportunities" } as const;
    const shown = (await recommend(input)).profile_data.recommendations.map(({ id }) => id);
    expect(shown).toContain("camera");
    for (const [id, rule, words] of [
      ["closed", "not_open", "已关闭"],
      ["late", "deadline_passed", "2026-03-01"],
      ["full", "no_places_left", "1 个名额"],
      ["payments", "too_few_years", "8 年"],
    ] as const) {
      expect(shown).not.toContain(id);
      const why = await whyNot(input, id);
      expect(why).toMatchObject({ verdict: "rule", rule, rank: null });
      expect(why.message).toContain(words);
    }
  });

  it("is what the wish names: a project, where there are enough of them", async () => {
    const { recommend, whyNot } = shared;
    const asked = { user_input: VISION, limit: 3 };
    const { kind, profile_data } = await recommend(asked);
    expect(kind).toBe("project");
    expect(new Set(profile_data.recommendations.map((one) => one.kind))).toEqual(
      new Set(["project"]),
    );
    expect(await whyNot(asked, "payments")).toMatchObject({ verdict: "other_kind" });
    expect((await recommend({ ...asked, limit: 30 })).kind).toBe("opportunities");
    expect((await recommend({ ...asked, kind: "job" })).kind).toBe("job");
  });

  it("is otherwise its rank, and what it would have taken", async () => {
    const { whyNot } = shared;
    const asked = { user_input: VISION, limit: 1 };
    const outranked = await whyNot(asked, "speech");
    expect(outranked).toMatchObject({ verdict: "outranked", rank: 2 });
    expect(outranked.last_shown).toBeGreaterThan(outranked.item.score);
    expect(outranked.message).toMatch(
      /排第 2，得 [\d.]+ 分；推荐的最后一个是 [\d.]+ 分，主要差在/u,
    );
    expect(await whyNot(asked, "camera")).toMatchObject({ verdict: "shown", rank: 1 });
    expect(await whyNot({ ...asked, kind: "job" }, "camera")).toMatchObject({
      verdict: "other_kind",
    });
    expect(await whyNot({ user_input: "Kafka", limit: 1 }, "shore")).toMatchObject({
      verdict: "not_found",
      ranks: {},
    });
    await expect(whyNot(asked, "nowhere")).rejects.toMatchObject({
      code: "recommend-item-unknown",
    });
  });
});

describe("when something is missing", () => {
  it("goes on with two tracks without a model of meaning, and says so", async () => {
    const embedder = wordEmbedder();
    embedder.before = () => {
      throw new Error("the model is away");
    };
    const { recommend } = await filled({ embedder });
    const { profile_data, messages } = await recommend({ user_input: VISION });
    expect(profile_data.recommendations[0]).toMatchObject({
      id: "camera",
      sources: ["tag", "fuzzy"],
    });
    expect(messages[0]?.content).toContain("the model is away");
    expect(messages.find(({ name }) => name === "semantic_retrieval")?.content).toContain(
      "由另外两路召回",
    );
  });

  it("goes on without tags where none is named", async () => {
    const { recommend } = shared;
    const { profile_data, messages } = await recommend({ user_input: "bicycles, faces" });
    expect(profile_data.recommendations[0]).toMatchObject({ id: "camera", parts: { tag: 0 } });
    expect(messages.find(({ name }) => name === "tag_retrieval")?.content).toContain(
      "no skill or interest was recognised",
    );
  });

  it("says what to loosen where nothing is left", async () => {
    const lab = await open();
    const none = await lab.recommend({ user_input: "Python" });
    expect(none.profile_data).toEqual({
      recommendations: [],
      advice: ["There is nothing to recommend yet"],
    });
    const { closed, late } = PROJECTS;
    await lab.addJobs({ ...(closed && { closed }) });
    expect((await lab.recommend({ user_input: "PyTorch" })).profile_data.advice).toEqual([
      "There are 1, but none is open",
    ]);
    await lab.addJobs({ ...(late && { late }) });
    const { profile_data, funnel } = await lab.recommend({ user_input: "PyTorch" });
    expect(profile_data.advice[0]).toBe("1 are past their deadline");
    expect(funnel).toMatchObject({ items: 2, open: 1, judged: 0, shown: 0 });
  });

  it("refuses what says nothing, and whom nobody knows", async () => {
    const { run } = shared;
    for (const user_input of ["  ", "🐼🐼"]) {
      expect(await run({ user_input })).toMatchObject({
        status: "failed",
        error: { message: expect.stringContaining("says what is wanted") },
      });
    }
    expect(await run({ user_input: "", student_id: "person_x" })).toMatchObject({
      status: "failed",
      error: { message: expect.stringContaining('There is no person "person_x"') },
    });
  });
});

describe("what does not fit", () => {
  it("is said to be only nearest, with a score near 0 and a reason of its own", async () => {
    const { recommend } = shared;
    const { profile_data } = await recommend({ user_input: "xkqz blorp fnord wibbleq" });
    expect(profile_data.advice[0]).toBe("Nothing matches exactly; these are the closest");
    for (const { score } of profile_data.recommendations) expect(score).toBeLessThan(15);
    const reasons = profile_data.recommendations.map(({ match_reason }) => match_reason);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it("comes behind what does, and says why: another place, another contract", async () => {
    const { recommend, addJobs } = await open();
    const job = {
      kind: "job",
      description: "Nursing on a ward.",
      employment: "full_time",
    } as const;
    await addJobs({
      munich: { ...job, title: "Nurse", location: "Munich" },
      shanghai: { ...job, title: "Nurse", location: "上海" },
      intern: { ...job, title: "Nurse", location: "Shanghai", employment: "internship" },
    });
    const asked = { user_input: "a full-time nurse in Shanghai" };
    const { recommendations } = (await recommend(asked)).profile_data;
    expect(recommendations.map(({ id }) => id)).toEqual(["shanghai", "intern", "munich"]);
    expect(recommendations[2]?.match_reason).toContain("It is in Munich; you asked for Shanghai.");
    expect(recommendations[1]?.match_reason).toContain(
      "It is an internship; you asked for full-time.",
    );
  });

  it("is judged where it lies in the place that is asked for, however many are better elsewhere", async () => {
    const { recommend, addJobs } = await open();
    const better = {
      kind: "job",
      description: "Ward nurse for a night ward. Nurse, ward.",
    } as const;
    await addJobs({
      ...Object.fromEntries(
        Array.from({ length: 40 }, (_, at) => [
          `munich-${at}`,
          { ...better, title: "Ward nurse", location: "Munich" },
        ]),
      ),
      worksop: {
        kind: "job",
        title: "Nurse",
        description: "Join our team. ".repeat(30),
        location: "Worksop, S80 2JB",
      },
    });
    const asked = { user_input: "ward nurse, moving from Leeds to Nottinghamshire" };
    const { recommendations } = (await recommend(asked)).profile_data;
    expect(recommendations.map(({ id }) => id)).toContain("worksop");
    const elsewhere = recommendations.find(({ location }) => location === "Munich");
    expect(elsewhere?.match_reason).toContain("you asked for Nottinghamshire");
  });
});

describe("both ways", () => {
  const RESUME = `Ada Byron
ada@example.com

Skills
Java, Kafka, MySQL, Go

Experience
Acme, Backend engineer
2012-01 – present
- Built payment systems in Java`;

  it("finds opportunities for a résumé, and leaves out what was applied for", async () => {
    const { recommend, addResume, talent, whyNot } = await filled();
    const student_id = await addResume("ada", RESUME);
    const { profile_data } = await recommend({ student_id });
    expect(profile_data.recommendations[0]).toMatchObject({ id: "payments" });
    expect(profile_data.recommendations[0]?.match_reason).toContain("from your résumé");
    await talent.applications.add(ROSA, {
      person_id: student_id,
      job_id: "payments",
      stage: "sourced",
    });
    const again = await recommend({ student_id });
    expect(again.profile_data.recommendations.map(({ id }) => id)).not.toContain("payments");
    expect(await whyNot({ student_id }, "payments")).toMatchObject({ rule: "already_applied" });
  });

  it("reads what is pasted at length as the résumé that it is", async () => {
    const { recommend } = shared;
    const pasted = `Backend engineer\n${"Built payment systems in Java with Kafka and MySQL.\n".repeat(20)}`;
    const { recommendations } = (await recommend({ user_input: pasted })).profile_data;
    expect(recommendations[0]).toMatchObject({ id: "payments" });
    expect(recommendations[0]?.match_reason).toContain("from your résumé");
  });

  it("finds people for a job, without those who withdrew their consent", async () => {
    const { recommend, addResume, talent } = await filled();
    const ada = await addResume("ada", RESUME);
    const bob = await addResume(
      "bob",
      RESUME.replaceAll("Ada Byron", "Bob Moss").replace("ada@", "bob@"),
    );
    await addResume("cora", "Cora Lund\ncora@example.com\n\nSkills\nNursing, Patient care");
    const asked = { kind: "people", job_id: "payments" } as const;
    const found = (await recommend(asked)).profile_data.recommendations;
    expect(
      found
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([ada, bob].toSorted());
    expect(found[0]).toMatchObject({ kind: "person", title: expect.stringMatching(/Ada|Bob/u) });
    expect(found[0]?.match_reason).toMatch(/^Has .*Java/u);
    const { version } = await talent.people.get(ROSA, bob);
    await talent.people.change(ROSA, bob, version, { consent: "withdrawn" });
    const { profile_data, funnel } = await recommend(asked);
    expect(profile_data.recommendations.map(({ id }) => id)).not.toContain(bob);
    expect(funnel.left_out).toEqual({ consent_withdrawn: 1 });
  });
});
