/** Every template in both languages, on both papers, on one page and on several: what machines get out of the PDF. */
import { parseResume, readDocument } from "@bole/reading";
import { ResumeData } from "@bole/talent";
import { getDocumentProxy } from "unpdf";
import { afterAll, describe, expect, it } from "vitest";
import { openResumeRenderer } from "./renderer.ts";
import { TEMPLATES } from "./templates/index.ts";

const renderer = openResumeRenderer();
afterAll(() => renderer.close());

const PEOPLE = {
  en: {
    name: "Maya Lindqvist",
    firms: [
      "Fjordline Booking GmbH",
      "Harbour Foods Ltd",
      "Northwind Logistics",
      "Acme Robotics Inc.",
      "Pelican Insurance",
      "Bright Energy AB",
      "Copper Street Bank",
    ],
    did: [
      "Cut the load time of",
      "Rewrote",
      "Trained twelve people on",
      "Sold",
      "Measured",
      "Opened",
    ],
    what: [
      "the checkout together with the payment team, which brought more orders on phones in every market",
      "invoices in Go and moved four years of records without a minute in which nobody could pay",
      "the night shift plan with the people who work it, after two months of interviews on the floor",
      "returns",
      "stock counts in nine warehouses, with a report that managers read every morning before they open",
    ],
  },
  zh: {
    name: "林雨桐",
    firms: [
      "星河科技有限公司",
      "海港食品有限公司",
      "北辰物流集团",
      "云杉软件有限公司",
      "蓝鲸保险股份有限公司",
      "晨光能源有限公司",
      "长街银行",
    ],
    did: ["优化", "重写", "带领十二人完成", "上线", "测量并改进", "设计"],
    what: [
      "结算页面的加载速度，与支付团队一起改造缓存与图片，使各个市场的手机端下单量明显上升",
      "发票系统，迁移四年的历史数据，期间没有一分钟无法付款，并为财务同事编写使用手册",
      "夜班排班流程，先后访谈两个月，与一线同事共同设计新的轮换规则并在全部门店推广",
      "退货流程",
      "九个仓库的库存盘点，每天早晨开门之前把报表发给各位经理，差错率持续下降",
    ],
  },
} as const;
const LENGTHS = { one: { posts: 2, bullets: 2 }, several: { posts: 7, bullets: 8 } } as const;

const resumeOf = (
  language: "en" | "zh",
  { posts, bullets }: (typeof LENGTHS)[keyof typeof LENGTHS],
) => {
  const { name, firms, did, what } = PEOPLE[language];
  return ResumeData.parse({
    basic: {
      name,
      email: "maya@example.com",
      phone: "+86 138 0013 8000",
      links: ["https://github.com/maya"],
    },
    workExperience: Array.from({ length: posts }, (_, at) => ({
      id: `w${at}`,
      company: firms[at] ?? "",
      position: language === "zh" ? "前端工程师" : "Frontend Engineer",
      startDate: `${2022 - at}-03`,
      endDate: at === 0 ? "present" : `${2023 - at}-02`,
      description: Array.from(
        { length: bullets },
        (_, line) =>
          `- ${did[(line + at) % did.length]} ${what[(line * 2 + at) % what.length]} ${at * 40 + line * 3}%`,
      ).join("\n"),
    })),
    education: [
      {
        id: "e1",
        school: language === "zh" ? "浙江大学" : "Uppsala University",
        degree: language === "zh" ? "本科" : "B.Sc.",
        major: language === "zh" ? "计算机" : "Computing",
        startDate: "2010-09",
        endDate: "2014-06",
      },
    ],
    skillContent: "TypeScript, React",
  });
};

/** The text in the order of the file, as `pdftotext -raw` and simple applicant systems take it. */
async function inFileOrder(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const document = await getDocumentProxy(pdf.slice());
  const texts: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
  }
  return { text: texts.join(""), pages: document.numPages };
}

const squeezed = (text: string) => text.replace(/\s+/gu, "");

describe.each(TEMPLATES.map(({ id }) => id))("%s", (template) => {
  const cases = (["en", "zh"] as const).flatMap((language) =>
    (["a4", "letter"] as const).flatMap((paper) =>
      (["one", "several"] as const).map((length) => ({ language, paper, length })),
    ),
  );
  it.each(cases)("$language, $paper, $length page(s)", async ({ language, paper, length }) => {
    const data = resumeOf(language, LENGTHS[length]);
    const { pdf, warnings } = await renderer.pdf(data, { template, paper, language });
    expect(warnings).toEqual([]);

    const raw = await inFileOrder(pdf);
    expect(raw.pages > 1).toBe(length === "several");
    expect(squeezed(raw.text).startsWith(squeezed(data.basic.name))).toBe(true);
    const firms = data.workExperience.map(({ company }) =>
      squeezed(raw.text).indexOf(squeezed(company)),
    );
    expect(firms).toEqual(firms.toSorted((a, b) => a - b));
    expect(Math.min(...firms)).toBeGreaterThan(0);

    const read = parseResume(await readDocument({ name: "cv.pdf", bytes: pdf })).data;
    expect(read.basic).toMatchObject({ name: data.basic.name, email: data.basic.email });
    expect(squeezed(read.basic.phone)).toBe(squeezed(data.basic.phone));
    const posts = ({ workExperience }: ResumeData) =>
      workExperience.map(({ company, startDate, endDate }) => ({ company, startDate, endDate }));
    expect(posts(read)).toEqual(posts(data));
    expect(read.education[0]).toMatchObject({ startDate: "2010-09", endDate: "2014-06" });
  });
});

describe("choices of a look", () => {
  const pagesOf = async (look: Record<string, unknown>) => {
    const data = { ...resumeOf("en", LENGTHS.several), look };
    return renderer.preview(data, { template: "classic", paper: "a4", language: "en" });
  };

  it("fit one page where that can be read, and say so where it cannot", async () => {
    const short = { ...resumeOf("en", LENGTHS.one), look: { fit: true } };
    const long = await pagesOf({ fit: true });
    expect(long.warnings.map(({ code }) => code)).toEqual(["too-long-for-one-page"]);
    expect(long.pages.length).toBeGreaterThan(1);
    const bit = {
      ...short,
      workExperience: resumeOf("en", LENGTHS.several).workExperience.slice(0, 4),
    };
    const at = { template: "classic", paper: "a4", language: "en" } as const;
    const asked = await renderer.preview(bit, at);
    const { look: _, ...plain } = bit;
    const usual = await renderer.preview(ResumeData.parse(plain), at);
    expect([usual.pages.length, asked.pages.length]).toEqual([2, 1]);
    expect(asked.warnings).toEqual([]);
  });

  it("hide sections, put the newest first and name sites", async () => {
    const data = resumeOf("en", LENGTHS.one);
    const turned = {
      ...data,
      workExperience: data.workExperience.toReversed(),
      look: { hidden: ["skillContent"], newest_first: true, link_labels: true },
    };
    const { pdf } = await renderer.pdf(turned, {
      template: "minimal",
      paper: "a4",
      language: "en",
    });
    const { text } = await inFileOrder(pdf);
    expect(text).not.toContain("TypeScript");
    expect(text).toContain("GitHub: maya");
    expect(text.indexOf("Fjordline")).toBeLessThan(text.indexOf("Harbour"));
  });

  it("show a photograph, and nothing that only claims to be one", async () => {
    const PIXEL =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const drawn = async (photo: string) => (await pagesOf({ photo })).pages[0] ?? "";
    expect(await drawn(`data:image/png;base64,${PIXEL}`)).toContain("<image");
    expect(await drawn("data:image/png;base64,aGVsbG8=")).not.toContain("<image");
    expect(await drawn("https://example.com/me.png")).not.toContain("<image");
  });
});
