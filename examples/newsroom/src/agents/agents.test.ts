import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openNewsroom } from "../../test/open-newsroom.ts";
import { Article, Check, Claim, Point, Problem, paragraphsOf } from "../article/article.ts";

const Result = z.object({ "1": z.unknown() });

/** The answer of one agent, called as a plan calls it. */
async function call(action: string, args: Record<string, unknown>) {
  await using newsroom = await openNewsroom();
  const { engine, memory } = newsroom;
  const plan = { steps: [{ id: "1", action, args }] };
  const { run_id } = await engine.start({ tenant: "acme", plan });
  const { result, error } = await engine.settled("acme", run_id);
  const files = await memory.vfs.list("acme", "/articles");
  return { result: Result.safeParse(result).data?.["1"], error, files };
}

const Found = z.object({ draft_points: z.array(Point), sources: z.array(z.string()) });
const Written = z.object({ article: Article, claims: z.array(Claim) });
const Reviewed = z.object({
  review_summary: z.string(),
  score: z.int(),
  problems: z.array(Problem),
});

async function write(topic: string, cite: boolean) {
  const { draft_points } = Found.parse((await call("researcher", { topic })).result);
  return Written.parse((await call("writer", { topic, bullets: draft_points, cite })).result);
}

const review = async (doc: Article) => Reviewed.parse((await call("reviewer", { doc })).result);

describe.each([
  ["structured interviews", "en"],
  ["结构化面试", "zh"],
])("the newsroom, on %s", (topic, language) => {
  it("finds points whose quotes are in their sources", async () => {
    const { draft_points, sources } = Found.parse((await call("researcher", { topic })).result);
    expect(sources).toHaveLength(3);
    const checks = await Promise.all(
      draft_points.map(async ({ quote, source }) =>
        Check.parse((await call("fact_checker", { claim: { quote, source } })).result),
      ),
    );
    expect(checks.map(({ verdict }) => verdict)).toEqual(draft_points.map(() => "supported"));
  });

  it("leaves out the sources that are known already", async () => {
    const first = Found.parse((await call("researcher", { topic, sources: 1 })).result);
    const more = await call("researcher", { topic, without: first.sources });
    expect(Found.parse(more.result).sources).not.toContain(first.sources[0]);
  });

  it("writes an article that the reviewer has nothing to say against", async () => {
    const { article, claims } = await write(topic, true);
    expect(article).toMatchObject({ language, sources: expect.toSatisfy((s) => s.length === 3) });
    expect(paragraphsOf(article)).toHaveLength(5);
    expect(claims).toHaveLength(6);
    expect(await review(article)).toMatchObject({ score: 100, problems: [] });
  });

  it("misses the citations where there are none", async () => {
    const { article } = await write(topic, false);
    const { score, problems, review_summary } = await review(article);
    expect(problems.map(({ code }) => code)).toEqual(["few-sources", "no-citations"]);
    expect(score).toBe(40);
    expect(review_summary).toContain(language === "en" ? "No paragraph says" : "没有一段注明来源");
  });

  it("publishes into the file system, each time the same file", async () => {
    const { article } = await write(topic, true);
    const { files } = await call("publisher", { article });
    expect(files).toMatchObject([{ mime: "text/markdown", tags: ["article", language], ver: 1 }]);
  });
});

describe("the reviewer", () => {
  const article = (body: string): Article => ({
    title: "T",
    language: "en",
    body,
    sources: ["job-analysis", "work-samples", "bias-in-interviews"],
    length: 200,
  });

  it.each([
    ["a quote that no source has", "He said: “Horses are loyal.” [1]", "unknown-quote"],
    ["a paragraph without a source", "All is well [1].\n\nSo they say.", "uncited-paragraph"],
    ["a sentence that comes twice", "All is well [1].\n\nAll is well [1].", "repeated-sentence"],
  ])("finds %s", async (_, body, code) => {
    const { problems } = await review(article(body));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
  });

  it("wants articles to be long enough", async () => {
    const { problems } = await review({ ...article("All is well [1]."), length: 4 });
    expect(problems).toEqual([
      { code: "too-short", message: "It has 4 words, and should have 150 or more." },
    ]);
  });
});

describe("what cannot be done", () => {
  it("is a topic that no source has anything on: it says what there is", async () => {
    const { error } = await call("researcher", { topic: "horses" });
    expect(error?.message).toContain('No source has anything on "horses". The shelf has:');
  });

  it("is a source that cannot be read", async () => {
    const { error } = await call("source_reader", { topic: "bias", source: "lost-notes" });
    expect(error?.message).toContain('"lost-notes" cannot be read');
  });

  it("is an article without points", async () => {
    const { error } = await call("writer", { topic: "bias", bullets: [] });
    expect(error?.message).toContain("no point to make");
  });

  it("is to publish what nobody said", async () => {
    const { article } = await write("bias", true);
    const claim = { quote: "Horses are loyal.", source: "job-analysis" };
    const check = Check.parse((await call("fact_checker", { claim })).result);
    expect(check).toMatchObject({
      verdict: "unsupported",
      evidence: "job-analysis does not say this.",
    });
    const { error, files } = await call("publisher", { article, checks: [check] });
    expect(error?.message).toContain("not published, because of 1 claims: “Horses are loyal.”");
    expect(files).toEqual([]);
  });
});
