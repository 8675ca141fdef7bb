import { describe, expect, it } from "vitest";
import { matchNames } from "./match-names.ts";

const named = (...labels: string[]) => labels.map((label) => ({ label }));
const PEOPLE = named(
  "王小明",
  "李雷",
  "Mary O'Brien",
  "Katharina Ortner",
  "Robert Smith",
  "欧阳娜娜",
  "Raj Patel",
  "Jürgen Müller",
  "Zhang Wei",
);

describe("the one that a name means", () => {
  it.each([
    ["王小明", "王小明", "exact"],
    ["Wang Xiaoming", "王小明", "pinyin"],
    ["xiaoming wang", "王小明", "pinyin"],
    ["小明", "王小明", "part"],
    ["王姐", "王小明", "surname"],
    ["王晓明", "王小明", "sound"],
    ["wxm", "王小明", "initials"],
    ["李工", "李雷", "surname"],
    ["小李", "李雷", "surname"],
    ["张伟", "Zhang Wei", "pinyin"],
    ["欧阳老师", "欧阳娜娜", "surname"],
    ["Dr. O’Brien", "Mary O'Brien", "part"],
    ["Frau Ortner", "Katharina Ortner", "part"],
    ["ORTNER Katharina", "Katharina Ortner", "order"],
    ["Bob Smith", "Robert Smith", "nickname"],
    ["R. Patel", "Raj Patel", "initials"],
    ["katarina", "Katharina Ortner", "typo"],
    ["muller", "Jürgen Müller", "part"],
  ])("%s is %s: %s", (words, label, why) => {
    expect(matchNames(words, PEOPLE).best).toMatchObject({ item: { label }, why });
  });

  it("is nobody where a longer name is said that only begins with theirs", () => {
    expect(matchNames("张伟明", named("张伟")).best).toBeNull();
    expect(matchNames("张伟先生", named("张伟")).best).toMatchObject({ item: { label: "张伟" } });
  });

  it.each([
    ["the data enginer role", "Data Engineer"],
    ["后端那个岗位", "高级后端工程师"],
    ["北大", "北京大学"],
    ["siemens", "Siemens AG, Product Manager"],
  ])("may be a job or an entry: %s is %s", (words, label) => {
    const items = named(
      "Data Engineer",
      "Senior Data Engineer",
      "高级后端工程师",
      "前端工程师",
      "北京大学",
      "Siemens AG, Product Manager",
    );
    expect(matchNames(words, items).best?.item.label).toBe(label);
  });

  it("may be known by another name", () => {
    const items = [{ label: "Shen Yue", aliases: ["沈悦", "Vivian"] }, { label: "Vera Lind" }];
    expect(matchNames("vivian", items).best?.item.label).toBe("Shen Yue");
  });
});

describe("where the words don't decide", () => {
  it.each([
    ["王姐", named("王芳", "王小明"), 2],
    ["nurse", named("Staff Nurse", "Head Nurse", "Cook"), 2],
    ["Amy", named("Amy Chen", "Amy Wong"), 2],
    ["王芳", named("王芳", "王芳"), 2],
  ])("%s: nobody is chosen, those who may be meant are named", (words, items, count) => {
    const { best, equal } = matchNames(words, items);
    expect(best).toBeNull();
    expect(equal).toHaveLength(count);
  });

  it.each([
    ["Amy Wong", "Amy Chen"],
    ["王小朋", "王小明"],
  ])("%s is not %s, only similar", (words, label) => {
    const { best, ranked } = matchNames(words, named(label, "Somebody Else"));
    expect(best).toBeNull();
    expect(ranked).toMatchObject([{ item: { label }, why: "weak" }]);
  });

  it("finds nobody for a stranger", () => {
    expect(matchNames("Priyanka", PEOPLE)).toEqual({ best: null, equal: [], ranked: [] });
  });
});
