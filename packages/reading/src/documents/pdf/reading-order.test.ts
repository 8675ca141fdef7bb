import { describe, expect, it } from "vitest";
import { readDocument } from "../read-document.ts";
import { typstPdf } from "../testing/typst-pdf.ts";

const read = (source: string) => readDocument({ name: "cv.pdf", bytes: typstPdf(source) });
const linesOf = async (source: string) => (await read(source)).text.split("\n").filter(Boolean);

const LONG =
  "Designed and operated the payment ledger with PostgreSQL and Kafka and cut the nightly settlement from four hours to twelve minutes.";

describe("the order in which a page is read", () => {
  // ┌──────────────────────┐
  // │ Acme       2019–2021 │   a date at the margin belongs to its line
  // │ • Designed and …     │
  // │   … twelve minutes   │
  // │ Beta       2015–2019 │
  // └──────────────────────┘
  it("keeps a date at the right margin in its line", async () => {
    const entry = (name: string, years: string) =>
      `*${name}* #h(1fr) ${years}\n- ${LONG}\n- Led a team\n`;
    const source = [entry("Acme", "2019 – 2021"), entry("Beta", "2017 – 2019")];
    const lines = await linesOf([...source, entry("Gamma", "2015 – 2017")].join("\n"));
    expect(lines[0]).toBe("Acme\t2019 – 2021");
    expect(lines[1]).toMatch(/^- Designed and operated/);
    expect(lines).toContain("- Led a team");
    expect(lines).toContain("Gamma\t2015 – 2017");
  });

  // ┌──────────────────────┐
  // │ Acme       2019–2021 │
  // │ • Led a team         │   short lines leave the margin free,
  // │ Beta       2017–2019 │
  // │ • Led a team         │
  // │                2 / 3 │   and the page's number is none of the dates
  // └──────────────────────┘
  it("keeps dates in their lines above a page number at the same margin", async () => {
    const entry = (name: string, years: string) => `*${name}* #h(1fr) ${years}\n- Led a team\n`;
    const number = "#place(bottom + right, text(size: 8pt)[2 / 3])";
    const entries = [entry("Acme", "2019 – 2021"), entry("Beta", "2017 – 2019")];
    const lines = await linesOf([number, ...entries, entry("Gamma", "2015 – 2017")].join("\n"));
    expect(lines).toContain("Acme\t2019 – 2021");
    expect(lines).toContain("Beta\t2017 – 2019");
    expect(lines).toContain("Gamma\t2015 – 2017");
  });

  // ┌──────────────────────┐
  // │ Jane Doe             │ 1  across the page
  // ├───────┬──────────────┤
  // │ Skills│ Experience   │ 2  the dark bar, then
  // │ Figma │ Acme    2018 │ 3  what is beside it
  // └───────┴──────────────┘
  const sidebar = (fill: string) => `#set page(margin: 0pt)
#block(fill: rgb("#113355"), width: 100%, inset: 20pt, text(fill: white, size: 24pt)[Jane Doe])
#grid(columns: (170pt, 1fr),
  block(fill: ${fill}, width: 100%, inset: 16pt)[
    #set text(fill: ${fill === "none" ? "black" : "white"})
    *Contact* \\ jane\\@example.org \\ Berlin \\ *Skills* \\ Figma \\ Prototyping \\ User research],
  block(inset: 16pt)[*Experience* \\ Acme GmbH #h(1fr) 2018 – 2021
    - ${LONG}
    - ${LONG}
    *Education* \\ TU Berlin #h(1fr) 2014 – 2018])`;
  it.each(["rgb(34, 34, 34)", "none"])("reads a side bar as a whole (on %s)", async (fill) => {
    const lines = await linesOf(sidebar(fill));
    expect(lines[0]).toBe("Jane Doe");
    expect(lines.slice(1, 8)).toEqual(
      "Contact,jane@example.org,Berlin,Skills,Figma,Prototyping,User research".split(","),
    );
    expect(lines[8]).toBe("Experience");
    expect(lines[9]).toBe("Acme GmbH\t2018 – 2021");
    expect(lines.at(-1)).toBe("TU Berlin\t2014 – 2018");
    expect((await read(sidebar(fill))).hidden).toEqual([]);
  });

  // ┌───────────────┬──────┐
  // │ Experience    │Skills│   a narrow column at the right
  // └───────────────┴──────┘
  it("reads a narrow right column after the left one", async () => {
    const lines = await linesOf(`#grid(columns: (1fr, 130pt), gutter: 20pt,
      [*Experience* \\ Acme GmbH \\ ${LONG} \\ Beta AG \\ ${LONG}],
      [#set text(size: 9pt)
       *Skills* \\ Figma \\ Prototyping \\ *Languages* \\ German \\ English])`);
    expect(lines[0]).toBe("Experience");
    expect(lines.slice(-6)).toEqual("Skills,Figma,Prototyping,Languages,German,English".split(","));
  });

  // ┌──────────┬───────────┐
  // │ prose    │ prose     │   two columns whose lines stand side by side
  // └──────────┴───────────┘
  it("reads two columns of prose one after the other", async () => {
    const lines = await linesOf(
      `= Wei Zhang\n#columns(2)[Left begins. ${LONG} ${LONG} Left ends. #colbreak() Right begins. ${LONG} ${LONG} Right ends.]`,
    );
    expect(lines[0]).toBe("Wei Zhang");
    const text = lines.join(" ");
    expect(text.indexOf("Left ends.")).toBeLessThan(text.indexOf("Right begins."));
    expect(text.indexOf("Left begins.")).toBeLessThan(text.indexOf("Left ends."));
  });

  // ┌───────────┬──────────┐
  // │ 2019–2021 │ Acme     │   what stands before a line is read before it
  // │           │ built …  │
  // │ 2015–2019 │ Beta     │
  // └───────────┴──────────┘
  it("reads dates and labels at the left with what they label", async () => {
    const lines = await linesOf(`#grid(columns: (90pt, 1fr), row-gutter: 8pt,
      [2019 – 2021], [*Acme GmbH* \\ ${LONG}],
      [2015 – 2019], [*Beta AG* \\ Built the shop. \\ Led three people.],
      [Languages], [German, English], [Tools], [Docker, Kubernetes])`);
    expect(lines[0]).toMatch(/^2019 – 2021\s+Acme GmbH$/);
    expect(lines).toContainEqual(expect.stringMatching(/^2015 – 2019\s+Beta AG$/));
    expect(lines.at(-1)).toMatch(/^Tools\s+Docker, Kubernetes$/);
  });

  // ┌─────────────┬──────────┐
  // │ ★ 工作经历  │ **职位** │   headings of the margin, beside entries that are louder than they
  // │             │ 公司     │
  // │ ★ 教育背景  │ **学校** │
  // └─────────────┴──────────┘
  it("reads headings of the margin with what they head", async () => {
    const section = (heading: string, name: string) =>
      `[★ ${heading}], [*${name}* \\ 第一行的说明文字 \\ 第二行的说明文字],`;
    const lines = await linesOf(`#align(right)[陈嘉豪 \\ 算法工程师 \\ 武汉]
      #grid(columns: (90pt, 1fr), row-gutter: 14pt,
      ${section("工作经历", "算法实习生")} ${section("项目经验", "变化检测")} ${section("教育背景", "某某大学")})`);
    expect(lines.slice(3, 6)).toEqual([
      "★ 工作经历\t算法实习生",
      "第一行的说明文字",
      "第二行的说明文字",
    ]);
    expect(lines).toContain("★ 教育背景\t某某大学");
  });

  // ┌───────────────────────┐
  // │            Jane Doe CV│   a running head is no line of the column far below it
  // │ Jane Doe              │
  // ├───────────┬───────────┤
  // │【经历】   │【技能】   │   brackets and quotes may hang over its edge
  // └───────────┴───────────┘
  it("reads a narrow column that begins below a running head", async () => {
    const lines = await linesOf(`#set page(header: align(right, text(size: 8pt)[Jane Doe – CV]))
      #set text(lang: "zh")
      #text(size: 24pt)[Jane Doe]
      #grid(columns: (1fr, 120pt), gutter: 20pt,
        [【工作经历】 \\ 星桥科技有限公司 \\ 负责结算系统的设计与开发 \\ 带领三人小组 \\ 维护容器平台 \\ 【教育背景】 \\ 江淮大学],
        [138 0000 0000 \\ 【技能】 \\ 熟悉分布式系统 \\ “优秀”员工 \\ 熟悉容器])`);
    expect(lines.slice(0, 3)).toEqual(["Jane Doe – CV", "Jane Doe", "【工作经历】"]);
    expect(lines.slice(-5)).toEqual(
      "138 0000 0000,【技能】,熟悉分布式系统,“优秀”员工,熟悉容器".split(","),
    );
  });

  // ┌────────────────────────┐
  // │ Jane Doe       phone   │   an address at the right margin,
  // │                mail    │
  // │ Acme           2019–21 │   and dates below it
  // └────────────────────────┘
  it("keeps dates in their lines below an address at the same margin", async () => {
    const entry = (name: string, years: string) =>
      `${name} #h(1fr) ${years} \\ Manager #h(1fr) Berlin \\ Led a team \\ Built a shop\n\n`;
    const lines = await linesOf(`#grid(columns: (1fr, auto), text(size: 16pt)[Jane Doe],
        align(right)[+49 170 5550123 \\ jane\\@example.org \\ Berlin \\ example.org/jane \\ example.com])
      ${entry("Acme", "2019.01 – 2021.05")}
      ${entry("Beta", "2017.01 – 2019.01")}
      ${entry("Gamma", "2015.01 – 2017.01")}`);
    expect(lines).toContain("Acme\t2019.01 – 2021.05");
    expect(lines).toContain("Gamma\t2015.01 – 2017.01");
  });

  it("reads what stands on the page, whatever the order it was painted in", async () => {
    const lines = await linesOf(`#place(dy: 60pt)[third] #place(dy: 0pt)[first]
      #place(dy: 30pt)[second]`);
    expect(lines).toEqual(["first", "second", "third"]);
  });
});

describe("the lines of a page", () => {
  it("have no spaces between Chinese characters, and those that were written elsewhere", async () => {
    const zh = "负责支付系统的设计与开发，使用 PostgreSQL 与 Kafka。";
    expect(await linesOf(`#set text(lang: "zh")\n#set par(justify: true)\n${zh}`)).toEqual([zh]);
  });

  it("keep the blanks that were written between Chinese words, even where the font changes", async () => {
    const source = '#set text(lang: "zh")\n云栈科技 后端工程师 \\ *云栈科技* 后端工程师';
    expect(await linesOf(source)).toEqual(["云栈科技 后端工程师", "云栈科技 后端工程师"]);
  });

  it("say where they stand, how large they are, and what is bold", async () => {
    const { text, pages } = await read('#text(size: 20pt, weight: "bold")[Alice] \\ engineer');
    const [name, title] = pages[0]?.lines ?? [];
    expect(text.slice(name?.start, name?.end)).toBe("Alice");
    expect(name).toMatchObject({ font_size: 20, bold: true });
    expect(title).toMatchObject({ font_size: 10, bold: false });
    expect(name?.box.x).toBeCloseTo(70.9, 0);
    expect(title?.box.y).toBeGreaterThan(name?.box.y ?? Number.POSITIVE_INFINITY);
  });

  it("leave out what every page says, but not what is said for the first time", async () => {
    const source = `#set page(header: [Alice Smith – CV], footer: context align(center)[Page #counter(page).display() of 3])
      First page #pagebreak() Second page #pagebreak() Third page`;
    const { text, warnings } = await read(source);
    expect(text.split("\n").filter(Boolean)).toEqual([
      "Alice Smith – CV",
      "First page",
      "Second page",
      "Third page",
    ]);
    expect(warnings).toEqual(["repeated_lines_left_out"]);
  });

  it("put words together that were cut at a line's end", async () => {
    const { text } = await read("Respon- \\ sible for full- \\ stack web applications");
    expect(text.split("\n")).toEqual(["Responsible", "for full-stack", "web applications"]);
  });

  it("know the address that a word is linked to", async () => {
    const { text, links } = await read('Mail, #link("https://github.com/alice")[my code], phone');
    expect(links.map(({ start, end, url }) => [text.slice(start, end), url])).toEqual([
      ["my code", "https://github.com/alice"],
    ]);
  });

  it("join letters that were set apart", async () => {
    expect(await linesOf("#text(tracking: 4pt)[EXPERIENCE] \\ E D U C A T I O N")).toEqual([
      "EXPERIENCE",
      "EDUCATION",
    ]);
  });
});
