import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepsFacts } from "./keeps-facts.ts";

const keys = (facts: readonly { key: string }[]) => facts.map(({ key }) => key);

describe("a rewriting keeps the facts", () => {
  it.each([
    ["服务三十万用户", "服务 30 万用户"],
    ["服务30万用户", "服务 300,000 用户"],
    ["served 300k users", "Served 300,000 users"],
    ["提升百分之三十", "提升 30%"],
    ["2020年7月上线", "2020-07 上线"],
    ["二零二一年三月", "2021年3月"],
    ["带领五人团队", "带领 5 人团队"],
    ["管理二十名护士", "管理 20 位护士"],
    ["1.2万元", "12000 元"],
    ["two and a half thousand orders", "two and a half thousand orders"],
    ["led three engineers", "Led 3 engineers"],
    ["维护K8s集群", "维护 Kubernetes 集群"],
    ["十分熟悉支付业务", "熟悉支付业务"],
    ["我负责一个模块", "负责模块"],
    ["1. 写接口；2. 写文档", "- 写接口\n- 写文档"],
  ])("where %s becomes %s", (before, after) => {
    expect(keepsFacts(before, after)).toEqual({ kept: true, missing: [], added: [] });
  });

  it.each([
    ["提升30%", "提升 40%", ["30 %"], ["40 %"]],
    ["响应时间降到300ms", "响应时间降到 300 s", ["300 ms"], ["300 second"]],
    ["提升三倍", "提升三次", ["3 times"], ["3 count"]],
    ["在腾讯负责支付", "负责支付", ["腾讯"], []],
    ["用 Python 开发", "用 Go 开发", ["python"], ["go"]],
    ["Built a tool", "Built a tool with React", [], ["react"]],
    ["2021年上线", "2022年上线", ["2021"], ["2022"]],
    ["2021年3月上线", "2021年上线", ["2021-03"], ["2021"]],
    ["两个项目，两个系统", "两个项目和系统", ["2 thing"], []],
    ["优化查询", "优化查询，性能提升五倍", [], ["5 times"]],
    ["负责三十人的团队", "负责三百人的团队", ["30 person"], ["300 person"]],
  ])(
    "where %s becomes %s it says what is lost and what is new",
    (before, after, missing, added) => {
      const check = keepsFacts(before, after);
      expect(check.kept).toBe(false);
      expect(keys(check.missing)).toEqual(missing);
      expect(keys(check.added)).toEqual(added);
    },
  );

  it("says where they stand, to be shown", () => {
    const [before, after] = ["带领 5 人，提升 30%", "带领 5 人，提升 50%"];
    const { missing, added } = keepsFacts(before, after);
    expect(missing.map(({ start, end }) => before.slice(start, end))).toEqual(["30"]);
    expect(added.map(({ start, end }) => after.slice(start, end))).toEqual(["50"]);
  });
});

const texts = fc.string({ unit: "grapheme", maxLength: 80 });
const numbers = fc.integer({ min: 2, max: 9_999 });

describe("the check of facts", () => {
  it("finds nothing wrong with the same text", () => {
    fc.assert(fc.property(texts, (text) => keepsFacts(text, text).kept));
  });

  it("mirrors: what is missing one way is added the other way", () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const [there, back] = [keepsFacts(a, b), keepsFacts(b, a)];
        expect(keys(there.missing)).toEqual(keys(back.added));
        expect(keys(there.added)).toEqual(keys(back.missing));
      }),
    );
  });

  it("takes a number in ten thousands for the same in digits, and for no other", () => {
    fc.assert(
      fc.property(numbers, numbers, (n, m) => {
        const [han, digits] = [`服务${n}万用户`, `服务 ${n * 10_000} 用户`];
        expect(keepsFacts(han, digits).kept).toBe(true);
        expect(keepsFacts(han, `服务${m}万用户`).kept).toBe(n === m);
      }),
    );
  });

  it("knows names with signs in them", () => {
    expect(keepsFacts("C++ at Coca-Cola (Berlin)", "At Coca-Cola, C++").added).toEqual([]);
    expect(keepsFacts("at Acme", "at Coca-Cola").kept).toBe(false);
  });
});
