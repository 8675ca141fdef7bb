import { describe, expect, it } from "vitest";
import { parseResume } from "./parse-resume.ts";
import { textDocument } from "./testing/text-document.ts";

const parse = (text: string) => parseResume(textDocument(text)).data;
const jobs = (text: string) =>
  parse(text).workExperience.map(({ company, position, startDate, endDate, description }) =>
    [company, position, startDate, endDate, description].join(" | "),
  );
const studies = (text: string) =>
  parse(text).education.map(({ school, major, degree }) => [school, major, degree].join(" | "));

describe("jobs told in sentences", () => {
  it("are read from Chinese ones", () => {
    expect(
      jobs(
        "王小明\n\n工作经历\n2016年到2019年在上海蓝天贸易有限公司做会计，负责日常账务。\n2019年3月至今，就职于苏州宏达电子有限公司，担任财务主管，带领五人。",
      ),
    ).toEqual([
      "上海蓝天贸易有限公司 | 会计 | 2016 | 2019 | 负责日常账务。",
      "苏州宏达电子有限公司 | 财务主管 | 2019-03 | present | 带领五人。",
    ]);
  });

  it("are read from English ones", () => {
    expect(
      jobs(
        "Jane Doe\n\nExperience\nFrom 2016 to 2019 I worked as an accountant at Acme Ltd, where I closed the books.\nI have worked for Beta Foods as a finance manager since 2019.",
      ),
    ).toEqual([
      "Acme Ltd | accountant | 2016 | 2019 | where I closed the books.",
      "Beta Foods | finance manager | 2019 | present | ",
    ]);
  });

  it("are read where nothing heads them, and so is a school", () => {
    const text = `韦冬梅
电话15401896631

2011年到现在 在苏州宏利达电子厂, 先是插件工, 2014年开始做质检。

2006年到2010年 东莞长安 玩具厂 普工

2003年到2006年 河池市职业中学`;
    expect(jobs(text)).toEqual([
      "苏州宏利达电子厂 | 插件工 | 2011 | present | 2014年开始做质检。",
      "玩具厂 | 普工 | 2006 | 2010 | ",
    ]);
    expect(parse(text).education).toMatchObject([{ school: "河池市职业中学", endDate: "2006" }]);
    expect(parse(text).basic.phone).toBe("15401896631");
  });

  it("go on behind their dates", () => {
    expect(
      jobs(
        "Gary Stubbs\n\nWork\n\nBefore that\nKirk's Electrical, sales, 1998 to 2011. White goods. They closed down.",
      ),
    ).toEqual(["Kirk's Electrical | sales | 1998 | 2011 | White goods. They closed down."]);
  });
});

describe("what is said beside a job or a study", () => {
  it("is no job if it tells of a time between two", () => {
    const text = `蔡欣怡

工作经历
成都栗子树商贸有限公司 总账会计 2025.02 至今
2022.11 – 2025.01 照顾家里的老人
德阳明锐机械有限公司 成本会计 2018.07 – 2022.10`;
    expect(parse(text).workExperience.map(({ company }) => company)).toEqual([
      "成都栗子树商贸有限公司",
      "德阳明锐机械有限公司",
    ]);
  });

  it("is no company if it tells the hours", () => {
    expect(
      jobs("Ethan\n\nWork\nKitchen hand, Pier 9 Fish & Chips, 2024 - present, weekends"),
    ).toEqual(["Pier 9 Fish & Chips | Kitchen hand | 2024 | present | "]);
  });

  it("is no subject if it tells how somebody studied", () => {
    const text = `邓丽华

学校
2015.03 - 2018.01    荆楚医科大学    护理学    本科（在职）
2012.07 - 2015.06   湘南师范大学   教育硕士（在职）`;
    expect(studies(text)).toEqual(["荆楚医科大学 | 护理学 | 本科", "湘南师范大学 | 教育 | 硕士"]);
    expect(
      studies(
        "Noah Feldmann\n\nEducation\nUX Design Certificate (part-time, 9 months), Hafen Design Academy, 2024 – 2025",
      ),
    ).toEqual(["Hafen Design Academy | UX Design | Certificate"]);
  });

  it("does not hide a school whose name is in another language", () => {
    expect(
      studies(
        "Rafael\n\nEducation\nLicenciatura, Computer Networks, Instituto Politécnico do Cávado, 2014 – 2017",
      ),
    ).toEqual(["Instituto Politécnico do Cávado | Computer Networks | Licenciatura"]);
  });

  it("stays together in brackets, and in a position that changed", () => {
    const text = `Hiroko Tanabe
Principal Verification Engineer (ASIC / FPGA)
hiroko@example.com

Experience
南京金穗网络科技有限公司    PHP 开发工程师，后转 Java    2018.04 - 2022.02`;
    expect(parse(text).basic.title).toBe("Principal Verification Engineer (ASIC / FPGA)");
    expect(parse(text).workExperience[0]?.position).toBe("PHP 开发工程师，后转 Java");
  });
});
