/** Two people whose résumés fill one page, or several: long lines, short ones, figures, in both languages. */
import { ResumeData } from "@bole/talent";

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
export const LENGTHS = {
  one: { posts: 2, bullets: 2 },
  several: { posts: 7, bullets: 8 },
} as const;

export const resumeOf = (
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
