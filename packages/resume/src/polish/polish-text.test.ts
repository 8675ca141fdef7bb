import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readResumes } from "../testing/corpus/corpus.ts";
import { keepsFacts } from "./keeps-facts.ts";
import { polishText } from "./polish-text.ts";

describe("polishing without a model", () => {
  it.each([
    [
      "我主要负责外卖订单系统的开发,使用了Java和MySQL,对接口进行了优化，响应时间从800ms降到200ms；然后带了3个实习生;另外写了单元测试覆盖率达到85%。",
      "- 负责外卖订单系统的开发，使用了 Java 和 MySQL，优化接口，响应时间从 800ms 降到 200ms\n- 带领 3 个实习生\n- 编写单元测试覆盖率达到 85%",
    ],
    [
      "I was responsible for maintaining the API and building dashboards. Was in charge of training 5 people. Developed a tool in order to reduce costs by 30% etc.",
      "- Maintained the API and built dashboards\n- Trained 5 people\n- Developed a tool to reduce costs by 30%",
    ],
    [
      "my duties included greeting guests, answering phones and processing payments for 240 rooms",
      "Greeted guests, answered phones and processed payments for 240 rooms",
    ],
    [
      "Manages a team of 5\nResponsible for writing reports\nBuilt a CRM",
      "- Managed a team of 5\n- Wrote reports\n- Built a CRM",
    ],
    ["1. 负责飞书表格；2. 优化渲染性能", "- 负责飞书表格\n- 优化渲染性能"],
    [
      "- 负责支付系统重构，QPS提升3倍\n- 带领5人小组",
      "- 负责支付系统重构，QPS 提升 3 倍\n- 带领 5 人小组",
    ],
    ["参与外卖订单系统的开发", "参与外卖订单系统的开发"],
    ["管理20名护士", "管理 20 名护士"],
  ])("makes of %j %j", (text, better) => {
    expect(polishText(text)).toBe(better);
  });

  it("has nothing left to do the second time", () => {
    for (const text of texts) expect(polishText(polishText(text))).toBe(polishText(text));
  });

  it("loses and invents nothing, whatever it is given", () => {
    const piece = fc.constantFrom(
      "我负责",
      "对系统进行了优化",
      "提升30%",
      "三十万用户",
      "2021年3月",
      "使用Vue3",
      "；",
      "。",
      ", ",
      "\n- ",
      "Responsible for building",
      "I was able to reduce",
      "5 people",
      "etc.",
      "in order to",
      "1. ",
      "，然后",
      "QPS",
      "Kubernetes",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join("");
        const check = keepsFacts(text, polishText(text));
        expect([check.missing, check.added]).toEqual([[], []]);
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 120 }),
        (text) => keepsFacts(text, polishText(text)).kept,
      ),
    );
  });
});

const texts = Object.values(readResumes()).flatMap(({ basic, workExperience, projects }) => [
  basic.summary,
  ...[...workExperience, ...projects].map(({ description }) => description),
]);
