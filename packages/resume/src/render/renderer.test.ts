import { afterAll, describe, expect, it } from "vitest";
import type { ResumeLook } from "./look.ts";
import { openResumeRenderer } from "./renderer.ts";
import { TEMPLATES } from "./templates/index.ts";
import { sample } from "./testing/sample.ts";

const look: ResumeLook = { template: "classic", paper: "a4", language: "en" };
const renderer = openResumeRenderer();
afterAll(() => renderer.close());

describe("a renderer", () => {
  it("shows a change where it was made, and only there", async () => {
    const before = await renderer.preview(sample(), look);
    const after = await renderer.preview(
      sample({ skillContent: "Languages: Go\nTools: Vite" }),
      look,
    );
    const places = ({ positions }: typeof before, path: string) =>
      positions.filter((position) => position.path === path);
    expect(places(after, "basic.name")).toEqual(places(before, "basic.name"));
    expect(places(after, "skillContent").map(({ line }) => line)).toEqual([0, 0, 1, 1]);
    expect(places(after, "skillContent")).not.toEqual(places(before, "skillContent"));
  });

  it("answers whoever waits, in their order, and not those who left", async () => {
    const left = AbortSignal.abort(new Error("left"));
    const leaving = new AbortController();
    const order: string[] = [];
    const asked = (name: string, signal?: AbortSignal) =>
      renderer.pdf(sample({ basic: { name } }), look, signal).then(
        () => order.push(name),
        (error: Error) => order.push(`${name} ${error.message}`),
      );
    const all = [asked("a"), asked("b", leaving.signal), asked("c"), asked("d", left)];
    leaving.abort(new Error("leaves"));
    await Promise.all(all);
    expect(order.filter((name) => name.length === 1)).toEqual(["a", "c"]);
    expect(order).toContain("b leaves");
    expect(order).toContain("d left");
  });

  it.each(TEMPLATES.map(({ id }) => id))(
    "sets whatever somebody writes as it is (%s)",
    async (template) => {
      const hostile = [
        '#eval("1+1") #panic() #import "/etc/passwd": * #set page(width: 1pt)',
        "$x^2$ @nobody <label> *bold* _it_ `raw` ``` \\ \\u{41} // comment /* more",
        "= Heading\n+ item\n/ term: x\n]] )) }} \"'",
        "👩‍💻 🚀 مرحبا 中文 😀 שלום, עולם 龘㐀 𠮷 한 ﷽ \u2066x\u2069 ٓ ۧ ُ□ۖ",
      ];
      const data = sample({
        basic: { name: hostile[3], title: hostile[0], summary: hostile.join("\n") },
        skillContent: hostile.toReversed().join("\n"),
      });
      const { positions, pages, warnings } = await renderer.preview(data, { ...look, template });
      const shown = positions
        .filter(({ path }) => path === "basic.summary")
        .map(({ line }) => line);
      expect([...new Set(shown)]).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(pages.join("")).not.toMatch(/<(?!\/?(?:svg|defs|path|g|use)\b)/);
      expect(warnings).toMatchObject([{ characters: ["𠮷", "한"] }]);
    },
  );

  it("darkens a colour that could not be read", async () => {
    const drawn = async (accent: string) =>
      (await renderer.preview(sample(), { ...look, accent })).pages.join();
    expect(await drawn("#ffee00")).not.toContain("#ffee00");
    expect(await drawn("#a41b2c")).toContain("#a41b2c");
  });

  it("refuses what would be a book", async () => {
    const description = "Word ".repeat(4_000);
    const entry = (id: number) => ({ id: String(id), company: "x", description });
    const book = sample({ workExperience: Array.from({ length: 10 }, (_, id) => entry(id)) });
    await expect(renderer.preview(book, look)).rejects.toMatchObject({ code: "resume-too-long" });
  });

  it("ends what takes too long, and goes on with a new process", async () => {
    const hasty = openResumeRenderer({ timeoutMs: 1 });
    await expect(hasty.pdf(sample(), look)).rejects.toMatchObject({ code: "render-too-slow" });
    await expect(hasty.pdf(sample(), look)).rejects.toMatchObject({ code: "render-too-slow" });
    await hasty.close();
  });

  it("lets only so many wait, and none once it is closed", async () => {
    const small = openResumeRenderer({ maxWaiting: 1 });
    const first = small.pdf(sample(), look);
    const second = small.pdf(sample(), look);
    await expect(small.pdf(sample(), look)).rejects.toMatchObject({ code: "render-busy" });
    const ended = Promise.allSettled([first, second]);
    await small.close();
    expect(await ended).toMatchObject([
      { status: "rejected", reason: { code: "render-busy" } },
      { status: "rejected", reason: { code: "render-busy" } },
    ]);
    await expect(small.pdf(sample(), look)).rejects.toMatchObject({ code: "render-busy" });
  });
});
