/** A résumé for tests: two jobs, one of everything else. */
import type { ResumeData } from "./structure.ts";

export const sampleResume: ResumeData = {
  basic: {
    name: "林小雨",
    title: "后端工程师",
    email: "lin@example.cn",
    phone: "13800138000",
    location: "北京",
    summary: "",
    links: ["https://github.com/lin", "https://lin.example.cn"],
  },
  workExperience: [
    {
      id: "w1",
      company: "美团",
      position: "后端工程师",
      location: "",
      startDate: "2021-07",
      endDate: "至今",
      description: "- 负责订单系统\n- 带 3 人小组",
    },
    {
      id: "w2",
      company: "字节跳动",
      position: "实习生",
      location: "",
      startDate: "2020-06",
      endDate: "2020-09",
      description: "",
    },
  ],
  projects: [{ id: "p1", name: "Bole", role: "", startDate: "", endDate: "", description: "" }],
  education: [
    {
      id: "e1",
      school: "北京大学",
      major: "计算机科学",
      degree: "硕士",
      startDate: "2018",
      endDate: "2021",
      description: "",
    },
  ],
  skillContent: "Go、Java",
  other: [{ id: "o1", title: "奖项", content: "ACM 银牌" }],
};
