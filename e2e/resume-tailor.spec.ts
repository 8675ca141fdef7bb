/**
 * The story of an application, in both languages: a résumé is held against an advertisement, what it
 * lacks is asked for, the result is kept as a variant, reviewed, downloaded for Word, renamed, deleted
 * and brought back.
 */
import { writeFileSync } from "node:fs";
import { accessibilityFaults } from "./support/accessibility.ts";
import { takePicture } from "./support/picture.ts";
import { expect, test } from "./support/talent-test.ts";

const STORIES = [
  {
    language: "en",
    data: {
      basic: { name: "Ada Byrne", title: "Data Analyst", email: "ada@example.ie" },
      workExperience: [
        {
          ...{ id: "a", company: "Harbour Foods", position: "Data Analyst" },
          ...{ startDate: "2021-02", endDate: "present" },
          description: "- Wrote weekly reports for 14 shops\n- Built forecasts in Python",
        },
      ],
      skillContent: "Excel, SQL, Python",
    },
    ad: "Data Analyst, Retail\n\nRequirements:\n- Python\n- Kubernetes\n",
    answers: ["Ran 6 services on Kubernetes", "40 nodes", "deploys went from days to minutes"],
    line: "- Ran 6 services on Kubernetes, 40 nodes, deploys went from days to minutes",
    words: {
      ...{ tailor: "Tailor", file: "From a file", compare: "Compare" },
      coverage: "1 of 2 requirements proven, 0 in part",
      ask: "Do you have this? Then say it in your words.",
      save: "Save as variant",
      ...{ review: "Review", contact: "Contact details", share: "2 of 4" },
      ...{ download: "Download", actions: "Actions for", rename: "Rename…", renameGo: "Rename" },
      ...{ name: "Name", delete: "Delete", undo: "Undo" },
    },
  },
  {
    language: "zh",
    data: {
      basic: { name: "林雨桐", title: "数据分析师", email: "lin@example.cn" },
      workExperience: [
        {
          ...{ id: "a", company: "海港食品有限公司", position: "数据分析师" },
          ...{ startDate: "2021-02", endDate: "present" },
          description: "- 为 14 家门店撰写周报\n- 用 Python 搭建销量预测",
        },
      ],
      skillContent: "Excel、SQL、Python",
    },
    ad: "数据分析师\n\n任职要求：\n1. 熟练使用 Python；\n2. 熟悉 Kubernetes。\n",
    answers: ["在 Kubernetes 上运行 6 个服务", "40 个节点", "部署从几天缩短到几分钟"],
    line: "- 在 Kubernetes 上运行 6 个服务，40 个节点，部署从几天缩短到几分钟",
    words: {
      ...{ tailor: "按职位优化", file: "从文件读取", compare: "对照" },
      coverage: "2 条要求中，1 条有据可查，0 条部分符合",
      ask: "你做过吗？用自己的话写下来。",
      save: "另存为定制版",
      ...{ review: "检查", contact: "联系方式", share: "2 / 4" },
      ...{ download: "下载", actions: "的操作", rename: "重命名…", renameGo: "重命名" },
      ...{ name: "名称", delete: "删除", undo: "撤销" },
    },
  },
] as const;

for (const { language, data, ad, answers, line, words } of STORIES) {
  test(`a résumé is tailored, reviewed, exported and kept in order: ${language}`, async ({
    page,
    bole,
  }, info) => {
    const made = await page.request.post(`${bole.url}/api/resumes`, { data: { data } });
    const { id } = await made.json();
    await page.goto(`${bole.url}/resumes/${id}`);
    await page.evaluate(`localStorage.setItem("bole.language", "${language}")`);
    await page.reload();

    // Against an advertisement that comes as a file.
    const file = info.outputPath("ad.txt");
    writeFileSync(file, ad);
    await page.getByRole("button", { name: words.tailor, exact: true }).click();
    const drawer = page.getByRole("dialog", { name: words.tailor });
    await drawer.getByLabel(words.file).setInputFiles(file);
    await expect(drawer.getByRole("textbox")).toHaveValue(/Kubernetes/);
    await drawer.getByRole("button", { name: words.compare, exact: true }).click();
    await expect(drawer.getByRole("status")).toHaveText(words.coverage);

    // What is missing is asked for, and shown as a change before it is one.
    await drawer.getByText(words.ask).click();
    const fields = drawer.locator("details").getByRole("textbox");
    for (const [at, answer] of answers.entries()) await fields.nth(at).fill(answer);
    await expect(drawer.locator("details ins")).toContainText("Kubernetes");
    await takePicture(page, `resume.tailor.${language}`);
    expect(await accessibilityFaults(page, "tailor")).toEqual([]);
    await drawer.getByRole("button", { name: words.save }).click();

    // The variant has it; its source has not.
    await expect(page).not.toHaveURL(new RegExp(id));
    const variantId = page.url().split("/").at(-1);
    const described = async (resume: string | undefined) => {
      const { resume: found } = await (
        await page.request.get(`${bole.url}/api/resumes/${resume}`)
      ).json();
      return found.data.workExperience[0].description;
    };
    expect(await described(variantId)).toContain(line);
    expect(await described(id)).toBe(data.workExperience[0].description);

    await page.getByRole("button", { name: words.review, exact: true }).click();
    const contact = page.getByRole("region", { name: words.contact });
    await expect(contact.getByText(words.share)).toBeVisible();
    await takePicture(page, `resume.review.${language}`);
    expect(await accessibilityFaults(page, "review")).toEqual([]);
    await page.keyboard.press("Escape");

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: words.download, exact: true }).click();
    await page.getByRole("menuitem", { name: "Word (DOCX)" }).click();
    expect((await download).suggestedFilename()).toMatch(
      new RegExp(`^${data.basic.name}.*\\.docx$`),
    );

    // Among one's own: below its source, renamed, deleted and brought back.
    await page.goto(`${bole.url}/resumes`);
    const rows = page.getByRole("main").locator("tbody tr");
    await expect(rows).toHaveCount(2);
    await rows.nth(1).getByRole("button").click();
    await page.getByRole("menuitem", { name: words.rename }).click();
    await page.getByRole("textbox", { name: words.name }).fill("Acme 2026");
    await page.getByRole("button", { name: words.renameGo, exact: true }).click();
    await expect(rows.nth(1)).toContainText("Acme 2026");
    await takePicture(page, `resume.list.variants.${language}`);
    await rows.nth(1).getByRole("button", { name: words.actions }).click();
    await page.getByRole("menuitem", { name: words.delete }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole("button", { name: words.undo, exact: true }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText("Acme 2026");
  });
}
