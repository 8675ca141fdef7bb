/** A few people and jobs of the demo, without the time that reading all of its files takes. */
import type { Principal } from "@bole/base";
import type { Talent } from "@bole/talent";

const PEOPLE: readonly (readonly [
  name: string,
  headline: string,
  location: string,
  email: string,
])[] = [
  ["陈思远", "资深后端工程师", "上海", "chen@example.cn"],
  ["何志强", "后端开发", "上海", "he@example.cn"],
  ["林雨桐", "大模型算法工程师", "北京", "lin@example.cn"],
  ["吴泽宇", "计算机视觉算法", "北京", "wu@example.cn"],
  ["张伟", "C 端产品经理", "北京", "zhangwei.growth@example.com"],
  ["张伟", "生产主管", "苏州", "zw_suzhou@example.cn"],
  ["Maya Lindqvist", "Senior Frontend Engineer", "Berlin, Germany", "maya@example.com"],
  ["Tomasz Wróbelski", "Frontend Engineer", "Wrocław, Poland", "tomasz@example.com"],
];

const JOBS = [
  { title: "高级后端工程师（支付清结算）", organisation: "杉桥科技", location: "上海" },
  { title: "大模型算法工程师", organisation: "鹿鸣智能", location: "北京" },
  {
    ...{ title: "Senior Frontend Engineer", organisation: "Harbourline", location: "Berlin" },
    criteria: [{ id: "react", text: "Strong React", need: "must" as const }],
  },
];

export async function fillSmall(talent: Talent, who: Principal): Promise<void> {
  const jobs: string[] = [];
  for (const job of JOBS) {
    // As the demo's, which come open; others go through the gate of effects.
    const { id } = await talent.jobs.create(who, { ...job, status: "open" }, { demo: true });
    jobs.push(id);
  }
  const [backend = "", , frontend = ""] = jobs;
  for (const [name, headline, location, email] of PEOPLE) {
    const { id: person_id } = await talent.people.add(who, { name, headline, location, email });
    if (name === "陈思远")
      await talent.applications.add(who, { person_id, job_id: backend, stage: "offer" });
    if (name === "何志强")
      await talent.applications.add(who, { person_id, job_id: backend, stage: "screening" });
    if (headline.includes("Frontend"))
      await talent.applications.add(who, { person_id, job_id: frontend, stage: "interview" });
  }
  await talent.interviewers.add(who, {
    name: "郑岚",
    email: "zheng@example.cn",
    time_zone: "Asia/Shanghai",
  });
}
