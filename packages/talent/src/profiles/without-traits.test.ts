import { describe, expect, it } from "vitest";
import { withoutTraits } from "./without-traits.ts";

/** Two people who differ in nothing that counts: what is left of both is the same. */
const PAIRS: readonly (readonly [one: string, other: string, left: string])[] = [
  ["男 | 32岁 | 8年工作经验", "女 | 51岁 | 8年工作经验", "8年工作经验"],
  ["性别：女  年龄：41  电话 13800138000", "性别：男  年龄：23  电话 13900139000", "电话"],
  [
    "我是女生，24岁，未婚，山东人，会 Python、SQL",
    "我是男生，39岁，已婚已育，广西河池人，会 Python、SQL",
    "我是，会 Python、SQL",
  ],
  [
    "Gender: female | Age: 29 | React, Go, R",
    "Gender: male | Age: 54 | React, Go, R",
    "React, Go, R",
  ],
  [
    "I'm a 29-year-old woman who builds robots",
    "I'm a 61-year-old man who builds robots",
    "I'm who builds robots",
  ],
  ["She led her team. Married with two children.", "He led his team. Divorced.", "led team."],
  ["出生于湖南长沙，1990年5月生，照片：me.jpg", "出生于黑龙江，1971年12月生，照片：photo.png", ""],
  ["Born in Lagos, single, nurse", "Born on 3 May 1970, engaged, nurse", "nurse"],
  ["她是护士，擅长与她的患者沟通", "他是护士，擅长与他的患者沟通", "他是护士，擅长与他的患者沟通"],
];

describe("traits that must not count", () => {
  it.each(PAIRS)("%s = %s", (one, other, left) => {
    expect(withoutTraits(one)).toBe(withoutTraits(other));
    expect(withoutTraits(one)).toBe(left);
  });

  it("take a name out wherever it stands", () => {
    expect(
      withoutTraits("Maya Lindqvist, engineer. Maya's tests run.", { name: "Maya Lindqvist" }),
    ).toBe("engineer. tests run.");
    expect(withoutTraits("陈思远\n陈思远负责支付", { name: "陈思远" })).toBe("负责支付");
  });

  it("leave what only looks like one", () => {
    for (const text of [
      "其他：吉他、摄影",
      "single-page applications; engaged 40 partners",
      "manage Germany, human resources, heritage",
      "5年 Java 后端，2024年毕业",
      "妇女儿童医院护士",
    ]) {
      expect(withoutTraits(text)).toBe(text);
    }
  });
});
