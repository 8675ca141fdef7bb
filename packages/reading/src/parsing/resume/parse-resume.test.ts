import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ParsedResume } from "../../model/parsed-resume.ts";
import { parseResume } from "./parse-resume.ts";
import { textDocument } from "./testing/text-document.ts";

const parse = (text: string) => parseResume(textDocument(text));

const ENGLISH = `JOHN A. SMITH
Senior Software Engineer
San Francisco, CA | john.smith@example.com | (415) 555-0132 | linkedin.com/in/johnsmith

EXPERIENCE
Google, Mountain View, CA                         Mar 2019 – Present
Senior Software Engineer
• Led the migration of 40 services.
• Cut the latency of checkout by 35%.
Stripe — Software Engineer | San Francisco      June 2015 - Feb 2019
- Built the ledger.

EDUCATION
University of California, Berkeley                Aug 2011 – May 2015
Bachelor of Science in Computer Science

SKILLS
Languages: Go, Java, Python
`;

const CHINESE = `个人简历
姓名：张 三    性别：男    年龄：28    民族：汉    政治面貌：党员    婚姻状况：未婚
电话：138-1234-5678  邮箱：zhangsan @ example.com
现居地：上海市浦东新区   求职意向：Java开发工程师
一、教育背景
2013.09-2017.06  复旦大学  计算机科学与技术  本科
二、工作经历
2019.03-至今  上海某某信息科技有限公司  高级Java工程师
1. 负责订单系统的设计与开发；
2. 优化数据库，响应时间降低 40%。
2017年7月-2019年2月   腾讯科技   后端开发
- 参与支付网关开发
三、项目经验
订单中台系统    2020.01-2021.06    项目负责人
- 使用 Spring Cloud
四、证书
CET-6
`;

describe("a résumé in English", () => {
  const { data, language, missing } = parse(ENGLISH);

  it("knows the person and how to reach them", () => {
    expect(language).toBe("en");
    expect(data.basic).toEqual({
      name: "JOHN A. SMITH",
      title: "Senior Software Engineer",
      email: "john.smith@example.com",
      phone: "(415) 555-0132",
      location: "San Francisco, CA",
      summary: "",
      links: ["linkedin.com/in/johnsmith"],
    });
  });

  it("tells company, position and place apart, whatever their order", () => {
    expect(data.workExperience).toMatchObject([
      {
        company: "Google",
        position: "Senior Software Engineer",
        location: "Mountain View, CA",
        startDate: "2019-03",
        endDate: "present",
        description: "- Led the migration of 40 services.\n- Cut the latency of checkout by 35%.",
      },
      { company: "Stripe", position: "Software Engineer", location: "San Francisco" },
    ]);
  });

  it("keeps the comma of a school's name, and divides degree and subject", () => {
    expect(data.education).toMatchObject([
      {
        school: "University of California, Berkeley",
        degree: "Bachelor of Science",
        major: "Computer Science",
        startDate: "2011-08",
        endDate: "2015-05",
      },
    ]);
  });

  it("lists what it does not say", () => {
    expect(missing).toEqual(["basic.summary", "projects"]);
  });
});

describe("a résumé in Chinese", () => {
  const { data, language } = parse(CHINESE);

  it("reads the form at its head", () => {
    expect(language).toBe("zh");
    expect(data.basic).toMatchObject({
      name: "张三",
      title: "Java开发工程师",
      email: "zhangsan@example.com",
      phone: "138-1234-5678",
      location: "上海市浦东新区",
    });
  });

  it("reads its entries", () => {
    expect(data.education).toMatchObject([
      { school: "复旦大学", major: "计算机科学与技术", degree: "本科", endDate: "2017-06" },
    ]);
    expect(data.workExperience).toMatchObject([
      {
        company: "上海某某信息科技有限公司",
        position: "高级Java工程师",
        description: "- 负责订单系统的设计与开发；\n- 优化数据库，响应时间降低 40%。",
      },
      { company: "腾讯科技", position: "后端开发", startDate: "2017-07", endDate: "2019-02" },
    ]);
    expect(data.projects).toMatchObject([{ name: "订单中台系统", role: "项目负责人" }]);
    expect(data.other).toMatchObject([{ title: "证书", content: "CET-6" }]);
  });

  it("has no field for sex, age, people, party or family", () => {
    const said = JSON.stringify(data);
    for (const word of ["男", "28", "汉", "党员", "未婚"]) expect(said).not.toContain(word);
  });
});

describe("forms that résumés have", () => {
  it("names a company once for several positions", () => {
    const { data } = parse(`Jane Doe

EXPERIENCE
Acme Corporation, Boston, MA
Senior Analyst                        2019 - 2021
- Wrote reports.
Analyst                               2017 - 2019
- Counted.
`);
    expect(data.workExperience).toMatchObject([
      { company: "Acme Corporation", position: "Senior Analyst", startDate: "2019" },
      { company: "Acme Corporation", position: "Analyst", startDate: "2017" },
    ]);
  });

  it("reads what business networks export", () => {
    const { data } = parse(`Contact
jane@example.com
www.linkedin.com/in/janedoe (LinkedIn)
Top Skills
Negotiation
Jane Doe
Head of Sales at Acme
Greater Boston

Experience

Acme Inc
Head of Sales
January 2019 - Present (3 years 2 months)
Boston, Massachusetts, United States
Leads forty people.

Globex Corporation
Sales Manager
March 2014 - December 2018 (4 years 10 months)
Denver, Colorado

Education
Boston University
Bachelor of Arts, Economics · (2009 - 2013)
`);
    expect(data.workExperience).toMatchObject([
      { company: "Acme Inc", position: "Head of Sales", startDate: "2019-01", endDate: "present" },
      { company: "Globex Corporation", position: "Sales Manager", location: "Denver, Colorado" },
    ]);
    expect(data.education).toMatchObject([
      {
        school: "Boston University",
        degree: "Bachelor of Arts",
        major: "Economics",
        endDate: "2013",
      },
    ]);
  });

  it("reads fields that say their own name", () => {
    const { data } = parse(`工作经历
公司名称：北京青禾软件有限公司　　工作时间：2021年4月-至今
职位：产品经理　　工作地点：北京
- 负责规划
`);
    expect(data.workExperience).toMatchObject([
      {
        company: "北京青禾软件有限公司",
        position: "产品经理",
        location: "北京",
        startDate: "2021-04",
        description: "- 负责规划",
      },
    ]);
  });

  it("finds addresses in a column without a heading, and a title beside the name", () => {
    const { data } = parse(`Jane Doe Software Engineer

Skills
Go, Java
jane@example.com
+1 617 555 0143
Boston, MA
`);
    expect(data.basic).toMatchObject({
      name: "Jane Doe",
      title: "Software Engineer",
      email: "jane@example.com",
      location: "Boston, MA",
    });
    expect(data.skillContent).toBe("Go, Java");
  });

  it("reads a form whose cells only blanks divide", () => {
    const { data } = parse("个人简历\n姓名 王小五 性别 男\n联系电话 13800001111 现居地 上海\n");
    expect(data.basic).toMatchObject({ name: "王小五", phone: "13800001111", location: "上海" });
  });

  it("keeps marks of a study with it", () => {
    const { data } = parse("Education\nReed College, BA in Physics, GPA 3.9/4.0, 2008 - 2012\n");
    expect(data.education).toMatchObject([
      { school: "Reed College", degree: "BA", major: "Physics", description: "GPA 3.9/4.0" },
    ]);
  });
});

describe("anything else", () => {
  it.each(["", "\n\n", "lorem ipsum", "经历", "EXPERIENCE", "- ", "2019 - 2020"])(
    "finds no person in %j",
    (text) => {
      const parsed = parse(text);
      expect(ParsedResume.parse(parsed)).toEqual(parsed);
      expect(parsed.data.basic.name).toBe("");
    },
  );

  it("stays within the model's limits for a file of its own source code", () => {
    const source = readFileSync(import.meta.filename, "utf8");
    const parsed = parse(source.repeat(20));
    expect(ParsedResume.parse(parsed)).toEqual(parsed);
  });
});
